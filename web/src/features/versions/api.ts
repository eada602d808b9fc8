import { versionsRoutes } from '@larder/contract/versions';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { cacheUpdatedRecipe, OVERVIEWS, refreshAfterFailure } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

/** The versions of one of the user’s own recipes, newest first, a page at a time. */
export function versionsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...OVERVIEWS, 'versions', id],
    queryFn: ({ signal, pageParam }) =>
      call(versionsRoutes.listVersions, { signal, params: { id }, query: { before: pageParam ?? undefined } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next_before,
  });
}

interface RestoreRequest {
  readonly id: string;
  /** The version to restore. */
  readonly version: number;
  /** The current version as far as this page knows. */
  readonly newest: number;
}

/** Fails with the code `conflict` when `newest` is no longer the current version. */
export function useRestoreVersion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, newest }: RestoreRequest) =>
      call(versionsRoutes.restoreVersion, { params: { id, version }, body: { version: newest } }),
    onSuccess: (recipe) => cacheUpdatedRecipe(queryClient, recipe),
    onError: (_error, { id }) => {
      refreshAfterFailure(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: versionsQuery(id).queryKey });
    },
  });
}
