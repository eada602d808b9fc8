import { startWorker, type Worker } from '../work/worker.ts';

import { type DeliveryDeps, deliverDue } from './deliver.ts';

const POLL_MS = 5_000;

type WorkerDeps = Omit<DeliveryDeps, 'signal' | 'isStopping'>;

/** Delivers messages for as long as the process runs. */
export function startDelivery(deps: WorkerDeps, onFailure: (error: unknown) => void): Worker {
  // Each channel looks for itself: a code by phone does not wait until a mail server that is slow has answered.
  const workers = Object.entries(deps.carriers).map(([channel, carrier]) =>
    startWorker((control) => deliverDue({ ...deps, ...control, carriers: { [channel]: carrier } }), POLL_MS, onFailure),
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
