import { binRoutes } from '@larder/contract/bin';
import type { BinnedRecipe } from '@larder/contract/bin';
import { recipesRoutes } from '@larder/contract/recipes';
import { infiniteQueryOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { emptied, EMPTYING, withoutBinned } from '#features/bin/model.ts';
import { BIN, LIST_LASTING, logNotDeleted, noteAdded, refreshBesides } from '#features/recipes/api.ts';
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
    mutationFn: (id: string) => call(recipesRoutes.restoreRecipe, { params: { id } }),
    onSuccess: (recipe) => {
      takeOut(queryClient, recipe.id);
      noteAdded(queryClient, recipe);
    },
    onError: () => void refreshBesides(queryClient),
  });
}

export function useDeleteForGood() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: LEAVING,
    mutationFn: (id: string) => call(binRoutes.deleteForGood, { params: { id } }),
    onSuccess: (_answer, id) => takeOut(queryClient, id),
    onError: (error, id) => logNotDeleted([id], error),
    onSettled: () => void refreshBesides(queryClient),
  });
}

export function useEmptyBin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: LEAVING,
    mutationFn: () => call(binRoutes.emptyBin, {}),
    onSuccess: () => queryClient.setQueryData(binQuery().queryKey, (list) => list && emptied(list)),
    onSettled: () => void refreshBesides(queryClient),
  });
}
