import { ApiError } from '#platform/api-error.ts';

/** What the server said of a link: used up, no good, or (null) nothing, because something else went wrong. */
export function describeLinkState(error: unknown): 'used' | 'bad' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'link_used') return 'used';
  const isBad = error.code === 'link_expired' || error.code === 'not_found' || error.code === 'invalid_input';
  return isBad ? 'bad' : null;
}
