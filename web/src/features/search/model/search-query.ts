import { queryOptions } from '@tanstack/react-query';

import { fetchScript } from '#platform/fetch-script.ts';

/** What was typed, and the how-manyeth search of this page it is: asking for the same again is another search. */
export interface Asked {
  readonly query: string;
  readonly nth: number;
}

/** Everything there is for a phrase: recipes, else ideas, else what REECE says of it. */
export function searchQuery(asked: Asked | null) {
  return queryOptions({
    queryKey: ['search', asked],
    queryFn: async ({ signal }) => {
      const { findRecipes } = await fetchScript(() => import('#features/search/model/find-recipes.ts'));
      return findRecipes(asked?.query ?? '', signal);
    },
    enabled: asked !== null,
    // An answer stands until something else is asked.
    staleTime: Infinity,
    gcTime: 0,
  });
}
