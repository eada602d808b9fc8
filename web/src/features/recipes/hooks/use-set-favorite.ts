import { recipesRoutes } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';

import {
  changeCard,
  LISTS,
  longLists,
  OVERVIEWS,
  recipeQuery,
  refreshAfterFailure,
  trimInactiveLists,
} from '#features/recipes/api.ts';
import { announceRecipeChange } from '#features/recipes/model/recipe-changes.ts';
import { UnreachableError } from '#platform/api-error.ts';
import { confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

interface FavoriteChange {
  readonly id: string;
  readonly isFavorite: boolean;
}

/** Taps on one heart that have not been answered yet, and what the server is known to hold. */
interface Taps {
  readonly unanswered: number;
  readonly known: boolean;
}

function tapsKey(id: string) {
  return ['recipes', 'taps', id] as const;
}

function isOfFavorites({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey.some((part) => typeof part === 'object' && part !== null && 'favorites' in part && part.favorites);
}

/** Shows the heart as it will be at once, on its page and in all lists, and as it was if the server does not agree. */
export function favoriteMutation(queryClient: QueryClient) {
  const show = (id: string, isFavorite: boolean): void => {
    const change = { is_favorite: isFavorite };
    queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) => recipe && { ...recipe, ...change });
    changeCard(queryClient, id, change);
  };
  const note = (id: string, change: (taps: Taps) => Taps): void => {
    queryClient.setQueryData<Taps>(tapsKey(id), (taps) => taps && change(taps));
  };
  return mutationOptions({
    // One after the other, so that the last tap is what stays.
    scope: { id: 'favorite' },
    mutationFn: ({ id, isFavorite }: FavoriteChange) =>
      confirmWrite<Recipe>(
        () => call(recipesRoutes.updateRecipe, { params: { id }, body: { is_favorite: isFavorite } }),
        async () => {
          const recipe = await call(recipesRoutes.getRecipe, { params: { id } });
          return recipe.is_favorite === isFavorite ? recipe : null;
        },
      ),
    onMutate: ({ id, isFavorite }) => {
      // What was asked before this tap would answer with the heart as it was.
      void queryClient.cancelQueries({ queryKey: recipeQuery(id).queryKey });
      queryClient.setQueryData<Taps>(tapsKey(id), ({ unanswered, known } = { unanswered: 0, known: !isFavorite }) => ({
        unanswered: unanswered + 1,
        known,
      }));
      show(id, isFavorite);
    },
    onSuccess: ({ is_favorite: known }, { id }) => note(id, (taps) => ({ ...taps, known })),
    onSettled: (_recipe, error, { id }) => {
      note(id, ({ unanswered, known }) => ({ unanswered: unanswered - 1, known }));
      const taps = queryClient.getQueryData<Taps>(tapsKey(id));
      // Only the last of several taps in a row says how the heart stays.
      if (taps === undefined || taps.unanswered > 0) return;
      queryClient.removeQueries({ queryKey: tapsKey(id) });
      show(id, taps.known);
      announceRecipeChange();
      if (error instanceof UnreachableError) refreshAfterFailure(queryClient, id);
      // Nothing else depends on the heart, and a long list is much to ask for again.
      trimInactiveLists(queryClient, isOfFavorites);
      const long = longLists(queryClient, LISTS);
      const predicate = (query: Query) => isOfFavorites(query) && !long.has(query.queryHash);
      void queryClient.invalidateQueries({ queryKey: OVERVIEWS, predicate });
    },
  });
}

export function useSetFavorite() {
  return useMutation(favoriteMutation(useQueryClient()));
}
