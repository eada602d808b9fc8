/** Somebody wants to be shown around, whether they were before or not: said in a menu, heard on the page where it begins. */
let called = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  called = next;
  for (const listener of listeners) listener();
}

export function requestTour(): void {
  set(true);
}

export function endTourRequest(): void {
  set(false);
}

export function isTourRequested(): boolean {
  return called;
}

/** Returns how to stop. */
export function onTourRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
