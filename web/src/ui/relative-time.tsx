import { useSyncExternalStore } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';
import { exactText, relativeText } from '#ui/relative-text.ts';

const TICK_MS = 60_000;

/** One clock for all instances. */
const listeners = new Set<() => void>();
let nowMs = Date.now();
let timer: number | undefined;

async function tick(): Promise<void> {
  await pointerReleased();
  nowMs = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === undefined) {
    // The clock does not run without subscribers.
    nowMs = Date.now();
    timer = window.setInterval(() => void tick(), TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}

export interface RelativeTimeProps {
  /** An ISO timestamp. */
  at: string;
}

/** A relative time that updates every minute; the exact time is its title under a pointer. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const now = useSyncExternalStore(subscribe, () => nowMs);
  return (
    <time
      dateTime={at}
      className="whitespace-nowrap"
      // Formatted on request: it takes a phone a millisecond for each.
      onPointerEnter={({ currentTarget }) => currentTarget.setAttribute('title', exactText(at))}
    >
      {relativeText(at, now)}
    </time>
  );
}
