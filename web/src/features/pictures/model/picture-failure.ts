import { PICTURE_TEXTS } from '@larder/contract/pictures';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

/** A photo that cannot be sent, with the words that say why. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

/** Why there is no picture, for the place where it was to appear. Whatever else was typed is not touched by it. */
export function describePictureFailure(error: unknown, field: 'url' | 'picture'): string {
  if (error instanceof UnreadablePhotoError) return error.message;
  if (error instanceof UnreachableError) return 'The server cannot be reached. Try again when you are connected.';
  if (!(error instanceof ApiError)) return 'This picture could not be read. Please choose another one.';
  if (error.code === 'too_large') return PICTURE_TEXTS.too_large;
  if (error.code === 'not_authenticated') return 'Your session has ended. Log in to go on.';
  if (error.status < 500) return error.fields[field] ?? error.message;
  if (error.code === 'unavailable') return error.message;
  return 'Something went wrong with this picture. Please try again.';
}
