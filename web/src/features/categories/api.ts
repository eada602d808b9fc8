import { categoriesRoutes } from '@larder/contract/categories';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { BrowseFilter } from '#features/categories/model/browse-filter.ts';
import type { Category } from '#features/categories/model/category-name.ts';
import { LIST_LASTING, LISTS, OVERVIEWS } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

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
    queryKey: [...LISTS, 'browse', query],
    queryFn: ({ signal, pageParam }) =>
      call(categoriesRoutes.browseRecipes, { signal, query: { ...query, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_LASTING,
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
