import { useSyncExternalStore } from 'react';

import type { QueuedChange } from '#features/device-store/model/queued-change.ts';

// The unsent changes of the signed-in user, for the components that list them.

const NONE: readonly QueuedChange[] = [];
let unsent: readonly QueuedChange[] = NONE;
/** A question before signing out: resolve with whether to sign out. */
let question: ((isConfirmed: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setUnsent(changes: readonly QueuedChange[]): void {
  unsent = changes.length === 0 ? NONE : changes;
  notify();
}

export function useUnsent(): readonly QueuedChange[] {
  return useSyncExternalStore(
    subscribe,
    () => unsent,
    () => NONE,
  );
}

/** Asks the user before signing out while changes are unsent. Resolves with whether to sign out. */
export async function confirmSignOut(userId: string): Promise<boolean> {
  try {
    // Shortly after the page has loaded, the list is not filled yet.
    const { listChanges } = await import('#features/device-store/model/change-queue.ts');
    setUnsent(await listChanges(userId));
  } catch {
    // Blocked storage has no changes.
  }
  if (unsent.length === 0) return true;
  question?.(false);
  return new Promise((resolve) => {
    question = resolve;
    notify();
  });
}

export function useSignOutQuestion(): ((isConfirmed: boolean) => void) | null {
  const answer = useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  );
  if (answer === null) return null;
  return (isConfirmed) => {
    question = null;
    answer(isConfirmed);
    notify();
  };
}
