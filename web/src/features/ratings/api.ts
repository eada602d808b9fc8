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
import type { Said } from '#features/ratings/model/rating-text.ts';
import { LISTS, noteFigures, PICKED, recipeQuery } from '#features/recipes/api.ts';
import type { RouteResponse } from '@larder/contract/route';
import { confirmRemoval, confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

export type RatingsPage = RouteResponse<typeof ratingsRoutes.listRatings>;

/** How a recipe is rated, and what people say to it, a page at a time; the figures of the first page are the newest. */
export function ratingsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['ratings', 'of', id],
    queryFn: ({ signal, pageParam }) =>
      call(ratingsRoutes.listRatings, { signal, params: { id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Stars that were given and are not answered yet; the last of several in a row. */
interface Given {
  readonly stars: number;
  readonly turn: number;
  readonly said: Said;
}

export function pendingRatingQuery(id: string) {
  // Nobody is asked: what was given is written here when it is given.
  return queryOptions({
    queryKey: ['ratings', 'given', id],
    queryFn: (): Given | null => null,
    enabled: false,
  });
}

/**
 * The figures to show: with one's own stars at once, wherever the recipe stands, and without them again if the server does not
 * take them. What the server said last stays untouched below, so that going back is exact.
 */
export function useOptimisticRating<Rated extends RatedRecipe>(recipe: Rated): Rated {
  const { data: given } = useQuery(pendingRatingQuery(recipe.id));
  return withPendingRating(recipe, given?.stars ?? null);
}

/** What one gave a recipe, as far as its ratings are loaded. */
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

/** Shows how a recipe is rated now, wherever it stands. What one gave it oneself elsewhere comes with the next look. */
export function updateCachedRating(
  queryClient: QueryClient,
  id: string,
  { rating, ratings_count, spread }: RatingFigures,
): void {
  noteFigures(queryClient, id, { rating, ratings_count });
  changePages(queryClient, id, (page) => ({ ...page, rating, ratings_count, spread }));
  void queryClient.invalidateQueries({ queryKey: ratingsQuery(id).queryKey, refetchType: 'none' });
}

function noteAnswer(
  queryClient: QueryClient,
  id: string,
  { rating, ratings_count }: RatingAverage,
  own: RatingsPage['own'],
): void {
  const figures = { rating, ratings_count };
  noteFigures(queryClient, id, { ...figures, own_rating: own?.rating ?? null });
  changePages(queryClient, id, (page) => ({
    ...page,
    ...figures,
    own,
    spread: withOwnInSpread(page.spread, page.own?.rating ?? null, own?.rating ?? null),
  }));
  void queryClient.invalidateQueries({ queryKey: ratingsQuery(id).queryKey });
  // What is picked by taste may be another now; it comes with the next look, not under the finger.
  void queryClient.invalidateQueries({ queryKey: PICKED, refetchType: 'none' });
}

/** Reconciles what is shown with the server after a failed write, whose outcome may be unknown. */
function refreshRated(queryClient: QueryClient, id: string): void {
  for (const { queryKey } of [ratingsQuery(id), recipeQuery(id)]) void queryClient.invalidateQueries({ queryKey });
  // These come with the next look, not under the finger.
  for (const queryKey of [LISTS, PICKED]) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

function readRatings(id: string): Promise<RatingsPage> {
  return call(ratingsRoutes.listRatings, { params: { id }, query: {} });
}

export interface NewStars {
  readonly stars: number;
  /** Left out, what one said before stays. */
  readonly comment?: string | null;
}

/** What went along with the stars: nothing, or something said for the first time or anew. */
function saidWith(queryClient: QueryClient, id: string, { comment }: NewStars): Said {
  if (comment === undefined || comment === null) return 'nothing';
  const own = queryClient.getQueryData(ratingsQuery(id).queryKey)?.pages[0]?.own;
  return typeof own?.comment === 'string' ? 'something else' : 'something';
}

/** Rates one recipe. Several in a row go one after the other, so that the last stays; `onLast` hears how that one ended. */
export function rateMutation(queryClient: QueryClient, id: string, onLast: (error: Error | null, said: Said) => void) {
  const { queryKey } = pendingRatingQuery(id);
  return mutationOptions({
    scope: { id: `rate ${id}` },
    mutationFn: ({ stars, comment }: NewStars) =>
      confirmWrite(
        () => call(ratingsRoutes.rateRecipe, { params: { id }, body: { rating: stars, comment } }),
        async () => {
          const { own, ...figures } = await readRatings(id);
          const isSaid = comment === undefined || (own?.comment ?? '') === (comment ?? '').trim();
          return own?.rating === stars && isSaid ? { ...figures, own } : null;
        },
      ),
    onMutate: (asked): Given => {
      const turn = (queryClient.getQueryData(queryKey)?.turn ?? 0) + 1;
      const given = { stars: asked.stars, turn, said: saidWith(queryClient, id, asked) };
      queryClient.setQueryData(queryKey, given);
      return given;
    },
    onSuccess: ({ own, ...figures }) => noteAnswer(queryClient, id, figures, own),
    onSettled: (_answer, error, _stars, given) => {
      if (given === undefined || queryClient.getQueryData(queryKey)?.turn !== given.turn) return;
      queryClient.setQueryData(queryKey, null);
      if (error !== null) refreshRated(queryClient, id);
      onLast(error, given.said);
    },
  });
}

/** Takes one's stars back, with what one said. */
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
    onError: () => refreshRated(queryClient, id),
    onSuccess: (figures) => noteAnswer(queryClient, id, figures, null),
  });
}

/** Takes back what one said; the stars stay. */
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
