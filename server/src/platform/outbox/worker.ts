import { startWorker, type Worker } from '../work/worker.ts';

import type { Carrier } from './carriers.ts';
import { type DeliveryDeps, deliverDue } from './deliver.ts';
import type { Channel } from './outbox.ts';

const POLL_MS = 5_000;

interface WorkerDeps extends Omit<DeliveryDeps, 'signal' | 'isStopping'> {
  /** Messages by a channel without a carrier stay where they are. */
  readonly carriers: Readonly<Partial<Record<Channel, Carrier>>>;
}

/** Delivers messages for as long as the process runs. */
export function startDelivery({ carriers, ...deps }: WorkerDeps, onFailure: (error: unknown) => void): Worker {
  // Each channel looks for itself: a code by phone does not wait until a mail server that is slow has answered.
  const workers = Object.entries(carriers).map(([channel, carrier]) =>
    startWorker(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `carriers` are channels
      (control) => deliverDue({ ...deps, ...control }, channel as Channel, carrier),
      POLL_MS,
      onFailure,
    ),
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
