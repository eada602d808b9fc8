import { storageRoutes } from '@larder/contract/storage';
import { queryOptions } from '@tanstack/react-query';

import { call } from '#platform/http.ts';

/** How much the person stores, and how much they may. Nearly everything they do changes it. */
export function storageQuery() {
  return queryOptions({
    queryKey: ['storage'],
    queryFn: ({ signal }) => call(storageRoutes.getStorage, { signal }),
    staleTime: 0,
  });
}
