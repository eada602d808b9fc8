import { completionsRoutes } from '@larder/contract/completions';
import { searchRoutes } from '@larder/contract/search';

import { call } from '#platform/http.ts';

export async function searchRecipes(query: string, signal: AbortSignal) {
  return call(searchRoutes.searchRecipes, { query: { q: query }, signal });
}

/** What comes back is for the caller to check: whatever stands at this address may be asked. */
export async function askReece(query: string, signal: AbortSignal): Promise<unknown> {
  return call(completionsRoutes.askReece, { body: { query }, signal });
}
