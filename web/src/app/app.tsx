import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';

import type { createAppRouter } from '#app/router.tsx';
import { keepSessionInSync } from '#app/session-sync.ts';
import { sessionQuery } from '#features/account/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';

const LOADING_TEXT = 'Loading your culinary experience...';

type AppRouter = ReturnType<typeof createAppRouter>;

interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
}

function StartFailed({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  const answered = error instanceof ApiError;
  return (
    <main className="shell grid min-h-dvh max-w-prose place-content-center">
      <ErrorPanel
        headingLevel={1}
        title={answered ? 'The kitchen is not ready' : 'We cannot reach the kitchen'}
        retrying={retrying}
        onRetry={onRetry}
        reference={answered ? error.requestId : null}
      >
        {answered ? error.message : 'Your recipes are safe. Check your connection, then try again.'}
      </ErrorPanel>
    </main>
  );
}

/** Asks who is signed in, and starts the router only then: no page ever flashes up for the wrong person. */
function Start({ queryClient, router }: AppProps) {
  const session = useQuery(sessionQuery());
  useEffect(() => keepSessionInSync(queryClient, () => router.invalidate()), [queryClient, router]);
  // The page may take its time: until it is there, the words that wait for it stay.
  const known = useDeferredValue(session.data);
  if (known !== undefined) return <RouterProvider router={router} />;
  if (session.isError) {
    return <StartFailed error={session.error} retrying={session.isFetching} onRetry={() => void session.refetch()} />;
  }
  return <LoadingScreen text={LOADING_TEXT} />;
}

export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Start queryClient={queryClient} router={router} />
    </QueryClientProvider>
  );
}
