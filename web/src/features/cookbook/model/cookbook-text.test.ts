import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { describeCookbookError } from './cookbook-text.ts';

function apiError(code: ApiError['code']): ApiError {
  return new ApiError({ status: 400, code, message: 'Slow down.', fields: {}, requestId: null, retryAfter: null });
}

describe('describeCookbookError', () => {
  it.each([
    [new UnreachableError(null), 'We couldn’t reach the server. All is here. Try again when you’re connected.'],
    [apiError('not_authenticated'), 'Your session has ended. All is here. Log in to continue.'],
    [apiError('too_many_requests'), 'Slow down. All is here.'],
    [apiError('internal'), 'All is here. Please try again.'],
    [new TypeError('x'), 'All is here. Please try again.'],
  ])('%s reports that nothing is lost and the next step', (error, text) => {
    expect(describeCookbookError(error, 'All is here.')).toBe(text);
  });
});
