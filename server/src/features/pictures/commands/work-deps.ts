import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { FetchPublic } from '#platform/fetch-public/fetch-public.ts';
import type { WorkControl } from '#platform/work/worker.ts';

import type { Uploads } from '../uploads.ts';

/** What is done to pictures beside answering requests needs this. */
export interface PictureWorkDeps extends WorkControl {
  readonly db: Kysely<Tables>;
  readonly blobs: Blobs;
  readonly fetchPublic: FetchPublic;
  /** What comes in by a request and what is fetched take turns. */
  readonly uploads: Uploads;
  readonly log: Pick<Logger, 'warn'>;
  now(): Date;
}
