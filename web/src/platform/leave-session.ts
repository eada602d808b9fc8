import { removeAllDrafts } from '#platform/drafts.ts';
import { removeAllKept } from '#platform/kept.ts';
import { announceSessionChange } from '#platform/session-channel.ts';
import { beginSessionLife, endSessionLife } from '#platform/session-life.ts';

let ending = false;

/** This document ends by itself, and stays as it is until then: nothing else has to lead away from it. */
export function isSessionEnding(): boolean {
  return ending;
}

/** The session is over: nothing of the person stays in this browser, which goes on to `path` as a new document. */
export function leaveSession(path: string): void {
  removeAllDrafts();
  removeAllKept();
  announceSessionChange();
  window.location.assign(path);
}

/** The same after so long, in which what the page says last can be read and nothing more is asked for. */
export function leaveSessionAfter(milliseconds: number, path: string): void {
  ending = true;
  endSessionLife();
  announceSessionChange();
  // Not bound to what is on the page, which may go first.
  window.setTimeout(() => {
    // Whoever comes back to this very document finds it at work.
    ending = false;
    beginSessionLife();
    leaveSession(path);
  }, milliseconds);
}
