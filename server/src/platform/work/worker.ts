/** How long what is under way may take to finish after the order to stop. */
const STOP_WAIT_MS = 2_000;
const NUDGE_MS = 200;

/** Does work of a kind for as long as the process runs. */
export interface Worker {
  /** There is something to do: do not wait for the next look. */
  nudge(): void;
  stop(): Promise<void>;
}

export interface WorkControl {
  /** Begin with nothing further. */
  isStopping(): boolean;
  /** Gives up what is under way; it is tried again later. */
  readonly signal: AbortSignal;
}

/**
 * Calls `work` at once and then again `pollMs` after it has ended, or soon after a nudge. `onFailure` is for what fails as a
 * whole, such as a database that is away; it is tried again at the next look.
 */
export function startWorker(
  work: (control: WorkControl) => Promise<void>,
  pollMs: number,
  onFailure: (error: unknown) => void,
): Worker {
  const givenUp = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let stopped = false;

  const lookIn = (waitMs: number) => {
    const at = performance.now() + waitMs;
    if (stopped || at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(look, waitMs).unref();
  };
  const look = () => {
    dueAt = Infinity;
    // Whoever nudges while we work may have come too late for this look.
    if (running !== undefined) return lookIn(NUDGE_MS);
    running = work({ isStopping: () => stopped, signal: givenUp.signal })
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        lookIn(pollMs);
      });
  };

  look();
  return {
    nudge: () => lookIn(NUDGE_MS),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const patience = setTimeout(() => givenUp.abort(), STOP_WAIT_MS);
      await running;
      clearTimeout(patience);
    },
  };
}
