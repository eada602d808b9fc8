import type { Logger } from 'pino';

import type { Ctx, User } from '#platform/context.ts';
import type { JobDeps } from '#platform/jobs/run-due.ts';
import type { WorkControl } from '#platform/jobs/worker.ts';
import type { PictureStore } from '#features/pictures/commands/save.ts';
import type { PictureProcessing } from '#features/pictures/picture-processing.ts';

import type { PhotoReader } from './photo/photo-reader.ts';

/** What background work on imports needs. */
export interface ImportWorkDeps extends WorkControl, JobDeps, PictureStore {
  readonly pictureProcessing: PictureProcessing;
  readonly photoReader: PhotoReader;
  readonly log: Pick<Logger, 'warn'>;
  /** The context for work on behalf of a user, outside of a request. */
  contextOf(person: User): Ctx;
  /** The users whose imports this process works on now: one import of a user at a time. */
  readonly busyUsers: Set<string>;
  /** False while the disk is nearly full: no job starts then. */
  hasRoom(): Promise<boolean>;
}
