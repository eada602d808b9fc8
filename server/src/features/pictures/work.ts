import { startWorker, type WorkControl, type Worker } from '#platform/work/worker.ts';

import { importNext } from './commands/import-next.ts';
import { makeNextAvif } from './commands/make-avif.ts';
import type { PictureWorkDeps } from './commands/work-deps.ts';

const POLL_MS = 5_000;

/** Fetches what recipes wait for, then makes AVIF files, until there is nothing left to do. Any instance may, at any moment. */
export async function doPictureWork(deps: PictureWorkDeps): Promise<void> {
  while (!deps.isStopping() && (await deps.hasRoom())) {
    // What somebody waits to see comes before what makes it smaller.
    if (!(await importNext(deps)) && !(await makeNextAvif(deps))) return;
  }
}

/** Does that for as long as the process runs. */
export function startPictureWork(
  deps: Omit<PictureWorkDeps, keyof WorkControl>,
  onFailure: (error: unknown) => void,
): Worker {
  return startWorker((control) => doPictureWork({ ...deps, ...control }), POLL_MS, onFailure);
}
