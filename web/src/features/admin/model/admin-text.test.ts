import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { describeLoadError, describeRefusal, uptimeText } from './admin-text.ts';

function refusal(code: 'conflict' | 'not_found' | 'too_many_requests', message: string): ApiError {
  return new ApiError({ status: 409, code, message, fields: {}, requestId: 'r1', retryAfter: null });
}

describe('describeRefusal', () => {
  it('shows the server’s reason for a conflict', () => {
    expect(describeRefusal(refusal('conflict', 'At least one admin must remain.'), 'Failed')).toEqual({
      message: 'At least one admin must remain.',
    });
  });

  it('shows other reasons beside the failed action', () => {
    expect(describeRefusal(refusal('not_found', 'Not found'), 'Failed').detail).toBe('It no longer exists.');
    expect(describeRefusal(refusal('too_many_requests', 'Later.'), 'Failed').detail).toBe('Later.');
    expect(describeRefusal(new UnreachableError(null), 'Failed').detail).toContain('couldn’t reach');
    expect(describeRefusal(new TypeError('x'), 'Failed').detail).toContain('Nothing was changed');
  });
});

describe('describeLoadError', () => {
  it('prefers the server’s message', () => {
    expect(describeLoadError(refusal('not_found', 'Not found'))).toBe('Not found');
    expect(describeLoadError(new UnreachableError(null))).toContain('couldn’t reach');
  });
});

describe('uptimeText', () => {
  it('shows the two largest units', () => {
    expect(uptimeText(59)).toBe('less than a minute');
    expect(uptimeText(60)).toBe('1 min');
    expect(uptimeText(3_600 + 59)).toBe('1 h');
    expect(uptimeText(2 * 3_600 + 5 * 60)).toBe('2 h 5 min');
    expect(uptimeText(3 * 86_400 + 4 * 3_600 + 60)).toBe('3 d 4 h');
    expect(uptimeText(3 * 86_400 + 60)).toBe('3 d');
  });
});
