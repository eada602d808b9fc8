import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { describeLoadError, describeRefusal, uptimeText } from './admin-text.ts';

function refusal(code: 'conflict' | 'not_found' | 'too_many_requests', message: string): ApiError {
  return new ApiError({ status: 409, code, message, fields: {}, requestId: 'r1', retryAfter: null });
}

describe('why something was not done', () => {
  it('is the server’s reason where it forbids it', () => {
    expect(describeRefusal(refusal('conflict', 'At least one admin must remain.'), 'Failed')).toEqual({
      message: 'At least one admin must remain.',
    });
  });

  it('is told beside what failed otherwise', () => {
    expect(describeRefusal(refusal('not_found', 'Not found'), 'Failed').detail).toBe('It is no longer there.');
    expect(describeRefusal(refusal('too_many_requests', 'Later.'), 'Failed').detail).toBe('Later.');
    expect(describeRefusal(new UnreachableError(null), 'Failed').detail).toContain('cannot be reached');
    expect(describeRefusal(new TypeError('x'), 'Failed').detail).toContain('Nothing was changed');
  });
});

describe('why a list did not come', () => {
  it('is told in the server’s words where it has any', () => {
    expect(describeLoadError(refusal('not_found', 'Not found'))).toBe('Not found');
    expect(describeLoadError(new UnreachableError(null))).toContain('cannot be reached');
  });
});

describe('how long the server has been running', () => {
  it('is told in its two largest units', () => {
    expect(uptimeText(59)).toBe('less than a minute');
    expect(uptimeText(60)).toBe('1 min');
    expect(uptimeText(3_600 + 59)).toBe('1 h');
    expect(uptimeText(2 * 3_600 + 5 * 60)).toBe('2 h 5 min');
    expect(uptimeText(3 * 86_400 + 4 * 3_600 + 60)).toBe('3 d 4 h');
    expect(uptimeText(3 * 86_400 + 60)).toBe('3 d');
  });
});
