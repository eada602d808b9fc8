/** The minimum interval between two runs of one name. Changes must show within two seconds. */
const INTERVAL_MS = 1_400;

/**
 * Runs `act` after a random delay of at most `withinMs`, so that many clients do not refetch at once. Calls with the same name are
 * coalesced while one is pending, and throttled to one run per interval.
 */
export type JitteredThrottle = (name: string, withinMs: number, act: () => unknown) => void;

/** Aborting `signal` cancels pending runs. */
export function createJitteredThrottle(signal: AbortSignal): JitteredThrottle {
  const pending = new Map<string, ReturnType<typeof setTimeout>>();
  const lastRunMs = new Map<string, number>();
  signal.addEventListener('abort', () => {
    for (const timer of pending.values()) clearTimeout(timer);
  });
  return (name, withinMs, act) => {
    if (signal.aborted || pending.has(name)) return;
    const sinceLastRun = performance.now() - (lastRunMs.get(name) ?? -INTERVAL_MS);
    const timer = setTimeout(
      () => {
        pending.delete(name);
        lastRunMs.set(name, performance.now());
        act();
      },
      Math.max(Math.random() * withinMs, INTERVAL_MS - sinceLastRun),
    );
    pending.set(name, timer);
  };
}
