import { type DeliveryDeps, deliverDue } from './deliver.ts';

const POLL_MS = 5_000;
/** A message is put before its transaction ends. */
const NUDGE_MS = 200;
/** How long what is being sent may take to finish after the order to stop. */
const STOP_WAIT_MS = 2_000;

/** Delivers messages for as long as the process runs. */
export interface DeliveryWorker {
  /** There is a message: do not wait for the next look. */
  nudge(): void;
  stop(): Promise<void>;
}

type WorkerDeps = Omit<DeliveryDeps, 'signal' | 'isStopping'>;

/** `onFailure` is for what fails as a whole, such as a database that is away; it is tried again at the next look. */
export function startDelivery(deps: WorkerDeps, onFailure: (error: unknown) => void): DeliveryWorker {
  // Each channel looks for itself: a code by phone does not wait until a mail server that is slow has answered.
  const workers = Object.entries(deps.carriers).map(([channel, carrier]) =>
    startChannel({ ...deps, carriers: { [channel]: carrier } }, onFailure),
  );
  return {
    nudge: () => {
      for (const worker of workers) worker.nudge();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

function startChannel(deps: WorkerDeps, onFailure: (error: unknown) => void): DeliveryWorker {
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
    // Whoever nudges while we deliver may have come too late for this look.
    if (running !== undefined) return lookIn(NUDGE_MS);
    running = deliverDue({ ...deps, isStopping: () => stopped, signal: givenUp.signal })
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        lookIn(POLL_MS);
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
