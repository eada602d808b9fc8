import { QueryClient } from '@tanstack/react-query';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

const RETRIES = 2;

/** Asking again helps when nobody answered or the server was busy; a plain no stays a no. */
function isWorthAskingAgain(error: Error): boolean {
  if (error instanceof ApiError) return error.code === 'unavailable' || error.code === 'timeout';
  return error instanceof UnreachableError;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The browser's idea of being offline is often wrong: ask, and show what came of it.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isWorthAskingAgain(error),
        // What failed while there was no network comes by itself when there is.
        refetchOnReconnect: true,
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
