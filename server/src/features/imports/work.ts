import type { FastifyInstance } from 'fastify';

import { runUntilIdle } from '#platform/jobs/run-due.ts';
import { startWorker, type WorkControl, type Worker } from '#platform/jobs/worker.ts';

import { runNextImport } from './commands/run-next.ts';
import type { ImportWorkDeps } from './work-deps.ts';

const POLL_MS = 5_000;

/** Reads, saves and undoes imports in the background while the app runs. Returns a function to call when there is new work. */
export function registerImportWork(
  app: Pick<FastifyInstance, 'addHook'>,
  deps: Omit<ImportWorkDeps, keyof WorkControl>,
): () => void {
  let worker: Worker | undefined;
  app.addHook('onReady', async () => {
    worker = startWorker(
      (control) => doImportWork({ ...deps, ...control }),
      POLL_MS,
      (error) => deps.log.warn({ err: error }, 'imports could not be worked on'),
    );
  });
  app.addHook('preClose', async () => worker?.stop());
  return () => worker?.wake();
}

/** Works on imports until none is due. */
function doImportWork(deps: ImportWorkDeps): Promise<void> {
  return runUntilIdle(deps, async () => (await deps.hasRoom()) && runNextImport(deps));
}
