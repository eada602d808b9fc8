import { buffer } from 'node:stream/consumers';

import { widestPictureWidth } from '@larder/contract/pictures';

import { AppError } from '#platform/app-error.ts';
import type { Blobs, StoredBlob } from '#platform/blobs/blobs.ts';
import type { Ctx } from '#platform/context.ts';
import { blobKey } from '#features/pictures/blob-keys.ts';
import { encodeMissing } from '#features/pictures/files.ts';
import { encodeJpeg, PictureProblem } from '#features/pictures/process.ts';

import type { ExportedPhoto } from './exported-recipe.ts';

interface StoredPicture {
  readonly id: string;
  readonly width: number;
}

const isUnreadable = (error: unknown): boolean => error instanceof PictureProblem || error instanceof AppError;

/** Opens a photo at its largest stored width as WebP. Logs why and returns null if it cannot be read. */
export async function openWidest(
  { log }: Pick<Ctx, 'log'>,
  blobs: Blobs,
  { id, width }: StoredPicture,
): Promise<StoredBlob | null> {
  const widest = widestPictureWidth(width);
  try {
    await encodeMissing(blobs, id, [widest]);
    return await blobs.open(blobKey(id, widest, 'webp'));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    log.warn({ err: error, pictureId: id }, 'picture not exported');
    return null;
  }
}

/** The photo of a recipe, read when a writer needs it. */
export function photoOf(ctx: Pick<Ctx, 'log'>, blobs: Blobs, picture: StoredPicture): Omit<ExportedPhoto, 'url'> {
  const openWebp = async () => (await openWidest(ctx, blobs, picture))?.stream ?? null;
  return {
    openWebp,
    encodeJpeg: async () => {
      const stream = await openWebp();
      try {
        return stream === null ? null : await encodeJpeg(await buffer(stream));
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        ctx.log.warn({ err: error, pictureId: picture.id }, 'picture not exported');
        return null;
      }
    },
  };
}
