import { describe, expect, it } from 'vitest';

import { parseApiError, parseRetryAfter } from './api-error.ts';

describe('parseApiError', () => {
  it('reads the code, message, fields and request id of an error body', () => {
    const error = parseApiError(400, null, {
      error: {
        code: 'invalid_input',
        message: 'Look again',
        fields: { title: 'Too long', 'a.1': 3 },
        requestId: 'r-1',
      },
    });
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'Look again',
      fields: { title: 'Too long' },
      requestId: 'r-1',
      retryAfter: null,
    });
  });

  it.each([
    [401, 'not_authenticated'],
    [404, 'not_found'],
    [418, 'invalid_input'],
    [429, 'too_many_requests'],
    [500, 'internal'],
    [502, 'unavailable'],
    [599, 'internal'],
  ])('derives from status %d the code %s when the body is not ours', (status, code) => {
    for (const body of [undefined, null, 'Bad gateway', { error: { code: 'E_NEW', message: '' } }]) {
      const error = parseApiError(status, null, body);
      expect(error.code).toBe(code);
      expect(error.message).not.toBe('');
    }
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2030-01-01T00:00:00Z');

  it.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['30', 30],
    ['-5', 0],
    ['Tue, 01 Jan 2030 00:01:00 GMT', 60],
    ['Mon, 31 Dec 2029 00:01:00 GMT', 0],
  ])('parses %j', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });
});
