import { startWorker, type Worker } from '../jobs/worker.ts';

import type { Carrier } from './carriers.ts';
import { type DeliveryDeps, deliverDue } from './deliver.ts';
import type { Channel } from './outbox.ts';

const POLL_MS = 5_000;

interface WorkerDeps extends Omit<DeliveryDeps, 'signal' | 'isStopping'> {
  /** Messages of a channel without a carrier keep waiting. */
  readonly carriers: Readonly<Partial<Record<Channel, Carrier>>>;
}

/** Delivers the messages of all channels while the process runs. */
export function startDelivery({ carriers, ...deps }: WorkerDeps, onFailure: (error: unknown) => void): Worker {
  // One worker per channel: a slow mail server does not delay a code by text message.
  const workers = Object.entries(carriers).map(([channel, carrier]) =>
    startWorker(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `carriers` are channels
      (control) => deliverDue({ ...deps, ...control }, channel as Channel, carrier),
      POLL_MS,
      onFailure,
    ),
  );
  return {
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
