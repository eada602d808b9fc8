/** With read replicas, the server sends the database position (PostgreSQL LSN) of a response. */
export const POSITION_HEADER = 'x-read-position';
/** Stored name, do not rename. */
const COOKIE = 'larder.heard_position';
const POSITION = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/u;
/** Far longer than a replica lags. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

function sortKey(position: string): string {
  return position
    .split('/')
    .map((part) => part.padStart(8, '0'))
    .join('');
}

/**
 * Stores the position in a cookie, which every later request sends: no replica that lags behind it may answer (read your writes).
 * Ignores a position older than the stored one.
 */
export function storeReadPosition(position: string | null | undefined): void {
  if (position === null || position === undefined || !POSITION.test(position)) return;
  const [, stored = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`, 'u').exec(document.cookie) ?? [];
  if (POSITION.test(stored) && sortKey(stored) >= sortKey(position)) return;
  document.cookie = `${COOKIE}=${position}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}
