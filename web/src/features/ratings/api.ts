import type { RatingAverage, RatingFigures } from '@larder/contract/ratings';
import { ratingsRoutes } from '@larder/contract/ratings';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import { withPendingRating, withOwnInSpread } from '#features/ratings/model/own-rating.ts';
import type { RatedRecipe } from '#features/ratings/model/own-rating.ts';
import type { CommentChange } from '#features/ratings/model/rating-text.ts';
import { LISTS, changeCachedRecipe, PICKED, recipeQuery } from '#features/recipes/api.ts';
import type { RouteResponse } from '@larder/contract/route';
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

export type RatingsPage = RouteResponse<typeof ratingsRoutes.listRatings>;

/** Ratings and comments of a community recipe, a page at a time. The first page has the current figures. */
export function ratingsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['ratings', 'of', id],
    queryFn: ({ signal, pageParam }) =>
      call(ratingsRoutes.listRatings, { signal, params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The newest rating that the server has not answered yet. */
interface PendingRating {
  readonly stars: number;
  /** Increases with each rating. The answer to an earlier one does not settle this one. */
  readonly sequence: number;
  readonly comment: CommentChange;
}

export function pendingRatingQuery(id: string) {
  // Client state: only the mutation writes it.
  return queryOptions({
    queryKey: ['ratings', 'pending', id],
    queryFn: (): PendingRating | null => null,
    enabled: false,
  });
}

/**
 * Adds the user's pending rating to a recipe: an optimistic update everywhere the recipe is on screen. The cached recipe itself does
 * not change, so that a failure rolls back exactly.
 */
export function useOptimisticRating<Rated extends RatedRecipe>(recipe: Rated): Rated {
  const { data: pending } = useQuery(pendingRatingQuery(recipe.id));
  return withPendingRating(recipe, pending?.stars ?? null);
}

/** The user's own rating, if the ratings of the recipe are in the cache. */
export function useOwnRating(id: string): number | null {
  const { data } = useInfiniteQuery({ ...ratingsQuery(id), enabled: false });
  return data?.pages[0]?.own?.rating ?? null;
}

function changePages(queryClient: QueryClient, id: string, change: (page: RatingsPage) => RatingsPage): void {
  queryClient.setQueryData<InfiniteData<RatingsPage, string | null>>(
    ratingsQuery(id).queryKey,
    (list) => list && { ...list, pages: list.pages.map(change) },
  );
}

/** Applies a recipe's new average and counts to the cache. The user's own rating from another device follows on the next fetch. */
export function updateCachedRating(
  queryClient: QueryClient,
  id: string,
  { rating, ratings_count, spread }: RatingFigures,
): void {
  changeCachedRecipe(queryClient, id, { rating, ratings_count });
  changePages(queryClient, id, (page) => ({ ...page, rating, ratings_count, spread }));
  void queryClient.invalidateQueries({ queryKey: ratingsQuery(id).queryKey, refetchType: 'none' });
}

function applyOwnRating(
  queryClient: QueryClient,
  id: string,
  { rating, ratings_count }: RatingAverage,
  own: RatingsPage['own'],
): void {
  const figures = { rating, ratings_count };
  changeCachedRecipe(queryClient, id, { ...figures, own_rating: own?.rating ?? null });
  changePages(queryClient, id, (page) => ({
    ...page,
    ...figures,
    own,
    spread: withOwnInSpread(page.spread, page.own?.rating ?? null, own?.rating ?? null),
  }));
  void queryClient.invalidateQueries({ queryKey: ratingsQuery(id).queryKey });
  // Recommendations may change too. They refetch on the next mount, so that cards do not move under the pointer.
  void queryClient.invalidateQueries({ queryKey: PICKED, refetchType: 'none' });
}

/** Refetches after a failed write, whose outcome may be unknown. */
function refetchRatings(queryClient: QueryClient, id: string): void {
  for (const { queryKey } of [ratingsQuery(id), recipeQuery(id)]) void queryClient.invalidateQueries({ queryKey });
  // Lists refetch on the next mount, so that cards do not move under the pointer.
  for (const queryKey of [LISTS, PICKED]) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

function readRatings(id: string): Promise<RatingsPage> {
  return call(ratingsRoutes.listRatings, { params: { id }, query: {} });
}

export interface RatingInput {
  readonly stars: number;
  /** Undefined keeps the earlier comment. */
  readonly comment?: string | null;
}

function commentChange(queryClient: QueryClient, id: string, { comment }: RatingInput): CommentChange {
  if (comment === undefined || comment === null) return 'none';
  const own = queryClient.getQueryData(ratingsQuery(id).queryKey)?.pages[0]?.own;
  return typeof own?.comment === 'string' ? 'edited' : 'new';
}

/** Rates a recipe, with an optimistic update. Ratings run in sequence, so that the last one wins; `onLast` reports its outcome. */
export function rateMutation(
  queryClient: QueryClient,
  id: string,
  onLast: (error: Error | null, comment: CommentChange) => void,
) {
  const { queryKey } = pendingRatingQuery(id);
  return mutationOptions({
    scope: { id: `rate ${id}` },
    mutationFn: ({ stars, comment }: RatingInput) =>
      confirmWrite(
        () => call(ratingsRoutes.rateRecipe, { params: { id }, body: { rating: stars, comment } }),
        async () => {
          const { own, ...figures } = await readRatings(id);
          const hasComment = comment === undefined || (own?.comment ?? '') === (comment ?? '').trim();
          return own?.rating === stars && hasComment ? { ...figures, own } : null;
        },
      ),
    onMutate: (input): PendingRating => {
      const sequence = (queryClient.getQueryData(queryKey)?.sequence ?? 0) + 1;
      const pending = { stars: input.stars, sequence, comment: commentChange(queryClient, id, input) };
      queryClient.setQueryData(queryKey, pending);
      return pending;
    },
    onSuccess: ({ own, ...figures }) => applyOwnRating(queryClient, id, figures, own),
    onSettled: (_answer, error, _rating, pending) => {
      if (pending === undefined || queryClient.getQueryData(queryKey)?.sequence !== pending.sequence) return;
      queryClient.setQueryData(queryKey, null);
      if (error !== null) refetchRatings(queryClient, id);
      onLast(error, pending.comment);
    },
  });
}

/** Deletes the user's rating, with the comment. */
export function useDeleteRating(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `rate ${id}` },
    mutationFn: () =>
      confirmWrite<RatingAverage>(
        () => call(ratingsRoutes.deleteRating, { params: { id } }),
        async () => {
          const { own, ...figures } = await readRatings(id);
          return own === null ? figures : null;
        },
      ),
    onError: () => refetchRatings(queryClient, id),
    onSuccess: (figures) => applyOwnRating(queryClient, id, figures, null),
  });
}

/** Deletes the user's comment; the stars stay. */
export function useDeleteComment(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `rate ${recipeId}` },
    mutationFn: (id: string) =>
      confirmRemoval(
        () => call(ratingsRoutes.deleteComment, { params: { id } }),
        async () => typeof (await readRatings(recipeId)).own?.comment === 'string',
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ratingsQuery(recipeId).queryKey }),
  });
}
