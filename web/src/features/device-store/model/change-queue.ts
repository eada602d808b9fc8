import { deviceDatabase } from '#features/device-store/model/database.ts';
import type { ChangeContent, Obstacle, QueuedChange } from '#features/device-store/model/queued-change.ts';
import { createTabSignal } from '#platform/tab-signal.ts';

/** Notifies this browser's other tabs that the queue has changed. */
const { announce, onElsewhere } = createTabSignal('unsent changes');
const listeners = new Set<() => void>();

/** Calls `listener` when the queue changes, in this tab or another. Returns how to stop. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function notify(): void {
  announce();
  for (const listener of listeners) listener();
}

export interface NewChange {
  readonly userId: string;
  readonly recipeId: string;
  readonly title: string;
  readonly content: ChangeContent;
}

/** Resolves when the change is stored. A favorite replaces an earlier one of the recipe; edits are sent one after the other. */
export async function queueChange(change: NewChange): Promise<void> {
  const database = await deviceDatabase();
  const transaction = database.transaction('changes', 'readwrite', { durability: 'strict' });
  if (change.content.kind === 'favorite') {
    for (const earlier of await transaction.store.index('user').getAll(change.userId)) {
      const isReplaced = earlier.recipeId === change.recipeId && earlier.content.kind === 'favorite';
      if (isReplaced) await transaction.store.delete(earlier.id);
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the database assigns the id
  await transaction.store.add({ ...change, obstacle: null } as QueuedChange);
  await transaction.done;
  notify();
}

/** The unsent changes of a user, oldest first. */
export async function listChanges(userId: string): Promise<QueuedChange[]> {
  return (await deviceDatabase()).getAllFromIndex('changes', 'user', userId);
}

export async function removeChange(id: number): Promise<void> {
  await (await deviceDatabase()).delete('changes', id);
  notify();
}

/** Sets a change aside until the user decides. Does not bring back a removed one. */
export async function setObstacle(id: number, obstacle: Obstacle): Promise<void> {
  const { store, done } = (await deviceDatabase()).transaction('changes', 'readwrite');
  const change = await store.get(id);
  if (change !== undefined) await store.put({ ...change, obstacle });
  await done;
  notify();
}

/** For signing out. */
export async function removeChangesOf(userId: string): Promise<void> {
  const { store, done } = (await deviceDatabase()).transaction('changes', 'readwrite');
  for (const { id } of await store.index('user').getAll(userId)) await store.delete(id);
  await done;
  notify();
}
