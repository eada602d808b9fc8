import { expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { describeRatingFailure, ratingText, remainingText, starsText, successText } from './rating-text.ts';

const refusal = (status: number, code: ApiError['code'], message: string) =>
  new ApiError({ status, code, message, fields: {}, requestId: null, retryAfter: null });

it('ratingText gives average and count, and null without ratings', () => {
  expect(ratingText({ rating: 0, ratings_count: 0 })).toBeNull();
  expect(ratingText({ rating: 4.46, ratings_count: 1 })).toBe('Rated 4.5 of 5 by 1 person');
  expect(ratingText({ rating: 5, ratings_count: 1200 })).toBe('Rated 5 of 5 by 1,200 people');
  expect([1, 5].map(starsText)).toEqual(['1 star', '5 stars']);
});

it.each([
  [new UnreachableError(null), 'Failed to submit rating'],
  [new Error('?'), 'Failed to submit rating'],
  [refusal(500, 'internal', 'Something broke'), 'Failed to submit rating'],
  [refusal(404, 'not_found', 'Recipe not found'), 'Recipe not found'],
  [refusal(429, 'too_many_requests', 'Too many ratings.'), 'Too many ratings.'],
  [refusal(401, 'not_authenticated', 'Not authenticated'), 'Please log in to rate recipes'],
])('describeRatingFailure has a message for %s', (error, message) => {
  expect(describeRatingFailure(error, 'none')).toMatchObject({
    message,
    isSessionOver: message === 'Please log in to rate recipes',
  });
});

it('a comment is announced as a comment, not as a rating', () => {
  const unreachable = new UnreachableError(null);
  expect(successText('none')).toBe('Rating submitted successfully');
  expect(successText('new')).toBe('Comment posted');
  expect(successText('edited')).toBe('Comment updated');
  expect(describeRatingFailure(unreachable, 'new')).toMatchObject({
    message: 'Your comment could not be posted',
    detail:
      'We couldn’t reach the server, so we don’t know whether it was saved. Check again when you’re connected. What you wrote is still here.',
  });
  expect(describeRatingFailure(new Error('?'), 'edited').message).toBe('Your comment could not be updated');
  expect(describeRatingFailure(refusal(401, 'not_authenticated', ''), 'new').message).toBe(
    'Please log in to rate recipes',
  );
});

it('remainingText counts characters only near the maximum', () => {
  expect([0, 1799].map((length) => remainingText(length, 2000))).toEqual([null, null]);
  expect([1800, 1999, 2000, 2001].map((length) => remainingText(length, 2000))).toEqual([
    '200 characters left',
    '1 character left',
    '0 characters left',
    '1 character too many',
  ]);
});
