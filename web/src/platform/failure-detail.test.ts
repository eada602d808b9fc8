import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from './api-error.ts';
import { failureDetail, referenceOf } from './failure-detail.ts';

describe('why something failed', () => {
  const error = new ApiError({
    status: 409,
    code: 'conflict',
    message: 'Too many.',
    fields: {},
    requestId: 'r',
    retryAfter: null,
  });

  it('is told in the server’s words where it has any', () => {
    expect(failureDetail(error)).toBe('Too many.');
  });

  it('is found in the server’s log where it answered', () => {
    expect(referenceOf(error)).toBe('r');
    expect(referenceOf(new UnreachableError(null))).toBeNull();
  });

  it('is told without a browser’s words', () => {
    expect(failureDetail(new UnreachableError(null))).toMatch(/cannot be reached/u);
    expect(failureDetail(new TypeError('x is not a function'))).not.toContain('function');
  });
});
