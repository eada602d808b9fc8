import { readStored, removeStored, removeStoredByPrefix, writeStored } from '#platform/browser-storage.ts';

/**
 * What outlives the tab but belongs to one person: every tab of this browser sees it, nobody else who signs in here
 * does, and signing out on purpose leaves nothing of it behind.
 */
const PREFIX = 'kept:';

function keyOf(owner: string, name: string): string {
  return `${PREFIX}${owner}:${name}`;
}

/** As it was written, or undefined. What is in it is for the reader to check. */
export function readKept(owner: string, name: string): unknown {
  const text = readStored('local', keyOf(owner, name));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** False where the browser's storage takes nothing more, or nothing at all. */
export function writeKept(owner: string, name: string, value: unknown): boolean {
  return writeStored('local', keyOf(owner, name), JSON.stringify(value));
}

export function removeKept(owner: string, name: string): void {
  removeStored('local', keyOf(owner, name));
}

export function removeAllKept(): void {
  removeStoredByPrefix('local', PREFIX);
}

/** Hears of what other tabs write. Returns how to stop. */
export function onKeptElsewhere(owner: string, name: string, listener: () => void): () => void {
  const key = keyOf(owner, name);
  const handle = (event: StorageEvent): void => {
    // A null key says that all is gone.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
