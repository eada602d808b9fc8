import { randomUUID } from 'node:crypto';

import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Db } from '#platform/db/tables.ts';
import { MINUTE_MS } from '#platform/durations.ts';

import type { Developed, Examined } from '../develop.ts';
import { blobKey, originalKey } from '../policy.ts';
import type { PictureRow } from '../tables.ts';

/** Until then whoever waits for a page with the picture has what they look at, and the processor for themselves. */
const REST_AFTER_MS = MINUTE_MS;

interface Come {
  readonly userId: string;
  readonly sourceUrl: string | null;
  readonly now: Date;
}

export interface NewPicture extends Come {
  readonly developed: Developed;
}

/**
 * Keeps a picture: its files first, so that whoever finds the row finds them. Files that never get a row are swept away later.
 * Its id is all that keeps it from strangers, so it says nothing and cannot be guessed.
 */
export async function keepPicture(db: Db, blobs: Blobs, { developed, ...come }: NewPicture): Promise<PictureRow> {
  const { files } = developed;
  const id = randomUUID();
  await Promise.all(files.map((file) => blobs.put(blobKey(id, file.width, 'webp'), file.bytes, 'image/webp')));
  return insertPicture(db, {
    ...come,
    id,
    examined: developed,
    bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
    restAt: come.now,
  });
}

export interface NewOriginal extends Come {
  readonly examined: Examined;
  readonly original: Buffer;
}

/** Keeps a picture of which no files are made yet: each is when it is first asked for, and all of them soon. */
export async function keepOriginal(db: Db, blobs: Blobs, { original, ...come }: NewOriginal): Promise<PictureRow> {
  const id = randomUUID();
  await blobs.put(originalKey(id), original, 'application/octet-stream');
  const restAt = new Date(come.now.getTime() + REST_AFTER_MS);
  return insertPicture(db, { ...come, id, bytes: original.length, restAt });
}

interface NewRow extends Come {
  readonly id: string;
  readonly examined: Examined;
  readonly bytes: number;
  /** When what it lacks is made at the latest. */
  readonly restAt: Date;
}

function insertPicture(db: Db, { id, userId, sourceUrl, examined, bytes, restAt, now }: NewRow): Promise<PictureRow> {
  const { width, height, preview } = examined;
  return db
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
    .returningAll()
    .executeTakeFirstOrThrow();
}
