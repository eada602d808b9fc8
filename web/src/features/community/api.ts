import { communityRoutes } from '@larder/contract/community';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { CommunityFilter } from '#features/community/model/community-filter.ts';
import { LIST_CACHE_OPTIONS, LISTS, changeCachedRecipe, PICKED } from '#features/recipes/api.ts';
import { firstPages } from '#features/recipes/model/listed-pages.ts';
import type { ListedPages } from '#features/recipes/model/listed-pages.ts';
import { call } from '#platform/http.ts';

/** Prefix of the query keys of all community lists. */
export const COMMUNITY = [...LISTS, 'community'] as const;

/** The community recipes, page by page. */
export function communityQuery({ q: typed, category, fits, sort }: CommunityFilter) {
  const q = typed.trim();
  const query = {
    q: q === '' ? undefined : q,
    category: category ?? undefined,
    fits: fits ? ('true' as const) : undefined,
    sort,
  };
  return infiniteQueryOptions({
    queryKey: [...COMMUNITY, query],
    queryFn: ({ signal, pageParam }) =>
      call(communityRoutes.listCommunity, { signal, query: { ...query, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_CACHE_OPTIONS,
  });
}

/** Whether new recipes exist that the list does not show yet. Never fetched: events write it to the cache. */
export function hasNewRecipesQuery() {
  return queryOptions({ queryKey: ['community', 'news'], queryFn: () => false, enabled: false });
}

/** Refetches the list from its first page, with the new recipes. */
export function showNewRecipes(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(hasNewRecipesQuery().queryKey, false);
  queryClient.setQueriesData<ListedPages>({ queryKey: COMMUNITY }, (list) => list && firstPages(list));
  return queryClient.invalidateQueries({ queryKey: COMMUNITY });
}

/** The most viewed recipes. */
export function trendingQuery() {
  return queryOptions({
    queryKey: [...PICKED, 'trending'],
    queryFn: ({ signal }) => call(communityRoutes.listTrending, { signal }),
  });
}

/** The best rated recipes, or recipes like one the user rated highly; `reason` says which. */
export function recommendedQuery() {
  return queryOptions({
    queryKey: [...PICKED, 'recommended'],
    queryFn: ({ signal }) => call(communityRoutes.listRecommended, { signal }),
  });
}

/** Counts a view. Fire and forget: a failure is only logged. */
export function useCountView() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(communityRoutes.viewCommunityRecipe, { params: { id } }),
    onSuccess: ({ views }, id) => {
      changeCachedRecipe(queryClient, id, { views });
      // A view can change the ranking. Refetched now, so that the order is current on return.
      void queryClient.invalidateQueries({ queryKey: trendingQuery().queryKey, refetchType: 'all' });
    },
    onError: (error, id) => console.error('A view was not counted', id, error),
  });
}
