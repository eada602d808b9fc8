const EVERY_MS = 1_000;

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('steady-clock-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * Calls about once a second, also while the page is out of sight, where browsers slow its own clocks down to one call a
 * minute. Returns how to stop.
 */
export function everySecond(listener: () => void): () => void {
  const worker = startWorker();
  worker?.addEventListener('message', listener);
  // It may still fail to load, and then this is all there is.
  const interval = window.setInterval(listener, EVERY_MS);
  worker?.addEventListener('message', () => window.clearInterval(interval), { once: true });
  return () => {
    worker?.terminate();
    window.clearInterval(interval);
  };
}
