import { QueryClient } from '@tanstack/react-query';

import { ApiError, isTransientError } from '#platform/api-error.ts';

const RETRIES = 2;

/**
 * Retries lost connections and temporary server errors. Retries 401 once: a repeated sign-in replaces the session cookie, and a
 * request sent shortly before carries the old one.
 */
function isRetryable(failures: number, error: Error): boolean {
  if (error instanceof ApiError && error.code === 'not_authenticated') return failures === 0;
  return failures < RETRIES && isTransientError(error);
}

/** `isServer`: rendering on the server does not retry, because its page is late then. The browser does. */
export function createQueryClient({ isServer = false } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // `navigator.onLine` is often wrong, so requests are sent anyway.
        networkMode: 'always',
        retry: isServer ? false : isRetryable,
        // Off by default with this network mode.
        refetchOnReconnect: true,
        retryDelay: (failures) => 400 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
