import { delay } from '#platform/delay.ts';

/** Backoff: the delays before the first to the last kind of retry; the last one repeats. */
const BACKOFF_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** The delay after a stream that ended normally. */
const PAUSE_MS = 200;

export interface EventSubscription<Event> {
  readonly open: (signal: AbortSignal) => AsyncIterable<Event>;
  readonly onEvent: (event: Event) => void;
  readonly signal: AbortSignal;
  /** Replaces the delay in tests. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Spreads the reconnects of clients that lost their connection at the same moment. */
function withJitter(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random());
}

/** Ends early when the browser is online again. */
async function delayOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const wake = (): void => online.abort();
  globalThis.addEventListener('online', wake);
  await delay(milliseconds, AbortSignal.any([signal, online.signal]));
  globalThis.removeEventListener('online', wake);
}

/** Reads a stream and reopens it, with exponential backoff and jitter after failures, until `signal` is aborted. */
export async function readWithReconnect<Event>(subscription: EventSubscription<Event>): Promise<void> {
  const { open, onEvent, signal, wait = delayOrOnline } = subscription;
  let failures = 0;
  while (!signal.aborted) {
    let waitMs = PAUSE_MS;
    try {
      for await (const event of open(signal)) {
        failures = 0;
        if (!signal.aborted) onEvent(event);
      }
    } catch {
      waitMs = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0;
      failures += 1;
    }
    if (!signal.aborted) await wait(withJitter(waitMs), signal);
  }
}
