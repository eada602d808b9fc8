/** A log sequence number (LSN) of PostgreSQL's write-ahead log, such as 16/B374D848. */
export type LogPosition = string;

const POSITION = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/u;

/** Sorts after every position. */
export const MAX_LOG_POSITION: LogPosition = 'FFFFFFFF/FFFFFFFF';

/** Parses a position into a comparable number. Returns undefined for malformed text. */
export function readPosition(text: string): bigint | undefined {
  const [, high, low] = POSITION.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
