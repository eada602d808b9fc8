import { COOKBOOK_LIMITS, cookbookRoutes } from '@larder/contract/cookbook';
import { exportsRoutes, type RecipesToExport } from '@larder/contract/exports';
import { RECIPE_LIMITS, recipesRoutes } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import type { CookbookFilter } from '#features/cookbook/model/cookbook-filter.ts';
import {
  hideRecipes,
  logDeleteFailure,
  OVERVIEWS,
  recipeCountQuery,
  recipeListQuery,
  refreshAfterCacheUpdate,
  refreshRecipes,
} from '#features/recipes/api.ts';
import { toListQuery } from '#features/recipes/model/list-filter.ts';
import { confirmWrite } from '#platform/confirm-write.ts';
import { call, fetchFile } from '#platform/http.ts';

/** The cookbook list, in pages of the maximum size, because users scroll far. */
export function cookbookListQuery(filter: CookbookFilter) {
  return recipeListQuery(filter, RECIPE_LIMITS.page_size_max);
}

/** The ids of all matching recipes, loaded or not. */
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

/** Complete recipes, at most `COOKBOOK_LIMITS.whole_max`. Deleted ones are left out. */
export function wholeRecipesQuery(ids: string[]) {
  return queryOptions({
    queryKey: ['recipes', 'whole', ids],
    queryFn: ({ signal }) => getWhole(ids, signal),
    // Large data: evicted as soon as it is unused.
    gcTime: 0,
    staleTime: Infinity,
  });
}

async function getWhole(ids: string[], signal: AbortSignal): Promise<Recipe[]> {
  const { recipes } = await call(cookbookRoutes.getRecipes, { signal, body: { ids } });
  return recipes;
}

/** Fetches a file with recipes in a format of another app or our own. */
export function fetchExport(body: RecipesToExport, signal: AbortSignal): Promise<Blob> {
  return fetchFile(exportsRoutes.exportRecipes, { body, signal });
}

/** Returns a predicate: is this the id of one of the user's recipes outside the bin? */
async function ownIds(): Promise<(id: string) => boolean> {
  const { ids } = await call(cookbookRoutes.listRecipeIds, { query: {} });
  // A truncated list cannot prove that an id is missing.
  if (ids.length >= COOKBOOK_LIMITS.selection_max) throw new Error('There are more recipes than are listed');
  const own = new Set(ids);
  return (id) => own.has(id);
}

interface Removal {
  readonly ids: string[];
  /** The filter of the list, whose count is reduced at once. */
  readonly filter: CookbookFilter;
  /** How many of the recipes the list has loaded. */
  readonly inSight: number;
}

/** Removes recipes optimistically and rolls back on error. Resolves with the ids that were deleted. */
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
        const { ids: deleted } = await confirmWrite(
          () => call(cookbookRoutes.deleteRecipes, { body: { ids } }),
          async () => (ids.some(await ownIds()) ? null : { ids }),
        );
        return { deleted, putBack };
      } catch (error) {
        putBack(ids);
        countMore(inSight);
        throw error;
      }
    },
    onSuccess: () => void refreshAfterCacheUpdate(queryClient),
    onError: (error, { ids }) => {
      logDeleteFailure(ids, error);
      void refreshRecipes(queryClient);
    },
  });
}

interface Restoring {
  readonly ids: string[];
  /** Restores the recipes to their places in the cached lists. */
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
    onSettled: () => void refreshAfterCacheUpdate(queryClient),
  });
}

/** The tags that the user gave their recipes. */
export function recipeTagsQuery() {
  return queryOptions({
    queryKey: [...OVERVIEWS, 'tags'],
    queryFn: async ({ signal }) => (await call(recipesRoutes.listRecipeTags, { signal })).tags,
  });
}
