import { useBrowserStore } from '#platform/use-is-hydrated.ts';
import { onUserItemChange, readUserItem, writeUserItem } from '#platform/user-storage.ts';

/** The components of this tab that read an item: a storage event reaches other tabs only. */
const listeners = new Set<() => void>();

/** A text that is stored per user in this browser, shared by all tabs; null without one, and where pages render on the server. */
export function useUserItem(owner: string, name: string): readonly [string | null, (value: string) => void] {
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    const stop = onUserItemChange(owner, name, listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  const read = (): string | null => {
    const stored = readUserItem(owner, name);
    return typeof stored === 'string' ? stored : null;
  };
  const value = useBrowserStore(subscribe, read, null);
  return [
    value,
    (next) => {
      writeUserItem(owner, name, next);
      for (const listener of listeners) listener();
    },
  ];
}
