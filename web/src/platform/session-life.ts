/** How long what was begun for somebody may go on in this tab: until they are not signed in any more. */
let life = new AbortController();

/** Ends with the session in which it was asked for, wherever in this browser that is ended. */
export function sessionSignal(): AbortSignal {
  return life.signal;
}

/** The person is gone: whatever was begun for them stops, and is told to nobody. */
export function endSessionLife(): void {
  life.abort();
  life = new AbortController();
}
