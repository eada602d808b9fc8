import { versionsRoutes } from '@larder/contract/versions';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { noteRecipe, OVERVIEWS, refreshAfterFailure } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

/** All versions of one of one's own recipes, the newest first. */
export function versionsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...OVERVIEWS, 'versions', id],
    queryFn: ({ signal, pageParam }) =>
      call(versionsRoutes.listVersions, { signal, params: { id }, query: { before: pageParam ?? undefined } }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next_before,
  });
}

interface Restoring {
  readonly id: string;
  /** The one to bring back. */
  readonly version: number;
  /** The one that stands, as the person knows it. */
  readonly newest: number;
}

/** Fails with the code `conflict` when another version was kept meanwhile. */
export function useRestoreVersion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, newest }: Restoring) =>
      call(versionsRoutes.restoreVersion, { params: { id, version }, body: { version: newest } }),
    onSuccess: (recipe) => noteRecipe(queryClient, recipe),
    onError: (_error, { id }) => {
      refreshAfterFailure(queryClient, id);
      void queryClient.invalidateQueries({ queryKey: versionsQuery(id).queryKey });
    },
  });
}
