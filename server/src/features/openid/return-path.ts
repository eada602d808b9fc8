const HOME = '/dashboard';
/** Browsers drop some of these before they parse an address, so they could navigate elsewhere than this check assumes. */
const CONTROL_CHARACTER = /\p{Cc}/u;
/** A second slash or a backslash would start a host name. */
const ONE_SLASH = /^\/(?![/\\])/u;

/** The path to redirect to after sign-in: `next` if it is a path of this server, otherwise the dashboard. Prevents open redirects. */
export function safeReturnPath(next: string | undefined): string {
  if (next === undefined || !ONE_SLASH.test(next) || CONTROL_CHARACTER.test(next)) return HOME;
  const url = URL.parse(next, 'https://here.invalid');
  if (url === null) return HOME;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Resolving dot segments can produce a leading double slash.
  return path.startsWith('//') ? HOME : path;
}
