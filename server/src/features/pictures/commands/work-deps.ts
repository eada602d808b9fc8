import type { Logger } from 'pino';

import type { FetchPublic } from '#platform/fetch-public/fetch-public.ts';
import type { JobDeps } from '#platform/jobs/run-due.ts';
import type { WorkControl } from '#platform/jobs/worker.ts';

import type { PictureProcessing } from '../picture-processing.ts';
import type { PictureStore } from './save.ts';

/** What background work on pictures needs. */
export interface PictureWorkDeps extends WorkControl, JobDeps, PictureStore {
  readonly fetchPublic: FetchPublic;
  /** Uploads and imports share one limit on processing. */
  readonly pictureProcessing: PictureProcessing;
  readonly log: Pick<Logger, 'warn'>;
  /** False while the disk is nearly full: no job starts then. */
  hasRoom(): Promise<boolean>;
}
