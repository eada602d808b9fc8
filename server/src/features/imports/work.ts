import type { FastifyInstance } from 'fastify';

import { runUntilIdle } from '#platform/jobs/run-due.ts';
import { startWorker, type WorkControl, type Worker } from '#platform/jobs/worker.ts';

import { runNextImport } from './commands/run-next.ts';
import type { ImportWorkDeps } from './work-deps.ts';

const POLL_MS = 5_000;
/** Imports at the same time: others need not wait for a photo that takes long. */
const WORKERS = 2;

/** Reads, saves and undoes imports in the background while the app runs. Returns a function to call when there is new work. */
export function registerImportWork(
  app: Pick<FastifyInstance, 'addHook'>,
  deps: Omit<ImportWorkDeps, keyof WorkControl | 'busyUsers'>,
): () => void {
  const workers: Worker[] = [];
  const busyUsers = new Set<string>();
  const start = () =>
    startWorker(
      (control) => doImportWork({ ...deps, ...control, busyUsers }),
      POLL_MS,
      (error) => deps.log.warn({ err: error }, 'imports could not be worked on'),
    );
  app.addHook('onReady', async () => {
    for (let count = 0; count < WORKERS; count += 1) workers.push(start());
  });
  app.addHook('preClose', async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  });
  return () => {
    for (const worker of workers) worker.wake();
  };
}

/** Works on imports until none is due. */
function doImportWork(deps: ImportWorkDeps): Promise<void> {
  return runUntilIdle(deps, async () => (await deps.hasRoom()) && runNextImport(deps));
}
