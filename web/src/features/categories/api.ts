import { categoriesRoutes } from '@larder/contract/categories';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { BrowseFilter } from '#features/categories/model/browse-filter.ts';
import type { Category } from '#features/categories/model/category-name.ts';
import { OVERVIEWS } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

const FRESH_MS = 30_000;
/** So many pages are asked for anew when one comes back to them; more only when something was written. */
const PAGES_RENEWED_MAX = 5;
/** Long enough to cook one of them and come back to the same place. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** What is browsed: the filter of the address, within a category or in all of them. */
export interface Browsing {
  readonly filter: BrowseFilter;
  readonly category: Category | null;
}

function toQuery({ filter, category }: Browsing) {
  const q = filter.q.trim();
  return {
    q: q === '' ? undefined : q,
    category: category ?? undefined,
    source: filter.source,
    minutes: filter.minutes ?? undefined,
    servings: filter.servings ?? undefined,
  };
}

/** All recipes one may see that fit, a page at a time. */
export function browseQuery(browsing: Browsing) {
  const query = { ...toQuery(browsing), sort: browsing.filter.sort };
  return infiniteQueryOptions({
    queryKey: [...OVERVIEWS, 'browse', query],
    queryFn: ({ signal, pageParam }) =>
      call(categoriesRoutes.browseRecipes, { signal, query: { ...query, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > PAGES_RENEWED_MAX ? Infinity : FRESH_MS),
    gcTime: KEPT_MS,
  });
}

/** How many fit, however many have been loaded. */
export function browseCountQuery(browsing: Browsing) {
  const query = toQuery(browsing);
  return queryOptions({
    queryKey: [...OVERVIEWS, 'browse-count', query],
    queryFn: ({ signal }) => call(categoriesRoutes.countBrowsed, { signal, query }),
  });
}
