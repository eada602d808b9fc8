/** How long what was begun for somebody may go on in this tab: until they are not signed in any more. */
let life = new AbortController();

/** Ends with the session in which it was asked for, wherever in this browser that is ended. */
export function sessionSignal(): AbortSignal {
  return life.signal;
}

/** Stops what was begun for the person. What asks for the signal from now on finds it aborted, until the next session begins. */
export function endSessionLife(): void {
  life.abort();
}

export function beginSessionLife(): void {
  life = new AbortController();
}
