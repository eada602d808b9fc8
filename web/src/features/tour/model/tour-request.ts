/** The user requests the tour in a menu; the page with the tour listens. */
let requested = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  requested = next;
  for (const listener of listeners) listener();
}

export function requestTour(): void {
  set(true);
}

export function endTourRequest(): void {
  set(false);
}

export function isTourRequested(): boolean {
  return requested;
}

/** Returns a function that unsubscribes. */
export function onTourRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
