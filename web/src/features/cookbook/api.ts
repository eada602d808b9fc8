import { COOKBOOK_LIMITS, cookbookRoutes } from '@larder/contract/cookbook';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import { batchesOf } from '#features/cookbook/model/in-batches.ts';
import {
  hideRecipes,
  logNotDeleted,
  OVERVIEWS,
  recipeCountQuery,
  recipeListQuery,
  refreshBesides,
  refreshRecipes,
} from '#features/recipes/api.ts';
import { toListQuery } from '#features/recipes/model/list-filter.ts';
import { confirmWrite } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** The cookbook's list, in the largest pages there are, as people scroll far in it. */
export function cookbookListQuery(filter: CookbookFilter) {
  return recipeListQuery(filter, RECIPE_LIMITS.page_size_max);
}

/** The ids of all recipes that fit, loaded or not. */
export function recipeIdsQuery(filter: CookbookFilter) {
  const query = toListQuery(filter);
  return queryOptions({
    queryKey: [...OVERVIEWS, 'ids', query],
    queryFn: async ({ signal }) => {
      const { ids } = await call(cookbookRoutes.listRecipeIds, { signal, query });
      return ids;
    },
  });
}

/** Whole recipes, at most `COOKBOOK_LIMITS.whole_max` of them; those that are gone are left out. */
export function wholeRecipesQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['recipes', 'whole', ids],
    queryFn: ({ signal }) => getWhole(ids, signal),
    // They are many and long.
    gcTime: 0,
    staleTime: Infinity,
  });
}

async function getWhole(ids: string[], signal: AbortSignal): Promise<Recipe[]> {
  const { recipes } = await call(cookbookRoutes.getRecipes, { signal, body: { ids } });
  return recipes;
}

/** All of them, one batch after the other; `onProgress` hears how many have been asked for. */
export async function fetchWholeRecipes(
  ids: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Recipe[]> {
  const recipes: Recipe[] = [];
  let done = 0;
  for (const batch of batchesOf(ids, COOKBOOK_LIMITS.whole_max)) {
    recipes.push(...(await getWhole(batch, signal)));
    done += batch.length;
    onProgress(done);
  }
  return recipes;
}

/** Says of an id whether it is that of one's own recipe, and not in the bin. */
async function ownIds(): Promise<(id: string) => boolean> {
  const { ids } = await call(cookbookRoutes.listRecipeIds, { query: {} });
  // The list is cut off there, so that what is missing may be there all the same.
  if (ids.length >= COOKBOOK_LIMITS.selection_max) throw new Error('There are more recipes than are listed');
  const own = new Set(ids);
  return (id) => own.has(id);
}

interface Removal {
  readonly ids: string[];
  /** What the list shows, whose count goes down at once. */
  readonly filter: CookbookFilter;
  /** How many of them that list has loaded. */
  readonly inSight: number;
}

/** They leave the lists at once, and come back if the server does not agree. Answers with those that went. */
export function useDeleteRecipes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, filter, inSight }: Removal) => {
      await queryClient.cancelQueries({ queryKey: OVERVIEWS });
      const countMore = (by: number) =>
        queryClient.setQueryData(
          recipeCountQuery(filter).queryKey,
          (counted) => counted && (counted.more ? counted : { count: Math.max(0, counted.count + by), more: false }),
        );
      const putBack = hideRecipes(queryClient, ids);
      countMore(-inSight);
      try {
        const { ids: gone } = await confirmWrite(
          () => call(cookbookRoutes.deleteRecipes, { body: { ids } }),
          async () => (ids.some(await ownIds()) ? null : { ids }),
        );
        return { gone, putBack };
      } catch (error) {
        putBack(ids);
        countMore(inSight);
        throw error;
      }
    },
    onSuccess: () => void refreshBesides(queryClient),
    onError: (error, { ids }) => {
      logNotDeleted(ids, error);
      void refreshRecipes(queryClient);
    },
  });
}

interface Restoring {
  readonly ids: string[];
  /** Shows them where they stood in lists before. */
  readonly putBack: (ids: readonly string[]) => void;
}

export function useRestoreRecipes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, putBack }: Restoring) => {
      const { ids: restored } = await confirmWrite(
        () => call(cookbookRoutes.restoreRecipes, { body: { ids } }),
        async () => (ids.every(await ownIds()) ? { ids } : null),
      );
      putBack(restored);
      return restored;
    },
    onSettled: () => void refreshBesides(queryClient),
  });
}
