/** Aborts work of the signed-in user when their session ends. */
let session = new AbortController();

/** Aborted when the current session ends, in this tab or another. */
export function sessionSignal(): AbortSignal {
  return session.signal;
}

/** Later callers of `sessionSignal` get the aborted signal too, until it is renewed. */
export function abortSessionSignal(): void {
  session.abort();
}

export function renewSessionSignal(): void {
  session = new AbortController();
}
