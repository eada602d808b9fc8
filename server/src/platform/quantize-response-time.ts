/** Timers have a resolution of 1 ms and may fire early. */
const WAITS_MAX = 3;

/**
 * Runs the work, and returns or throws after a whole number of intervals since the start. This closes a timing side
 * channel: the response time does not reveal whether an address has an account. Choose an interval that is far longer
 * than the work.
 */
export async function quantizeResponseTime<Result>(
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
  intervalMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const intervals = Math.ceil((performance.now() - startedAt) / intervalMs);
    const end = startedAt + intervals * intervalMs;
    const { signal } = new AbortController();
    for (let waits = 0; waits < WAITS_MAX && performance.now() < end; waits++) {
      await wait(Math.ceil(end - performance.now()), signal);
    }
  }
}
