import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';

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

/** Asks who is signed in, and opens the page only then: none ever flashes up for the wrong person. */
function Start({ queryClient, router }: AppProps) {
  const session = useQuery(sessionQuery());
  const isKnown = session.data !== undefined;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => keepSessionInSync(queryClient, () => router.invalidate()), [queryClient, router]);
  useEffect(() => {
    if (!isKnown) return;
    const open = async (): Promise<void> => {
      // What goes wrong is kept in the router's state, and shown in the page's place.
      await router.load();
      // With everything there the page is drawn in one go, and leaves the browser its breath between one part and the next.
      startTransition(() => setOpen(true));
    };
    void open();
  }, [isKnown, router]);
  if (isOpen) return <RouterProvider router={router} />;
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
