import { QueryClient } from '@tanstack/react-query';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

const RETRIES = 2;

/**
 * Asking again helps when nobody answered or the server was busy; a plain no stays a no. Whoever proves again who they are goes on with
 * another cookie: what was asked with the former one a moment before is asked once more.
 */
function isRetryable(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return failures < RETRIES && error instanceof UnreachableError;
  if (error.code === 'not_authenticated') return failures === 0;
  return failures < RETRIES && (error.code === 'unavailable' || error.code === 'timeout');
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The browser's idea of being offline is often wrong: ask, and show what came of it.
        networkMode: 'always',
        retry: isRetryable,
        // What failed while there was no network comes by itself when there is.
        refetchOnReconnect: true,
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
