import { runUntilIdle } from '#platform/jobs/run-due.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';

import { replicateNext, type ReplicationDeps } from './commands/replicate-next.ts';

const POLL_MS = 5_000;

/** Replicates queued recipes to the worker until the process stops. */
export function startReplication(deps: Omit<ReplicationDeps, 'signal'>, onFailure: (error: unknown) => void): Worker {
  return startWorker(
    (control) => runUntilIdle(control, () => replicateNext({ ...deps, signal: control.signal })),
    POLL_MS,
    onFailure,
  );
}
