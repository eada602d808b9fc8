import { useSyncExternalStore } from 'react';

// Whether the server answers. `navigator.onLine` is often wrong, so requests decide.

let isReachable = true;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (isReachable === next) return;
  isReachable = next;
  for (const listener of listeners) listener();
}

/** Call when the server has answered. */
export function reportReachable(): void {
  change(true);
}

/** Call when stored data replaces an answer of the server. */
export function reportUnreachable(): void {
  change(false);
}

export function isServerReachable(): boolean {
  return isReachable;
}

/** Calls `listener` after each change. Returns how to stop. */
export function onReachabilityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True until a request has failed and stored data was shown instead. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(onReachabilityChange, isServerReachable, () => true);
}
