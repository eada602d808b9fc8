export interface TabSignal {
  /** Notifies this browser's other tabs. */
  readonly announce: () => void;
  /** Calls `listener` when another tab announces. Returns how to stop. */
  readonly onElsewhere: (listener: () => void) => () => void;
}

const CHANGED = 'changed';

/** Lets the tabs of one browser notify each other of a change. The message has no content. */
export function createTabSignal(name: string): TabSignal {
  /** One channel for both directions: a channel does not receive its own messages. */
  let channel: BroadcastChannel | undefined;
  const open = (): BroadcastChannel => {
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    announce: () => open().postMessage(CHANGED),
    onElsewhere: (listener) => {
      const handle = (event: MessageEvent<unknown>): void => {
        if (event.data === CHANGED) listener();
      };
      const opened = open();
      opened.addEventListener('message', handle);
      return () => opened.removeEventListener('message', handle);
    },
  };
}
