import { categoriesRoutes } from '@larder/contract/categories';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { BrowseFilter } from '#features/categories/model/browse-filter.ts';
import type { Category } from '#features/categories/model/category-name.ts';
import { LIST_CACHE_OPTIONS, LISTS, OVERVIEWS } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

/** The filter of the URL, within one category or all of them. */
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
    fits: filter.fits ? ('true' as const) : undefined,
  };
}

/** All recipes the user may read that match, page by page. */
export function browseQuery(browsing: Browsing) {
  const query = { ...toQuery(browsing), sort: browsing.filter.sort };
  return infiniteQueryOptions({
    queryKey: [...LISTS, 'browse', query],
    queryFn: ({ signal, pageParam }) =>
      call(categoriesRoutes.browseRecipes, { signal, query: { ...query, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_CACHE_OPTIONS,
  });
}

/** The count of all matches, not only of the loaded ones. */
export function browseCountQuery(browsing: Browsing) {
  const query = toQuery(browsing);
  return queryOptions({
    queryKey: [...OVERVIEWS, 'browse-count', query],
    queryFn: ({ signal }) => call(categoriesRoutes.countBrowsed, { signal, query }),
  });
}
