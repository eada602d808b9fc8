import { randomUUID } from 'node:crypto';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { holdOwner } from '#features/storage/commands.ts';
import { withinQuotas } from '#features/storage/quotas.ts';
import { AppError } from '#platform/app-error.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import { MINUTE_MS } from '#platform/durations.ts';

import type { PictureInfo, ProcessedPicture } from '../process.ts';
import { blobKey, originalKey } from '../blob-keys.ts';
import type { PictureRow } from '../tables.ts';

/** Until then whoever waits for a page with the picture has what they look at, and the processor for themselves. */
const REST_AFTER_MS = MINUTE_MS;

/** Where pictures are kept, and how many of one person. */
export interface PictureStore extends Pick<Ctx, 'db' | 'databaseKind' | 'quotas'> {
  readonly blobs: Blobs;
}

interface Come {
  readonly userId: string;
  readonly sourceUrl: string | null;
  readonly now: Date;
}

export interface NewPicture extends Come {
  readonly developed: ProcessedPicture;
}

/**
 * Keeps a picture: its files first, so that whoever finds the row finds them. Files that never get a row are swept away later.
 * Its id is all that keeps it from strangers, so it says nothing and cannot be guessed. Throws `quota_exceeded`.
 */
export async function savePicture(place: PictureStore, { developed, ...come }: NewPicture): Promise<PictureRow> {
  const { files } = developed;
  const id = randomUUID();
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const row = { ...come, id, examined: developed, bytes, restAt: come.now };
  const named = files.map((file) => ({ key: blobKey(id, file.width, 'webp'), file }));
  return withFiles(
    place,
    named.map(({ key }) => key),
    async () => {
      await Promise.all(named.map(({ key, file }) => place.blobs.put(key, file.bytes, 'image/webp')));
      return insertPicture(place, row);
    },
  );
}

export interface NewOriginal extends Come {
  readonly examined: PictureInfo;
  readonly original: Buffer;
}

/** Keeps a picture of which no files are made yet: each is when it is first asked for, and all of them soon. */
export async function saveOriginal(place: PictureStore, { original, ...come }: NewOriginal): Promise<PictureRow> {
  const id = randomUUID();
  const key = originalKey(id);
  const restAt = new Date(come.now.getTime() + REST_AFTER_MS);
  return withFiles(place, [key], async () => {
    await place.blobs.put(key, original, 'application/octet-stream');
    return insertPicture(place, { ...come, id, bytes: original.length, restAt });
  });
}

/** A picture that is refused leaves no files behind: a disk could be filled with them. */
async function withFiles<Kept>(
  { blobs }: PictureStore,
  keys: readonly string[],
  keep: () => Promise<Kept>,
): Promise<Kept> {
  try {
    return await keep();
  } catch (error) {
    // What cannot be removed now is swept away later.
    await Promise.allSettled(keys.map(async (key) => blobs.remove(key)));
    throw error;
  }
}

interface NewRow extends Come {
  readonly id: string;
  readonly examined: PictureInfo;
  readonly bytes: number;
  /** When what it lacks is made at the latest. */
  readonly restAt: Date;
}

function insertPicture(place: PictureStore, row: NewRow): Promise<PictureRow> {
  const { id, userId, sourceUrl, examined, bytes, restAt, now } = row;
  const { width, height, preview } = examined;
  return place.db.transaction().execute(async (trx) => {
    if (!(await holdOwner(trx, place.databaseKind, userId))) {
      throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
    }
    const insert = trx
      .insertInto('pictures')
      .values({
        id,
        user_id: userId,
        width,
        height,
        preview,
        bytes,
        source_url: sourceUrl,
        created_at: now,
        used_at: now,
        avif_next_at: restAt,
      })
      .returningAll();
    return withinQuotas(trx, {
      userId,
      quotas: place.quotas,
      write: () => insert.executeTakeFirstOrThrow(),
    });
  });
}
