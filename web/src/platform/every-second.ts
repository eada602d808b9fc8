const EVERY_MS = 1_000;

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('every-second-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * Calls `listener` about once a second, also in a hidden page: a worker ticks, because browsers throttle a hidden page's own timers
 * to one call a minute. Returns how to stop.
 */
export function everySecond(listener: () => void): () => void {
  const worker = startWorker();
  worker?.addEventListener('message', listener);
  // Ticks until the worker's first message; the worker may fail to load.
  const interval = window.setInterval(listener, EVERY_MS);
  worker?.addEventListener('message', () => window.clearInterval(interval), { once: true });
  return () => {
    worker?.terminate();
    window.clearInterval(interval);
  };
}
