import type { Logger } from 'pino';

import type { FetchPublic } from '#platform/fetch-public/fetch-public.ts';
import type { WorkControl } from '#platform/work/worker.ts';

import type { Uploads } from '../uploads.ts';
import type { PicturePlace } from './keep.ts';

/** What is done to pictures beside answering requests needs this. */
export interface PictureWorkDeps extends WorkControl, PicturePlace {
  readonly fetchPublic: FetchPublic;
  /** What comes in by a request and what is fetched take turns. */
  readonly uploads: Uploads;
  readonly log: Pick<Logger, 'warn'>;
  /** False while the disk is nearly full: then nothing is fetched or made. */
  hasRoom(): Promise<boolean>;
  now(): Date;
}
