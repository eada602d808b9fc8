import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';

import { sessionQuery } from '#features/account/api.ts';
import type { SessionState } from '#features/account/model/session-state.ts';
import { onUnauthenticated } from '#platform/http.ts';
import { isSessionEnding } from '#platform/leave-session.ts';
import { announceSessionChange, onSessionChangeElsewhere } from '#platform/session-channel.ts';
import { abortSessionSignal, renewSessionSignal } from '#platform/session-signal.ts';

function isSessionKey(key: readonly unknown[]): boolean {
  return sessionQuery().queryKey.every((part, index) => key[index] === part);
}

/** The id of the user, whether or not the second step of signing in is done. */
function userIdOf({ user, pendingUser }: SessionState): string | undefined {
  return (user ?? pendingUser)?.id;
}

/**
 * Keeps the cached session current: refetches it when another tab announces a change and when the server rejects a call with 401.
 * Calls `onChange` after every change of user or step. Returns how to stop.
 */
export function syncSession(queryClient: QueryClient, onChange: () => Promise<void>): () => void {
  const { queryKey } = sessionQuery();
  let known: SessionState | undefined = queryClient.getQueryData(queryKey);
  /** The toasts when the server first rejected a call. A later one may say that the session has ended. */
  let toastsBefore: readonly { readonly id: number | string }[] | undefined;

  const refetch = (): void => {
    if (isSessionEnding()) return;
    void queryClient.invalidateQueries({ queryKey });
  };

  const removeOtherQueries = (): void => {
    queryClient.removeQueries({ predicate: (query) => !isSessionKey(query.queryKey) });
  };

  const compare = async (): Promise<void> => {
    const before = known;
    const now = queryClient.getQueryData(queryKey);
    const stale = toastsBefore ?? toast.getToasts();
    known = now;
    toastsBefore = undefined;
    // The first answer is not a change.
    if (now === undefined || before === undefined) return;
    const idBefore = userIdOf(before);
    const id = userIdOf(now);
    if (id === idBefore && now.user?.id === before.user?.id) return;
    announceSessionChange();
    if (idBefore !== undefined && id !== idBefore) {
      abortSessionSignal();
      renewSessionSignal();
      for (const { id: shown } of stale) toast.dismiss(shown);
    }
    if (idBefore !== undefined && id !== undefined && id !== idBefore) {
      // Another user signed in from another tab: nothing on this page is theirs.
      window.location.reload();
      return;
    }
    await onChange();
    if (id === undefined) removeOtherQueries();
  };

  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- the library types the key of any query as any
      const key: readonly unknown[] = event.query.queryKey;
      if (event.type === 'updated' && event.action.type === 'success' && isSessionKey(key)) {
        void compare();
      }
    }),
    onSessionChangeElsewhere(refetch),
    onUnauthenticated(() => {
      toastsBefore ??= toast.getToasts();
      refetch();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
