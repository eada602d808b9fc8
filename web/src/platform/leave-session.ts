import { removeAllDrafts } from '#platform/drafts.ts';
import { removeAllKept } from '#platform/kept.ts';
import { announceSessionChange } from '#platform/session-channel.ts';

/** The session is over: nothing of the person stays in this browser, which goes on to `path` as a new document. */
export function leaveSession(path: string): void {
  removeAllDrafts();
  removeAllKept();
  announceSessionChange();
  window.location.assign(path);
}
