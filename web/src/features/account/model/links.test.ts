import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { describeLinkState } from './links.ts';

function refusal(code: ApiError['code']): ApiError {
  return new ApiError({ status: 410, code, message: 'No', fields: {}, requestId: 'r', retryAfter: null });
}

describe('describeLinkState', () => {
  it.each([
    ['link_used', 'used'],
    ['link_expired', 'bad'],
    ['not_found', 'bad'],
    ['invalid_input', 'bad'],
    ['too_many_requests', null],
    ['unavailable', null],
  ] as const)('reads %s as %s', (code, state) => expect(describeLinkState(refusal(code))).toBe(state));

  it('returns null when the link could not be inspected', () => {
    expect(describeLinkState(new UnreachableError(null))).toBeNull();
  });
});
