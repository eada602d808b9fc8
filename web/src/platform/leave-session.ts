import { removeDraftsOf } from '#platform/drafts.ts';
import { removeAllUserItems } from '#platform/user-storage.ts';
import { announceSessionChange } from '#platform/session-channel.ts';
import { renewSessionSignal, abortSessionSignal } from '#platform/session-signal.ts';

let ending = false;

/** This document is about to navigate away by itself, so nothing else has to. */
export function isSessionEnding(): boolean {
  return ending;
}

/** Call after signing out. Removes what this browser stores of the user, and loads `path` as a new document. */
export function leaveSession(path: string, userId: string | undefined): void {
  removeDraftsOf(userId);
  removeAllUserItems();
  announceSessionChange();
  window.location.assign(path);
}

/** The same after a delay, in which the page's last message can be read and nothing more is requested. */
export function leaveSessionAfter(milliseconds: number, path: string, userId: string): void {
  ending = true;
  abortSessionSignal();
  announceSessionChange();
  // Not in an effect: the component may unmount first.
  window.setTimeout(() => {
    // For a return to this very document from the back/forward cache.
    ending = false;
    renewSessionSignal();
    leaveSession(path, userId);
  }, milliseconds);
}
