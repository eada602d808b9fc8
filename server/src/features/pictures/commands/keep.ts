import { randomUUID } from 'node:crypto';

import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Db } from '#platform/db/tables.ts';

import { type Developed } from '../develop.ts';
import { blobKey } from '../policy.ts';
import type { PictureRow } from '../tables.ts';

export interface NewPicture {
  readonly userId: string;
  readonly sourceUrl: string | null;
  readonly developed: Developed;
  readonly now: Date;
}

/**
 * Keeps a picture: its files first, so that whoever finds the row finds them. Files that never get a row are swept away later.
 * Its id is all that keeps it from strangers, so it says nothing and cannot be guessed.
 */
export async function keepPicture(db: Db, blobs: Blobs, picture: NewPicture): Promise<PictureRow> {
  const { userId, sourceUrl, developed, now } = picture;
  const { width, height, preview, files } = developed;
  const id = randomUUID();
  await Promise.all(files.map((file) => blobs.put(blobKey(id, file.width, 'webp'), file.bytes, 'image/webp')));
  return db
    .insertInto('pictures')
    .values({
      id,
      user_id: userId,
      width,
      height,
      preview,
      bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      source_url: sourceUrl,
      created_at: now,
      used_at: now,
      avif_next_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
