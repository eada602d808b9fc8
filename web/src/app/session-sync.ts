import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';

import { sessionQuery } from '#features/account/api.ts';
import type { SessionState } from '#features/account/model/session-state.ts';
import { onUnauthenticated } from '#platform/http.ts';
import { isSessionEnding } from '#platform/leave-session.ts';
import { announceSessionChange, onSessionChangeElsewhere } from '#platform/session-channel.ts';
import { renewSessionSignal, abortSessionSignal } from '#platform/session-signal.ts';

function isSessionKey(key: readonly unknown[]): boolean {
  return sessionQuery().queryKey.every((part, index) => key[index] === part);
}

/** Whose session it is, whether they have done all steps of signing in or not. */
function personOf({ user, pendingUser }: SessionState): string | undefined {
  return (user ?? pendingUser)?.id;
}

/**
 * Keeps this tab's idea of who is signed in true: it asks again when another tab says that something changed and when
 * the server refuses a call. `onChange` hears of every change after the first answer. Returns how to stop.
 */
export function syncSession(queryClient: QueryClient, onChange: () => Promise<void>): () => void {
  const { queryKey } = sessionQuery();
  let known: SessionState | undefined = queryClient.getQueryData(queryKey);

  const askAgain = (): void => {
    // Whatever asks the server by then is refused; the page stays, with what it says last.
    if (isSessionEnding()) return;
    void queryClient.invalidateQueries({ queryKey });
  };

  const forgetEverythingElse = (): void => {
    queryClient.removeQueries({ predicate: (query) => !isSessionKey(query.queryKey) });
  };

  const follow = async (): Promise<void> => {
    const before = known;
    const now = queryClient.getQueryData(queryKey);
    known = now;
    // Before the first answer there is nothing to compare with, and nothing to forget.
    if (now === undefined || before === undefined) return;
    const personBefore = personOf(before);
    const person = personOf(now);
    if (person === personBefore && now.user?.id === before.user?.id) return;
    announceSessionChange();
    if (personBefore !== undefined && person !== personBefore) {
      abortSessionSignal();
      renewSessionSignal();
      toast.dismiss();
    }
    if (personBefore !== undefined && person !== undefined && person !== personBefore) {
      // Somebody else signed in from another tab: nothing on this page is theirs.
      window.location.reload();
      return;
    }
    await onChange();
    if (person === undefined) forgetEverythingElse();
  };

  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- the library leaves the key of any query open
      const key: readonly unknown[] = event.query.queryKey;
      if (event.type === 'updated' && event.action.type === 'success' && isSessionKey(key)) {
        void follow();
      }
    }),
    onSessionChangeElsewhere(askAgain),
    onUnauthenticated(askAgain),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
