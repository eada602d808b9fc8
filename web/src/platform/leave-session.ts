import { removeDraftsOf } from '#platform/drafts.ts';
import { removeAllUserItems } from '#platform/user-storage.ts';
import { announceSessionChange } from '#platform/session-channel.ts';
import { renewSessionSignal, abortSessionSignal } from '#platform/session-signal.ts';

let ending = false;

/** True while `leaveSessionAfter` waits: a lost session then needs no other handling. */
export function isSessionEnding(): boolean {
  return ending;
}

/** Call after signing out. Removes the user's data from this browser and loads `path` as a new document. */
export function leaveSession(path: string, userId: string | undefined): void {
  removeDraftsOf(userId);
  removeAllUserItems();
  announceSessionChange();
  window.location.assign(path);
}

/** Like `leaveSession`, after a delay in which the user reads the last message. Requests nothing meanwhile. */
export function leaveSessionAfter(milliseconds: number, path: string, userId: string): void {
  ending = true;
  abortSessionSignal();
  announceSessionChange();
  // A plain timer rather than an effect, because the component may unmount first.
  window.setTimeout(() => {
    // The user may return to this document from the back/forward cache.
    ending = false;
    renewSessionSignal();
    leaveSession(path, userId);
  }, milliseconds);
}
