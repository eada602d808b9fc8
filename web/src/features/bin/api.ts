import { binRoutes } from '@larder/contract/bin';
import type { BinnedRecipe } from '@larder/contract/bin';
import { infiniteQueryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { emptied, EMPTYING, withoutBinned } from '#features/bin/model.ts';
import { BIN, LIST_LASTING, logNotDeleted, noteAdded, refreshBesides, restoreRecipe } from '#features/recipes/api.ts';
import { confirmRemoval } from '#platform/confirm-write.ts';
import { call } from '#platform/http.ts';

/** What rests in the bin, what was deleted last first. */
export function binQuery() {
  return infiniteQueryOptions({
    queryKey: BIN,
    queryFn: ({ signal, pageParam }) => call(binRoutes.listBin, { signal, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    ...LIST_LASTING,
  });
}

const LEAVING = ['bin', 'leaving'] as const;

/** What is just being taken out of the bin: it is shown as gone, and stands there again if that fails. */
export function useLeaving(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: LEAVING, status: 'pending' },
    select: ({ state }) => (typeof state.variables === 'string' ? state.variables : EMPTYING),
  });
  return new Set(ids);
}

/** Whether a recipe is being taken out already, as with a double click. */
export function isLeaving(queryClient: QueryClient, id: string): boolean {
  const predicate = ({ state }: { readonly state: { readonly variables?: unknown } }) => state.variables === id;
  return queryClient.isMutating({ mutationKey: LEAVING, predicate }) > 0;
}

function takeOut(queryClient: QueryClient, id: BinnedRecipe['id']): void {
  queryClient.setQueryData(binQuery().queryKey, (list) => list && withoutBinned(list, id));
}

export function useRestoreFromBin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: LEAVING,
    mutationFn: restoreRecipe,
    onSuccess: (recipe) => {
      takeOut(queryClient, recipe.id);
      noteAdded(queryClient, recipe);
    },
    onError: () => void refreshBesides(queryClient),
  });
}

/** Whether some recipe in the bin fits. Throws where that is not on the first page, so that it stays unknown. */
async function isInBin(fits: (recipe: BinnedRecipe) => boolean): Promise<boolean> {
  const { recipes, next_cursor } = await call(binRoutes.listBin, { query: {} });
  if (recipes.some(fits)) return true;
  if (next_cursor !== null) throw new Error('It may be on another page');
  return false;
}

export function useDeleteForGood() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: LEAVING,
    mutationFn: (id: string) =>
      confirmRemoval(
        () => call(binRoutes.deleteForGood, { params: { id } }),
        () => isInBin((recipe) => recipe.id === id),
      ),
    onSuccess: (_answer, id) => takeOut(queryClient, id),
    onError: (error, id) => logNotDeleted([id], error),
    onSettled: () => void refreshBesides(queryClient),
  });
}

export function useEmptyBin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: LEAVING,
    mutationFn: () =>
      confirmRemoval(
        () => call(binRoutes.emptyBin, {}),
        () => isInBin(() => true),
      ),
    onSuccess: () => queryClient.setQueryData(binQuery().queryKey, (list) => list && emptied(list)),
    onSettled: () => void refreshBesides(queryClient),
  });
}
