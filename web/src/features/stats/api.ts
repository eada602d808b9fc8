import { statsRoutes } from '@larder/contract/stats';
import { queryOptions } from '@tanstack/react-query';

import { LIST_CACHE_MS, OVERVIEWS } from '#features/recipes/api.ts';
import { call } from '#platform/http.ts';

/** Statistics of the user's own recipes. */
export function statsQuery() {
  return queryOptions({
    queryKey: [...OVERVIEWS, 'stats'],
    queryFn: ({ signal }) => call(statsRoutes.getStats, { signal }),
    gcTime: LIST_CACHE_MS,
  });
}
