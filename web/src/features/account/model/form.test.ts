import { describe, expect, it, vi } from 'vitest';

import { ApiError, UnreachableError, UnreadableError } from '#platform/api-error.ts';

import { describeFailure, SessionNotStoredError } from './form.ts';

const REFUSAL = {
  status: 401,
  code: 'invalid_credentials',
  message: 'No',
  fields: {},
  requestId: 'r',
  retryAfter: null,
} as const;

describe('describeFailure', () => {
  it('keeps the words of the server, and goes to what was refused', () => {
    expect(describeFailure(new ApiError(REFUSAL), 'code')).toEqual({ message: 'No', field: 'code' });
  });

  it('says what is wrong with a field rather than that something is', () => {
    const error = new ApiError({ ...REFUSAL, status: 400, code: 'invalid_input', fields: { code: 'Six digits' } });
    expect(describeFailure(error, 'code').message).toBe('Six digits');
  });

  it('stays at the button where typing anew does not help', () => {
    const error = new ApiError({ ...REFUSAL, status: 429, code: 'too_many_requests' });
    expect(describeFailure(error, 'code').field).toBeNull();
  });

  it.each([
    [new UnreachableError(null), 'Unable to connect to the server. Please check your internet connection.'],
    [
      new UnreachableError(null, 'interrupted'),
      'Connection error. Please check your internet connection and try again.',
    ],
    [new SessionNotStoredError(), "Your browser didn't keep the sign-in. Allow cookies for this site and try again."],
    [new UnreadableError(), 'An unexpected error occurred. Please try again.'],
    [new ApiError({ ...REFUSAL, requestId: null }), 'An unexpected error occurred. Please try again.'],
    [new TypeError('x'), 'An unexpected error occurred. Please try again.'],
  ])('tells of %s in our own words', (error, message) => {
    expect(describeFailure(error, 'code')).toEqual({ message, field: null });
  });

  it('says that the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(describeFailure(new UnreachableError(null), null).message).toBe(
      'Network error. Please check your internet connection and try again.',
    );
    vi.unstubAllGlobals();
  });
});
