import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from './api-error.ts';
import { failureDetail } from './failure-detail.ts';

describe('why something failed', () => {
  it('is told in the server’s words where it has any', () => {
    const error = new ApiError({
      status: 409,
      code: 'conflict',
      message: 'Too many.',
      fields: {},
      requestId: 'r',
      retryAfter: null,
    });
    expect(failureDetail(error)).toBe('Too many.');
  });

  it('is told without a browser’s words', () => {
    expect(failureDetail(new UnreachableError(null))).toMatch(/cannot be reached/u);
    expect(failureDetail(new TypeError('x is not a function'))).not.toContain('function');
  });
});
