import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';

import { useSignOutQuestion, useUnsent } from '#features/device-store/model/unsent-changes.ts';
import { useIsReachable } from '#platform/reachability.ts';
import { sessionSignal } from '#platform/session-signal.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** Lazy: most pages are online with nothing to send. */
const OfflineLine = lazyPart(async () => {
  const { OfflineLine: component } = await import('#features/offline/components/offline-line.tsx');
  return component;
}, null);
const SignOutQuestion = lazyPart(async () => {
  const { SignOutQuestion: component } = await import('#features/offline/components/sign-out-question.tsx');
  return component;
}, null);

/** Starts offline use after the page has loaded. */
const DELAY_MS = 1_000;

/** Saves recipes on this device and sends unsent changes. Says so when the server cannot be reached. */
export function OfflineStatus({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const isReachable = useIsReachable();
  const unsent = useUnsent();
  const answer = useSignOutQuestion();
  useEffect(() => {
    const leaving = new AbortController();
    const start = async (): Promise<void> => {
      try {
        const { startForUser } = await import('#features/offline/model/start-offline.ts');
        await startForUser(queryClient, userId, AbortSignal.any([leaving.signal, sessionSignal()]));
      } catch {
        // Some private windows block the database. The app then works as a website.
      }
    };
    const timer = setTimeout(() => void start(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [queryClient, userId]);
  return (
    <Suspense>
      {(!isReachable || unsent.length > 0) && <OfflineLine isReachable={isReachable} unsent={unsent} />}
      {answer !== null && <SignOutQuestion count={unsent.length} onAnswer={answer} />}
    </Suspense>
  );
}
