import { runUntilIdle } from '#platform/jobs/run-due.ts';
import { startWorker, type WorkControl, type Worker } from '#platform/jobs/worker.ts';

import { importNext } from './commands/import-next.ts';
import { encodeNextPicture } from './commands/encode-next.ts';
import type { PictureWorkDeps } from './commands/work-deps.ts';

const POLL_MS = 5_000;

/** Imports pictures and encodes AVIF files until no job is due. Imports come first: a user may be waiting for one. */
export function doPictureWork(deps: PictureWorkDeps): Promise<void> {
  return runUntilIdle(
    deps,
    async () => (await deps.hasRoom()) && ((await importNext(deps)) || (await encodeNextPicture(deps))),
  );
}

/** Runs `doPictureWork` periodically until the worker is stopped. */
export function startPictureWork(
  deps: Omit<PictureWorkDeps, keyof WorkControl>,
  onFailure: (error: unknown) => void,
): Worker {
  return startWorker((control) => doPictureWork({ ...deps, ...control }), POLL_MS, onFailure);
}
