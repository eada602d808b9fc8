import { removeAllDrafts } from '#platform/drafts.ts';
import { announceSessionChange } from '#platform/session-channel.ts';

/** The session is over: nothing of the person stays in this tab, which goes on to `path` as a new document. */
export function leaveSession(path: string): void {
  removeAllDrafts();
  announceSessionChange();
  window.location.assign(path);
}
