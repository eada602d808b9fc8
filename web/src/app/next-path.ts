/** Guest pages, never the target after logging in. */
const GUEST_PATHS = new Set(['/', '/login', '/register', '/admin']);

/** In the place of our own origin, which a path does not name. */
const ORIGIN = 'https://origin.invalid';

/**
 * The path to open after logging in, or null. `next` comes from the URL and is untrusted: only paths of our own origin are accepted
 * (no open redirect), resolved as the browser resolves them.
 */
export function parseNextPath(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null;
  if (!URL.canParse(next, ORIGIN)) return null;
  const url = new URL(next, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//') || GUEST_PATHS.has(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
