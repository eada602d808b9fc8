import { readStored, removeStored, writeStored } from '#platform/browser-storage.ts';
import { removeDraftsOf } from '#platform/drafts.ts';
import { removeAllUserItems } from '#platform/user-storage.ts';
import { announceSessionChange } from '#platform/session-channel.ts';
import { renewSessionSignal, abortSessionSignal } from '#platform/session-signal.ts';

let ending = false;

/** Removes stored data of the user. */
type Cleaner = (userId: string) => Promise<unknown>;
const cleaners = new Set<Cleaner>();

/** Name of the user who is signing out, while that has not finished. Stored name, do not rename. */
const LEAVING = 'leaving';
/** The next page comes after this, even if storage hangs. It finishes the removal. */
const CLEANING_TIMEOUT_MS = 3_000;

/** Calls `clean` when the user signs out. */
export function onLeaveSession(clean: Cleaner): void {
  cleaners.add(clean);
}

/** Call before signing out, so that a page that is closed in the middle does not leave the user's data behind. */
export function beginLeaving(userId: string): void {
  writeStored('local', LEAVING, userId);
}

/** The user is still signed in. */
export function cancelLeaving(): void {
  removeStored('local', LEAVING);
}

/** Removes what an interrupted sign-out left behind. Without a cleaner, which loads later, a later call does it. */
export async function finishLeaving(): Promise<void> {
  const userId = readStored('local', LEAVING);
  if (userId === null || cleaners.size === 0) return;
  removeDraftsOf(userId);
  removeAllUserItems();
  await Promise.all([...cleaners].map((clean) => clean(userId)));
  removeStored('local', LEAVING);
}

/** True while `leaveSessionAfter` waits: a lost session then needs no other handling. */
export function isSessionEnding(): boolean {
  return ending;
}

/** Call after signing out. Removes the user's data from this browser and loads `path` as a new document. */
export function leaveSession(path: string, userId: string | undefined): void {
  removeDraftsOf(userId);
  removeAllUserItems();
  announceSessionChange();
  // Work in progress must not store anything after the removal.
  abortSessionSignal();
  renewSessionSignal();
  if (userId !== undefined) beginLeaving(userId);
  const leave = async (): Promise<void> => {
    const timeout = new Promise((resolve) => setTimeout(resolve, CLEANING_TIMEOUT_MS));
    // The next page tries again.
    await Promise.race([finishLeaving().catch(() => undefined), timeout]);
    window.location.assign(path);
  };
  void leave();
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
