import { completionsRoutes } from '@larder/contract/completions';
import { searchRoutes } from '@larder/contract/search';

import { call } from '#platform/http.ts';

export async function searchRecipes(query: string, signal: AbortSignal) {
  return call(searchRoutes.searchRecipes, { query: { q: query }, signal });
}

/** The answer is unvalidated: any service may answer at this address. */
export async function askReece(query: string, signal: AbortSignal): Promise<unknown> {
  return call(completionsRoutes.askReece, { body: { query }, signal });
}
