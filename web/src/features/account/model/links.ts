import { ApiError } from '#platform/api-error.ts';

/** Why the server refused a link: used, or invalid or expired ("bad"). Null for other errors. */
export function describeLinkState(error: unknown): 'used' | 'bad' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'link_used') return 'used';
  const isBad = error.code === 'link_expired' || error.code === 'not_found' || error.code === 'invalid_input';
  return isBad ? 'bad' : null;
}
