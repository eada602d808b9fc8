import { queryOptions } from '@tanstack/react-query';

import { fetchScript } from '#platform/fetch-script.ts';

/** A search. `attempt` counts the searches of the page, so that repeating a phrase searches again. */
export interface SearchRequest {
  readonly query: string;
  readonly attempt: number;
}

/** Query for recipes, or ideas, or REECE's answer. Disabled while `request` is null. */
export function searchQuery(request: SearchRequest | null) {
  return queryOptions({
    queryKey: ['search', request],
    queryFn: async ({ signal }) => {
      const { findRecipes } = await fetchScript(() => import('#features/search/model/find-recipes.ts'));
      return findRecipes(request?.query ?? '', signal);
    },
    enabled: request !== null,
    // A result is current until the next search.
    staleTime: Infinity,
    gcTime: 0,
  });
}
