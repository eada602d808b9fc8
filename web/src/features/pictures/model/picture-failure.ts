import { PICTURE_TEXTS } from '@larder/contract/pictures';

import { ApiError, UnreachableError, UnreadableError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';

/** The photo cannot be used. The message is shown to the user. */
export class UnusablePhotoError extends Error {
  override readonly name = 'UnusablePhotoError';
}

/** The error text of a failed upload or import. `field` is the request field whose error is shown. */
export function describePictureFailure(error: unknown, field: 'url' | 'picture'): string {
  if (error instanceof UnusablePhotoError) return error.message;
  if (error instanceof UnreachableError) return 'We couldn’t reach the server. Try again when you’re connected.';
  if (error instanceof UnreadableError) return failureDetail(error);
  if (!(error instanceof ApiError)) return 'This photo couldn’t be read. Please choose another one.';
  if (error.code === 'too_large') return PICTURE_TEXTS.too_large;
  if (error.code === 'not_authenticated') return 'Your session has ended. Please log in again.';
  if (error.status < 500) return error.fields[field] ?? error.message;
  if (error.code === 'unavailable') return error.message;
  return 'Something went wrong with this photo. Please try again.';
}
