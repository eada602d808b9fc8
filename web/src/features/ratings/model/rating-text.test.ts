import { expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import { describeRatingFailure, doneText, leftText, ratingText, starsText } from './rating-text.ts';

const no = (status: number, code: ApiError['code'], message: string) =>
  new ApiError({ status, code, message, fields: {}, requestId: null, retryAfter: null });

it('says how a recipe is rated, and nothing where nobody did', () => {
  expect(ratingText({ rating: 0, ratings_count: 0 })).toBeNull();
  expect(ratingText({ rating: 4.46, ratings_count: 1 })).toBe('Rated 4.5 of 5 by 1 person');
  expect(ratingText({ rating: 5, ratings_count: 1200 })).toBe('Rated 5 of 5 by 1,200 people');
  expect([1, 5].map(starsText)).toEqual(['1 star', '5 stars']);
});

it.each([
  [new UnreachableError(null), 'Failed to submit rating'],
  [new Error('?'), 'Failed to submit rating'],
  [no(500, 'internal', 'Something broke'), 'Failed to submit rating'],
  [no(404, 'not_found', 'Recipe not found'), 'Recipe not found'],
  [no(429, 'too_many_requests', 'Too many ratings.'), 'Too many ratings.'],
  [no(401, 'not_authenticated', 'Not authenticated'), 'Please log in to rate recipes'],
])('%s is worded correctly', (error, message) => {
  expect(describeRatingFailure(error, 'nothing')).toMatchObject({
    message,
    isSessionOver: message === 'Please log in to rate recipes',
  });
});

it('a comment is announced as a comment, not as its stars', () => {
  const away = new UnreachableError(null);
  expect(doneText('nothing')).toBe('Rating submitted successfully');
  expect(doneText('something')).toBe('Your comment is posted');
  expect(doneText('something else')).toBe('Your comment is changed');
  expect(describeRatingFailure(away, 'something')).toMatchObject({
    message: 'Your comment could not be posted',
    detail:
      "We couldn't reach the server, so we don't know whether it was saved. Check again when you're connected. What you wrote is still there.",
  });
  expect(describeRatingFailure(new Error('?'), 'something else').message).toBe('Your comment could not be changed');
  expect(describeRatingFailure(no(401, 'not_authenticated', ''), 'something').message).toBe(
    'Please log in to rate recipes',
  );
});

it('counts what is left of a comment near its end', () => {
  expect([0, 1799].map((length) => leftText(length, 2000))).toEqual([null, null]);
  expect([1800, 1999, 2000, 2001].map((length) => leftText(length, 2000))).toEqual([
    '200 characters left',
    '1 character left',
    '0 characters left',
    '1 character too many',
  ]);
});
