/** Pages that one only passes through: nobody is sent back to them. */
const DOORS = new Set(['/', '/login', '/register', '/admin']);

/**
 * Where to go after logging in. `next` comes from the address bar, so anyone can write anything there: only a path of
 * our own origin is followed, read the way the browser will read it.
 */
export function parseNextPath(next: unknown, origin: string): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null;
  if (!URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('//') || DOORS.has(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
