import { PICTURE_TEXTS } from '@larder/contract/pictures';
import { describe, expect, it } from 'vitest';

import { parseApiError, UnreachableError, UnreadableError } from '#platform/api-error.ts';

import { describePictureFailure, UnusablePhotoError } from './picture-failure.ts';

function refusal(status: number, code: string, fields: Record<string, string> = {}) {
  return parseApiError(status, null, { error: { code, message: 'No', fields } });
}

describe('describePictureFailure', () => {
  it.each([
    [new UnreachableError('x'), 'We couldn’t reach the server. Try again when you’re connected.'],
    [refusal(413, 'too_large'), PICTURE_TEXTS.too_large],
    [refusal(400, 'invalid_input', { url: 'This address is not public' }), 'This address is not public'],
    [refusal(400, 'invalid_input'), 'No'],
    [refusal(401, 'not_authenticated'), 'Your session has ended. Please log in again.'],
    [refusal(503, 'unavailable'), 'No'],
    [refusal(500, 'internal'), 'Something went wrong with this photo. Please try again.'],
    [new UnusablePhotoError('HEIC'), 'HEIC'],
    [new UnreadableError(), 'Something unexpected happened. Please try again.'],
    [new Error('odd'), 'This photo couldn’t be read. Please choose another one.'],
  ])('explains each kind of error (%#)', (error, text) => {
    expect(describePictureFailure(error, 'url')).toBe(text);
  });
});
