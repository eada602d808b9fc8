import { PICTURE_LIMITS, PICTURE_TEXTS } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';

import { uploadPicture } from '#features/pictures/api.ts';
import { shrinkPhoto } from '#features/pictures/model/shrink-photo.ts';
import { selectFile, PHOTO } from '#features/pictures/model/chosen-file.ts';
import { UnusablePhotoError } from '#features/pictures/model/picture-failure.ts';

/** Uploads the one chosen photo, shrunk to the largest size that pages show. */
export async function sendPhoto(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Picture> {
  const selection = selectFile(files, PHOTO);
  if (selection === null || selection.file === null) throw new UnusablePhotoError(selection?.problem ?? PHOTO.refusal);
  const photo = await shrinkPhoto(selection.file);
  if (photo.size > PICTURE_LIMITS.bytes_max) throw new UnusablePhotoError(PICTURE_TEXTS.too_large);
  signal.throwIfAborted();
  onProgress(0);
  return uploadPicture(photo, { signal, onProgress });
}
