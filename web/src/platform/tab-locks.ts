import { newId } from '#platform/new-id.ts';

/**
 * Locks between the tabs of one browser, for pages on plain HTTP too, where the Web Locks API is missing. The tabs negotiate by
 * BroadcastChannel: the owner of a lock answers, so a closed tab releases its locks.
 */
const CHANNEL_NAME = 'claims';
const ANSWER_TIMEOUT_MS = 250;

interface Message {
  readonly kind: 'ask' | 'mine';
  readonly name: string;
  /** The tab that asks, also in the answer. */
  readonly tab: string;
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'kind' in data && 'name' in data && 'tab' in data;
}

export interface TabLocks {
  /** Acquires a lock without asking the other tabs. Returns how to release it. */
  acquire: (name: string) => () => void;
  /** Acquires a lock that no tab owns, this one included. Returns how to release it, or null. */
  tryAcquire: (name: string) => Promise<(() => void) | null>;
  close: () => void;
}

export function openTabLocks(tab: string = newId()): TabLocks {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const owned = new Set<string>();
  /** The locks this tab is asking for, with how to give up. */
  const requested = new Map<string, () => void>();

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    const { kind, name, tab: other } = data;
    if (kind === 'mine') {
      if (other === tab) requested.get(name)?.();
      return;
    }
    // Of two tabs that ask at the same time, the one with the smaller id gets the lock.
    if (owned.has(name) || (requested.has(name) && tab < other)) {
      channel.postMessage({ kind: 'mine', name, tab: other } satisfies Message);
    } else requested.get(name)?.();
  });

  const acquire = (name: string) => {
    owned.add(name);
    return () => {
      owned.delete(name);
    };
  };

  const isFree = (name: string) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), ANSWER_TIMEOUT_MS);
      requested.set(name, () => {
        clearTimeout(timer);
        resolve(false);
      });
      channel.postMessage({ kind: 'ask', name, tab } satisfies Message);
    });

  return {
    acquire,
    tryAcquire: async (name) => {
      if (owned.has(name) || requested.has(name)) return null;
      const free = await isFree(name);
      requested.delete(name);
      return free && !owned.has(name) ? acquire(name) : null;
    },
    close: () => channel.close(),
  };
}

let locks: TabLocks | undefined;

/** The locks of this tab. */
export function tabLocks(): TabLocks {
  locks ??= openTabLocks();
  return locks;
}
