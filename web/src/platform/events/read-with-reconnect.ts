/** Before asking again, from the first failure to every further one. */
const WAITS_MS: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** After a stream that ended as it should. */
const PAUSE_MS = 200;

export interface Connection<Event> {
  readonly open: (signal: AbortSignal) => AsyncIterable<Event>;
  readonly hear: (event: Event) => void;
  readonly signal: AbortSignal;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Not as long as all others wait who were cut off in the same moment. */
function scattered(milliseconds: number): number {
  return milliseconds * (0.5 + Math.random());
}

/** So long, or until the browser finds its way back into the network, or nobody wants to hear of it. */
async function untilWorthTrying(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** Listens, and again whenever the stream ends or breaks off, until nobody wants to hear of it any more. */
export async function readWithReconnect<Event>({ open, hear, signal, wait = untilWorthTrying }: Connection<Event>) {
  let failures = 0;
  while (!signal.aborted) {
    let waitMs = PAUSE_MS;
    try {
      for await (const event of open(signal)) {
        failures = 0;
        if (!signal.aborted) hear(event);
      }
    } catch {
      waitMs = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
      failures += 1;
    }
    if (!signal.aborted) await wait(scattered(waitMs), signal);
  }
}
