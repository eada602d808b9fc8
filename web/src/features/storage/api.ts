import { storageRoutes } from '@larder/contract/storage';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

/** The user's storage and quotas. Nearly every write changes them, so they are always stale. */
export function storageQuery() {
  return queryOptions({
    queryKey: ['storage'],
    queryFn: ({ signal }) => call(storageRoutes.getStorage, { signal }),
    staleTime: 0,
  });
}
