/** localStorage and sessionStorage throw when they are blocked or full. Here, a failed write returns false and a failed read null. */
export type StorageKind = 'local' | 'session';

function open(kind: StorageKind): Storage {
  return kind === 'local' ? window.localStorage : window.sessionStorage;
}

export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(kind: StorageKind, key: string, value: string): boolean {
  try {
    open(kind).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(kind: StorageKind, key: string): void {
  try {
    open(kind).removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}

export function listStored(kind: StorageKind, prefix: string): string[] {
  try {
    const storage = open(kind);
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function removeStoredByPrefix(kind: StorageKind, prefix: string): void {
  for (const key of listStored(kind, prefix)) removeStored(kind, key);
}
