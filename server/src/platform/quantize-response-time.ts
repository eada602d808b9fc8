/** A timer may fire a moment early, as it counts in whole milliseconds. */
const WAITS_MAX = 3;

/**
 * Does the work and returns a whole number of beats after it began, also when it throws: whoever measures the answer does not
 * learn how much there was to do, and so not whether an address has an account. A beat is far longer than the work takes. The work
 * is done before the answer, so that whatever was answered is stored.
 */
export async function quantizeResponseTime<Result>(
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
  beatMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const beats = Math.ceil((performance.now() - begun) / beatMs);
    const end = begun + beats * beatMs;
    const { signal } = new AbortController();
    for (let waits = 0; waits < WAITS_MAX && performance.now() < end; waits++) {
      await wait(Math.ceil(end - performance.now()), signal);
    }
  }
}
