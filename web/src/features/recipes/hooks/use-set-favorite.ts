import { recipesRoutes } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';

import { queueOr } from '#features/device-store/api.ts';
import {
  changeCard,
  LISTS,
  longLists,
  OVERVIEWS,
  recipeQuery,
  refreshAfterFailure,
  trimInactiveLists,
} from '#features/recipes/api.ts';
import type { ListedPages } from '#features/recipes/model/listed-pages.ts';
import { announceRecipeChange } from '#features/recipes/model/recipe-changes.ts';
import { UnreachableError } from '#platform/api-error.ts';
import { confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

interface FavoriteChange {
  readonly id: string;
  readonly isFavorite: boolean;
}

/** Pending requests of one favorite button, and the last state that the server confirmed. */
interface Taps {
  readonly pending: number;
  readonly confirmed: boolean;
}

function tapsKey(id: string) {
  return ['recipes', 'taps', id] as const;
}

function isFavoritesList({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey.some((part) => typeof part === 'object' && part !== null && 'favorites' in part && part.favorites);
}

/** Sets the favorite optimistically on the recipe's page and in all lists, and rolls back on failure. */
export function favoriteMutation(queryClient: QueryClient) {
  const show = (id: string, isFavorite: boolean): void => {
    const change = { is_favorite: isFavorite };
    queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) => recipe && { ...recipe, ...change });
    changeCard(queryClient, id, change);
  };
  const updateTaps = (id: string, change: (taps: Taps) => Taps): void => {
    queryClient.setQueryData<Taps>(tapsKey(id), (taps) => taps && change(taps));
  };
  const titleOf = (id: string): string => {
    const lists = queryClient.getQueriesData<ListedPages>({ queryKey: LISTS });
    const cards = lists.flatMap(([, list]) => list?.pages ?? []).flatMap(({ recipes }) => recipes);
    return (
      queryClient.getQueryData(recipeQuery(id).queryKey)?.title ?? cards.find((card) => card.id === id)?.title ?? ''
    );
  };
  return mutationOptions({
    // Mutations of one scope run in sequence, so that the last tap wins.
    scope: { id: 'favorite' },
    mutationFn: async ({ id, isFavorite }: FavoriteChange): Promise<Pick<Recipe, 'is_favorite'>> => {
      try {
        return await confirmWrite<Recipe>(
          () => call(recipesRoutes.updateRecipe, { params: { id }, body: { is_favorite: isFavorite } }),
          async () => {
            const recipe = await call(recipesRoutes.getRecipe, { params: { id } });
            return recipe.is_favorite === isFavorite ? recipe : null;
          },
        );
      } catch (error) {
        // It is sent when the server answers again.
        await queueOr(error, { recipeId: id, title: titleOf(id), content: { kind: 'favorite', isFavorite } });
        return { is_favorite: isFavorite };
      }
    },
    onMutate: ({ id, isFavorite }) => {
      // An earlier request would answer with the old state.
      void queryClient.cancelQueries({ queryKey: recipeQuery(id).queryKey });
      queryClient.setQueryData<Taps>(
        tapsKey(id),
        ({ pending, confirmed } = { pending: 0, confirmed: !isFavorite }) => ({
          pending: pending + 1,
          confirmed,
        }),
      );
      show(id, isFavorite);
    },
    onSuccess: ({ is_favorite: confirmed }, { id }) => updateTaps(id, (taps) => ({ ...taps, confirmed })),
    onSettled: (_recipe, error, { id }) => {
      updateTaps(id, ({ pending, confirmed }) => ({ pending: pending - 1, confirmed }));
      const taps = queryClient.getQueryData<Taps>(tapsKey(id));
      // Only the last of several taps settles the state.
      if (taps === undefined || taps.pending > 0) return;
      queryClient.removeQueries({ queryKey: tapsKey(id) });
      show(id, taps.confirmed);
      announceRecipeChange();
      if (error instanceof UnreachableError) refreshAfterFailure(queryClient, id);
      // Only lists of favorites depend on it. Long ones are not refetched.
      trimInactiveLists(queryClient, isFavoritesList);
      const long = longLists(queryClient, LISTS);
      const predicate = (query: Query) => isFavoritesList(query) && !long.has(query.queryHash);
      void queryClient.invalidateQueries({ queryKey: OVERVIEWS, predicate });
    },
  });
}

export function useSetFavorite() {
  return useMutation(favoriteMutation(useQueryClient()));
}
