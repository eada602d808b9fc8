import { AsyncResource } from 'node:async_hooks';

/** How long running work may take to finish after `stop` is called. */
const STOP_WAIT_MS = 2_000;
const WAKE_MS = 200;

/** Runs one kind of background work for as long as the process runs. */
export interface Worker {
  /** New work has arrived: run soon instead of after the poll interval. */
  wake(): void;
  /** Waits for running work, then aborts it. */
  stop(): Promise<void>;
}

export interface WorkControl {
  /** True once no further work may begin. */
  isStopping(): boolean;
  /** Aborts running work; it runs again later. */
  readonly signal: AbortSignal;
}

/**
 * Calls `work` now, and again `pollMs` after it ended or soon after `wake`; never twice at the same time. `onFailure` gets what
 * `work` throws, such as an unavailable database; the next poll tries again.
 */
export function startWorker(
  work: (control: WorkControl) => Promise<void>,
  pollMs: number,
  onFailure: (error: unknown) => void,
): Worker {
  const aborted = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let stopped = false;

  const runIn = (waitMs: number) => {
    const at = performance.now() + waitMs;
    if (stopped || at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(run, waitMs).unref();
  };
  // In the context of the start, not of the request that wakes it: the work is not charged to that client.
  const run = AsyncResource.bind(() => {
    dueAt = Infinity;
    // The running call may have read the queue before the new work arrived.
    if (running !== undefined) return runIn(WAKE_MS);
    running = work({ isStopping: () => stopped, signal: aborted.signal })
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        runIn(pollMs);
      });
  });

  run();
  return {
    wake: () => runIn(WAKE_MS),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const abortTimer = setTimeout(() => aborted.abort(), STOP_WAIT_MS);
      await running;
      clearTimeout(abortTimer);
    },
  };
}
