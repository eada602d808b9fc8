import { startWorker, type Worker } from '#platform/work/worker.ts';

import { copyNext, type CopyDeps } from './commands/copy-next.ts';

const POLL_MS = 5_000;

/** Sends the worker copies of what waits for it, for as long as the process runs. Any instance may, at any moment. */
export function startCopying(deps: Omit<CopyDeps, 'signal'>, onFailure: (error: unknown) => void): Worker {
  return startWorker(
    async ({ isStopping, signal }) => {
      while (!isStopping() && (await copyNext({ ...deps, signal }))) {
        // Until nothing is due.
      }
    },
    POLL_MS,
    onFailure,
  );
}
