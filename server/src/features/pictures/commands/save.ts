import { randomUUID } from 'node:crypto';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { lockOwner } from '#features/storage/commands.ts';
import { withinQuotas } from '#features/storage/quotas.ts';
import { AppError } from '#platform/app-error.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import { MINUTE_MS } from '#platform/durations.ts';

import type { PictureInfo, ProcessedPicture } from '../process.ts';
import { blobKey, originalKey } from '../blob-keys.ts';
import type { PictureRow } from '../tables.ts';

/** The remaining files are encoded after this pause, so that they do not compete with the page that shows the picture first. */
const ENCODE_AFTER_MS = MINUTE_MS;

/** Where pictures are stored, and each user's quotas. */
export interface PictureStore extends Pick<Ctx, 'db' | 'databaseKind' | 'quotas'> {
  readonly blobs: Blobs;
}

interface Source {
  readonly userId: string;
  readonly sourceUrl: string | null;
  readonly now: Date;
}

export interface NewPicture extends Source {
  readonly processed: ProcessedPicture;
}

/**
 * Stores a processed picture: the WebP files first, then the row. A background job adds the AVIF files. A failure removes the files
 * again; after a crash the purge does. The random id is an unguessable capability: it alone protects the picture. Throws
 * `quota_exceeded`, and `not_authenticated` for a deleted account.
 */
export async function savePicture(store: PictureStore, { processed, ...source }: NewPicture): Promise<PictureRow> {
  const { files } = processed;
  const id = randomUUID();
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const row = { ...source, id, info: processed, bytes, encodeAt: source.now };
  const named = files.map((file) => ({ key: blobKey(id, file.width, 'webp'), file }));
  return withFiles(
    store,
    named.map(({ key }) => key),
    async () => {
      await Promise.all(named.map(({ key, file }) => store.blobs.put(key, file.bytes, 'image/webp')));
      return insertPicture(store, row);
    },
  );
}

export interface NewOriginal extends Source {
  readonly info: PictureInfo;
  readonly original: Buffer;
}

/**
 * Like `savePicture`, for a picture that is not encoded yet. Each size is encoded on first request, and all of them by a background job
 * soon after.
 */
export async function saveOriginal(store: PictureStore, { original, ...source }: NewOriginal): Promise<PictureRow> {
  const id = randomUUID();
  const key = originalKey(id);
  const encodeAt = new Date(source.now.getTime() + ENCODE_AFTER_MS);
  return withFiles(store, [key], async () => {
    await store.blobs.put(key, original, 'application/octet-stream');
    return insertPicture(store, { ...source, id, bytes: original.length, encodeAt });
  });
}

/** Removes the files again when saving fails: otherwise refused pictures could fill the disk. */
async function withFiles<Saved>(
  { blobs }: PictureStore,
  keys: readonly string[],
  save: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    // The purge removes what is left.
    await Promise.allSettled(keys.map(async (key) => blobs.remove(key)));
    throw error;
  }
}

interface NewRow extends Source {
  readonly id: string;
  readonly info: PictureInfo;
  readonly bytes: number;
  /** When the background job encodes the missing files. */
  readonly encodeAt: Date;
}

function insertPicture(store: PictureStore, row: NewRow): Promise<PictureRow> {
  const { id, userId, sourceUrl, info, bytes, encodeAt, now } = row;
  const { width, height, preview } = info;
  return store.db.transaction().execute(async (trx) => {
    if (!(await lockOwner(trx, store.databaseKind, userId))) {
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
        avif_next_at: encodeAt,
      })
      .returningAll();
    return withinQuotas(trx, {
      userId,
      quotas: store.quotas,
      write: () => insert.executeTakeFirstOrThrow(),
    });
  });
}
