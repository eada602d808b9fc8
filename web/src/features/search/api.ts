import { completionsRoutes } from '@larder/contract/completions';
import type { RouteResponse } from '@larder/contract/route';
import { searchRoutes } from '@larder/contract/search';

import { orSaved } from '#features/device-store/api.ts';
import { call } from '#platform/http.ts';

export async function searchRecipes(query: string, signal: AbortSignal) {
  return orSaved<RouteResponse<typeof searchRoutes.searchRecipes>>(
    () => call(searchRoutes.searchRecipes, { query: { q: query }, signal }),
    ({ readHits }, userId) => readHits(userId, query),
  );
}

/** The answer is unvalidated: any service may answer at this address. */
export async function askReece(query: string, signal: AbortSignal): Promise<unknown> {
  return call(completionsRoutes.askReece, { body: { query }, signal });
}
