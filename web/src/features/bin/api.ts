import { binRoutes } from '@larder/contract/bin';
import type { BinnedRecipe } from '@larder/contract/bin';
import { infiniteQueryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { emptied, WHOLE_BIN, withoutBinned } from '#features/bin/model.ts';
import {
  BIN,
  LIST_CACHE_OPTIONS,
  logDeleteFailure,
  cacheNewRecipe,
  refreshAfterCacheUpdate,
  restoreRecipe,
} from '#features/recipes/api.ts';
import { confirmRemoval } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** The soft-deleted recipes, most recently deleted first. */
export function binQuery() {
  return infiniteQueryOptions({
    queryKey: BIN,
    queryFn: ({ signal, pageParam }) => call(binRoutes.listBin, { signal, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_CACHE_OPTIONS,
  });
}

const REMOVAL = ['bin', 'leaving'] as const;

/** Ids of recipes that are being restored or deleted. Hidden optimistically; a failure shows them again. */
export function usePendingRemovals(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: REMOVAL, status: 'pending' },
    select: ({ state }) => (typeof state.variables === 'string' ? state.variables : WHOLE_BIN),
  });
  return new Set(ids);
}

/** Whether a restore or a delete of the recipe is pending, as after a double click. */
export function isBeingRemoved(queryClient: QueryClient, id: string): boolean {
  const predicate = ({ state }: { readonly state: { readonly variables?: unknown } }) => state.variables === id;
  return queryClient.isMutating({ mutationKey: REMOVAL, predicate }) > 0;
}

function removeFromList(queryClient: QueryClient, id: BinnedRecipe['id']): void {
  queryClient.setQueryData(binQuery().queryKey, (list) => list && withoutBinned(list, id));
}

export function useRestoreFromBin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: REMOVAL,
    mutationFn: restoreRecipe,
    onSuccess: (recipe) => {
      removeFromList(queryClient, recipe.id);
      cacheNewRecipe(queryClient, recipe);
    },
    onError: () => void refreshAfterCacheUpdate(queryClient),
  });
}

/** Whether a recipe in the bin matches. Throws when the first page does not contain it, because the outcome is then unknown. */
async function isInBin(fits: (recipe: BinnedRecipe) => boolean): Promise<boolean> {
  const { recipes, next_cursor } = await call(binRoutes.listBin, { query: {} });
  if (recipes.some(fits)) return true;
  if (next_cursor !== null) throw new Error('It may be on another page');
  return false;
}

export function useDeleteForGood() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: REMOVAL,
    mutationFn: (id: string) =>
      confirmRemoval(
        () => call(binRoutes.deleteForGood, { params: { id } }),
        () => isInBin((recipe) => recipe.id === id),
      ),
    onSuccess: (_answer, id) => removeFromList(queryClient, id),
    onError: (error, id) => logDeleteFailure([id], error),
    onSettled: () => void refreshAfterCacheUpdate(queryClient),
  });
}

export function useEmptyBin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: REMOVAL,
    mutationFn: () =>
      confirmRemoval(
        () => call(binRoutes.emptyBin, {}),
        () => isInBin(() => true),
      ),
    onSuccess: () => queryClient.setQueryData(binQuery().queryKey, (list) => list && emptied(list)),
    onSettled: () => void refreshAfterCacheUpdate(queryClient),
  });
}
