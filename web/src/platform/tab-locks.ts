import { newId } from '#platform/new-id.ts';

/**
 * Which of this browser's tabs sees to a thing that concerns them all, so that only one of them speaks of it. A tab that
 * is closed holds nothing any more: it is the living who answer.
 */
const CHANNEL_NAME = 'claims';
const ANSWER_MS = 250;

interface Message {
  readonly kind: 'ask' | 'mine';
  readonly name: string;
  /** Who asks, or whom this answers. */
  readonly tab: string;
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'kind' in data && 'name' in data && 'tab' in data;
}

export interface Claims {
  /** From now on this tab sees to it. Returns how to let go of it. */
  hold: (name: string) => () => void;
  /** The same, if no tab does so already, this one included; null then. */
  claim: (name: string) => Promise<(() => void) | null>;
  close: () => void;
}

export function openTabLocks(tab: string = newId()): Claims {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  const held = new Set<string>();
  /** What this tab has just asked for, and how to give way. */
  const asked = new Map<string, () => void>();

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    const { kind, name, tab: other } = data;
    if (kind === 'mine') {
      if (other === tab) asked.get(name)?.();
      return;
    }
    // Of two that ask at the same time the one with the smaller id gets it, and both know which that is.
    if (held.has(name) || (asked.has(name) && tab < other)) {
      channel.postMessage({ kind: 'mine', name, tab: other } satisfies Message);
    } else asked.get(name)?.();
  });

  const hold = (name: string) => {
    held.add(name);
    return () => {
      held.delete(name);
    };
  };

  const isFree = (name: string) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), ANSWER_MS);
      asked.set(name, () => {
        clearTimeout(timer);
        resolve(false);
      });
      channel.postMessage({ kind: 'ask', name, tab } satisfies Message);
    });

  return {
    hold,
    claim: async (name) => {
      if (held.has(name) || asked.has(name)) return null;
      const free = await isFree(name);
      asked.delete(name);
      return free && !held.has(name) ? hold(name) : null;
    },
    close: () => channel.close(),
  };
}

let claims: Claims | undefined;

/** Those of this tab. */
export function tabLocks(): Claims {
  claims ??= openTabLocks();
  return claims;
}
