import { PICTURE_TEXTS } from '@larder/contract/pictures';
import { describe, expect, it } from 'vitest';

import { parseApiError, UnreachableError } from '#platform/api-error.ts';

import { describePictureFailure, UnreadablePhotoError } from './picture-failure.ts';

function refusal(status: number, code: string, fields: Record<string, string> = {}) {
  return parseApiError(status, null, { error: { code, message: 'No', fields } });
}

describe('why there is no picture', () => {
  it.each([
    [new UnreachableError('x'), 'The server cannot be reached. Try again when you are connected.'],
    [refusal(413, 'too_large'), PICTURE_TEXTS.too_large],
    [refusal(400, 'invalid_input', { url: 'This address is not public' }), 'This address is not public'],
    [refusal(400, 'invalid_input'), 'No'],
    [refusal(401, 'not_authenticated'), 'Your session has ended. Log in to go on.'],
    [refusal(503, 'unavailable'), 'No'],
    [refusal(500, 'internal'), 'Something went wrong with this picture. Please try again.'],
    [new UnreadablePhotoError('HEIC'), 'HEIC'],
    [new Error('odd'), 'This picture could not be read. Please choose another one.'],
  ])('is said in words (%#)', (error, text) => {
    expect(describePictureFailure(error, 'url')).toBe(text);
  });
});
