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

it('what is wrong with the address is told beside it', () => {
  const error = refusal('not_found', 'User not found', { email: 'User not found' });
  expect(describeShareFailure(error).email).toBe('User not found');
});

it.each([
  [refusal('not_found', 'Recipe not found'), 'Recipe not found. It may have been deleted.'],
  [refusal('too_many_requests', 'Too many.'), 'Too many. Your recipe is as it was.'],
  [new Error('x'), 'Something unexpected happened. Please try again. Your recipe is as it was.'],
])('whatever else keeps a recipe from a person says what happened: %s', (error, detail) => {
  expect(describeShareFailure(error)).toEqual({ email: null, message: 'Failed to share recipe', detail });
});

it('a title that is there already is no mystery, by its code and not by its words', () => {
  expect(describeCommunityFailure(refusal('conflict', 'whatever')).message).toBe('Recipe already shared to community');
});

it.each([
  [new UnreachableError(null), /we don't know whether it was shared\./u],
  [refusal('not_found', 'Recipe not found'), /^Recipe not found\. It may have been deleted\.$/u],
  [new Error('x'), /Your recipe is as it was\.$/u],
])('any other failed publish shows: %s', (error, said) => {
  const { message, detail } = describeCommunityFailure(error);
  expect(message).toBe('Failed to share recipe to community');
  expect(detail).toMatch(said);
});

it.each([
  [refusal('too_many_requests', 'Too many.'), 'Too many. The community has it as before.'],
  [refusal('not_found', 'Recipe not found'), 'Recipe not found'],
])('what everyone has is said to be as before only where that is known: %s', (error, said) => {
  expect(describeUpdateFailure(error).detail).toBe(said);
  expect(describeWithdrawFailure(error).detail).toBe(said);
});

it('nothing is claimed where the outcome is unknown', () => {
  const error = new UnreachableError(null);
  expect(describeUpdateFailure(error).detail).toContain("we don't know whether it was updated.");
  expect(describeWithdrawFailure(error).detail).toContain("we don't know whether it was withdrawn.");
});
