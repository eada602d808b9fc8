/** A place in PostgreSQL's log of what is written, as PostgreSQL writes it: 16/B374D848. */
export type LogPosition = string;

const POSITION = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/u;

/** After everything. */
export const MAX_LOG_POSITION: LogPosition = 'FFFFFFFF/FFFFFFFF';

/** As a number that can be compared; undefined where it is none. */
export function readPosition(text: string): bigint | undefined {
  const [, high, low] = POSITION.exec(text) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
