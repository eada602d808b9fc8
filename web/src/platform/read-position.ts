/** Where a server that reads from a copy of its database says how far an answer has come. */
export const POSITION_HEADER = 'x-read-position';
const COOKIE = 'larder.heard_position';
const POSITION = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/u;
/** Longer than anybody needs it. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Such positions in their order. */
function inOrder(position: string): string {
  return position
    .split('/')
    .map((part) => part.padStart(8, '0'))
    .join('');
}

/** The server gets it with each request from now on: what we were told must be in what it reads. What was told late takes nothing back. */
export function storeReadPosition(position: string | null | undefined): void {
  if (position === null || position === undefined || !POSITION.test(position)) return;
  const [, known = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`, 'u').exec(document.cookie) ?? [];
  if (POSITION.test(known) && inOrder(known) >= inOrder(position)) return;
  document.cookie = `${COOKIE}=${position}; Max-Age=${KEPT_SECONDS}; Path=/; SameSite=Lax`;
}
