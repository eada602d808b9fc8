const TIMEOUT_MS = 2_000;
/** Work of one slice that no user notices. */
const SLICE_MS = 8;

/** Resolves when the browser has nothing else to do, at the latest after two seconds. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve);
  });
}

/** Runs `work` for each item in idle slices of a few milliseconds. Stops when `signal` is aborted. */
export async function forEachWhenIdle<Item>(
  items: Iterable<Item>,
  signal: AbortSignal,
  work: (item: Item) => void,
): Promise<void> {
  let end = 0;
  for (const item of items) {
    if (performance.now() >= end) {
      await idle();
      end = performance.now() + SLICE_MS;
    }
    if (signal.aborted) return;
    work(item);
  }
}
