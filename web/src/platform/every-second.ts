const EVERY_MS = 1_000;

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('every-second-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * Calls `listener` about once a second, also in a hidden page, whose own timers browsers throttle to one call a minute. Returns
 * how to stop.
 */
export function everySecond(listener: () => void): () => void {
  const worker = startWorker();
  worker?.addEventListener('message', listener);
  // Until the worker's first message, as the worker may fail to load.
  const interval = window.setInterval(listener, EVERY_MS);
  worker?.addEventListener('message', () => window.clearInterval(interval), { once: true });
  return () => {
    worker?.terminate();
    window.clearInterval(interval);
  };
}
