import { pointerReleased } from '#platform/pointer-release.ts';
import { useBrowserStore } from '#platform/use-is-hydrated.ts';
import { exactText, relativeText } from '#ui/relative-text.ts';

const TICK_MS = 60_000;

/** One clock for all instances. */
const listeners = new Set<() => void>();
const STARTED_MS = Date.now();
let nowMs = STARTED_MS;
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

/** The time of the first render. On a server, the clock of this module does not run. */
function firstNow(): number {
  return typeof window === 'undefined' ? Date.now() : STARTED_MS;
}

export interface RelativeTimeProps {
  /** An ISO timestamp. */
  at: string;
}

/** A relative time that updates every minute; the exact time is its title under a pointer. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const now = useBrowserStore(subscribe, () => nowMs, firstNow());
  return (
    <time
      dateTime={at}
      className="whitespace-nowrap"
      // Formatted on request: it takes a phone a millisecond for each.
      onPointerEnter={({ currentTarget }) => currentTarget.setAttribute('title', exactText(at))}
      // A moment passes between rendering on the server and hydration.
      suppressHydrationWarning
    >
      {relativeText(at, now)}
    </time>
  );
}
