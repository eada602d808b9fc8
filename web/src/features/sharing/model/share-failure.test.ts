import type { ErrorCode } from '@larder/contract/errors';
import { expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import {
  describeCommunityFailure,
  describeShareFailure,
  describeUpdateFailure,
  describeWithdrawFailure,
} from './share-failure.ts';

function refusal(code: ErrorCode, message: string, fields: Record<string, string> = {}): ApiError {
  return new ApiError({ status: 400, code, message, fields, requestId: null, retryAfter: null });
}

it('describeShareFailure returns an address error for the field', () => {
  const error = refusal('not_found', 'User not found', { email: 'User not found' });
  expect(describeShareFailure(error).email).toBe('User not found');
});

it.each([
  [refusal('not_found', 'Recipe not found'), 'Recipe not found. It may have been deleted.'],
  [refusal('too_many_requests', 'Too many.'), 'Too many. Your recipe hasn’t changed.'],
  [new Error('x'), 'Something unexpected happened. Please try again. Your recipe hasn’t changed.'],
])('describeShareFailure explains any other failure: %s', (error, detail) => {
  expect(describeShareFailure(error)).toEqual({ email: null, message: 'Failed to share recipe', detail });
});

it('describeCommunityFailure recognizes a taken title by its code, not by its message', () => {
  expect(describeCommunityFailure(refusal('conflict', 'whatever')).message).toBe('Recipe already shared to community');
});

it.each([
  [new UnreachableError(null), /we don’t know whether it was shared\./u],
  [refusal('not_found', 'Recipe not found'), /^Recipe not found\. It may have been deleted\.$/u],
  [new Error('x'), /Your recipe hasn’t changed\.$/u],
])('describeCommunityFailure explains any other failure: %s', (error, text) => {
  const { message, detail } = describeCommunityFailure(error);
  expect(message).toBe('Failed to share recipe to community');
  expect(detail).toMatch(text);
});

it.each([
  [refusal('too_many_requests', 'Too many.'), 'Too many. The community’s copy hasn’t changed.'],
  [refusal('not_found', 'Recipe not found'), 'Recipe not found'],
])('a failed update or withdrawal says that the copy is unchanged only if that is known: %s', (error, text) => {
  expect(describeUpdateFailure(error).detail).toBe(text);
  expect(describeWithdrawFailure(error).detail).toBe(text);
});

it('a failure with an unknown outcome makes no claim about the copy', () => {
  const error = new UnreachableError(null);
  expect(describeUpdateFailure(error).detail).toContain('we don’t know whether it was updated.');
  expect(describeWithdrawFailure(error).detail).toContain('we don’t know whether it was withdrawn.');
});
