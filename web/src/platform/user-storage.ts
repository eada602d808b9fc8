import { readStored, removeStored, removeStoredByPrefix, writeStored } from '#platform/browser-storage.ts';
import { parseJson } from '#platform/parse-json.ts';

// Values in localStorage per user: shared by all tabs, not read for other users, removed on signing out.

// Stored name, do not rename.
const PREFIX = 'kept:';

function keyOf(owner: string, name: string): string {
  return `${PREFIX}${owner}:${name}`;
}

/** The stored value without validation, or undefined. */
export function readUserItem(owner: string, name: string): unknown {
  return parseJson(readStored('local', keyOf(owner, name)) ?? '');
}

/** Returns false when storage is full or blocked. */
export function writeUserItem(owner: string, name: string, value: unknown): boolean {
  return writeStored('local', keyOf(owner, name), JSON.stringify(value));
}

export function removeUserItem(owner: string, name: string): void {
  removeStored('local', keyOf(owner, name));
}

export function removeAllUserItems(): void {
  removeStoredByPrefix('local', PREFIX);
}

/** Calls `listener` when another tab writes the value. Returns how to stop. */
export function onUserItemChange(owner: string, name: string, listener: () => void): () => void {
  const key = keyOf(owner, name);
  const handle = (event: StorageEvent): void => {
    // `key` is null after `clear()`.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
