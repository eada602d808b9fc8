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
  it('shows the server’s message and focuses the refused field', () => {
    expect(describeFailure(new ApiError(REFUSAL), 'code')).toEqual({ message: 'No', field: 'code' });
  });

  it('prefers the message of a field to the general one', () => {
    const error = new ApiError({ ...REFUSAL, status: 400, code: 'invalid_input', fields: { code: 'Six digits' } });
    expect(describeFailure(error, 'code').message).toBe('Six digits');
  });

  it('focuses the button when retyping does not help', () => {
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
  ])('shows a fixed text for %s', (error, message) => {
    expect(describeFailure(error, 'code')).toEqual({ message, field: null });
  });

  it('reports that the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(describeFailure(new UnreachableError(null), null).message).toBe(
      'Network error. Please check your internet connection and try again.',
    );
    vi.unstubAllGlobals();
  });
});
