import { communityRoutes } from '@larder/contract/community';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { CommunityFilter } from '#features/community/model/community-filter.ts';
import { LIST_LASTING, LISTS, noteFigures, PICKED } from '#features/recipes/api.ts';
import { firstPages } from '#features/recipes/model/listed-pages.ts';
import type { ListedPages } from '#features/recipes/model/listed-pages.ts';
import { call } from '#platform/http.ts';

/** How the key of each list of what people gave to everyone begins. */
export const COMMUNITY = [...LISTS, 'community'] as const;

/** What people gave to everyone, a page at a time. */
export function communityQuery({ q: typed, category, sort }: CommunityFilter) {
  const q = typed.trim();
  const query = { q: q === '' ? undefined : q, category: category ?? undefined, sort };
  return infiniteQueryOptions({
    queryKey: [...COMMUNITY, query],
    queryFn: ({ signal, pageParam }) =>
      call(communityRoutes.listCommunity, { signal, query: { ...query, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_LASTING,
  });
}

/** Has something come that the list on the page does not show yet? Nobody is asked: it is written when it is heard of. */
export function newsQuery() {
  return queryOptions({ queryKey: ['community', 'news'], queryFn: () => false, enabled: false });
}

/** Shows what is new, at the beginning of the list. */
export function showNews(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(newsQuery().queryKey, false);
  queryClient.setQueriesData<ListedPages>({ queryKey: COMMUNITY }, (list) => list && firstPages(list));
  return queryClient.invalidateQueries({ queryKey: COMMUNITY });
}

/** The most viewed. */
export function trendingQuery() {
  return queryOptions({
    queryKey: [...PICKED, 'trending'],
    queryFn: ({ signal }) => call(communityRoutes.listTrending, { signal }),
  });
}

/** The best rated, or what is like that which one liked; `reason` says so. */
export function recommendedQuery() {
  return queryOptions({
    queryKey: [...PICKED, 'recommended'],
    queryFn: ({ signal }) => call(communityRoutes.listRecommended, { signal }),
  });
}

/** Counts a look. Nobody waits for it, and nobody is told when it fails. */
export function useCountView() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(communityRoutes.viewCommunityRecipe, { params: { id } }),
    onSuccess: ({ views }, id) => {
      noteFigures(queryClient, id, { views });
      // A view can change the ranking. Refetched now, so that the order is current on return.
      void queryClient.invalidateQueries({ queryKey: trendingQuery().queryKey, refetchType: 'all' });
    },
    onError: (error, id) => console.error('A look was not counted', id, error),
  });
}
