import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';

import { settleFirstQueries } from '#app/prefetch.ts';
import type { createAppRouter } from '#app/router.tsx';
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

function StartFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const answered = error instanceof ApiError;
  return (
    <main className="shell grid min-h-dvh max-w-prose place-content-center">
      <ErrorPanel
        headingLevel={1}
        title={answered ? 'The kitchen isn’t ready' : 'We can’t reach the kitchen'}
        onRetry={onRetry}
        reference={answered ? error.requestId : null}
      >
        {answered ? error.message : 'Your recipes are safe. Check your connection, then try again.'}
      </ErrorPanel>
    </main>
  );
}

/**
 * Loads the session, then the page and its first queries, so that no page flashes up for the wrong user. Does not throw: the query
 * and the router store errors, and the app renders them.
 */
export async function openFirstPage({ queryClient, router }: AppProps): Promise<void> {
  await queryClient.prefetchQuery(sessionQuery());
  if (!isSessionKnown(queryClient)) return;
  await router.load();
  await settleFirstQueries(queryClient);
}

export function isSessionKnown(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(sessionQuery().queryKey) !== undefined;
}

/** Renders the page that `openFirstPage` opened, or opens it when a retry loads the session. */
function Start({ queryClient, router }: AppProps) {
  // It was fetched before the first render. After a failure, the user retries.
  const session = useQuery({ ...sessionQuery(), retryOnMount: false });
  const isKnown = session.data !== undefined;
  const [isOpen, setOpen] = useState(isKnown);
  useEffect(() => {
    if (!isKnown || isOpen) return;
    const open = async (): Promise<void> => {
      await openFirstPage({ queryClient, router });
      startTransition(() => setOpen(true));
    };
    void open();
  }, [isKnown, isOpen, queryClient, router]);
  if (isOpen) return <RouterProvider router={router} />;
  if (session.isError) {
    return <StartFailed error={session.error} onRetry={() => void session.refetch()} />;
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
