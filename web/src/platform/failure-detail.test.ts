import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from './api-error.ts';
import { failureDetail, referenceOf } from './failure-detail.ts';

describe('failureDetail', () => {
  const error = new ApiError({
    status: 409,
    code: 'conflict',
    message: 'Too many.',
    fields: {},
    requestId: 'r',
    retryAfter: null,
  });

  it('is the server’s message when the server answered', () => {
    expect(failureDetail(error)).toBe('Too many.');
  });

  it('referenceOf is the request id when the server answered', () => {
    expect(referenceOf(error)).toBe('r');
    expect(referenceOf(new UnreachableError(null))).toBeNull();
  });

  it('never shows the browser’s own error message', () => {
    expect(failureDetail(new UnreachableError(null))).toMatch(/couldn’t reach/u);
    expect(failureDetail(new TypeError('x is not a function'))).not.toContain('function');
  });
});
