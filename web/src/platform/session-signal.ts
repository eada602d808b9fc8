/** Aborts work that was started for the signed-in user when their session ends. */
let life = new AbortController();

/** Aborted when the current session ends, in this tab or another. */
export function sessionSignal(): AbortSignal {
  return life.signal;
}

/** Aborts the signal. Later callers get the aborted signal too, until the next session begins. */
export function abortSessionSignal(): void {
  life.abort();
}

export function renewSessionSignal(): void {
  life = new AbortController();
}
