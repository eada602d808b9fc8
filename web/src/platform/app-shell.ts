/** The document without anything of a user, which the service worker caches. */
export const APP_SHELL_URL = '/app-shell';
/** Where the installed app starts. */
export const START_URL = '/dashboard';
/** The message that lets a waiting service worker replace the active one. */
export const TAKE_OVER = 'take over';

/** Whether the app has a page at this path. `serverPaths` are the first segments of all other paths. */
export function isPagePath(path: string, serverPaths: readonly string[]): boolean {
  const first = path.split('/', 2)[1] ?? '';
  return !serverPaths.includes(first) && !first.includes('.');
}
