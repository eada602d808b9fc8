import { describe, expect, it } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';

import {
  countText,
  describeCopyError,
  describeDeleteError,
  describeFavoriteError,
  describeGenerateError,
  describeSaveError,
  endText,
  hoursText,
  isNotFound,
  recipesText,
  totalMinutes,
  unusableText,
  typeset,
  withoutTypesetting,
} from './recipe-text.ts';

function apiError(code: ApiError['code'], message = 'No'): ApiError {
  return new ApiError({ status: 400, code, message, fields: {}, requestId: null, retryAfter: null });
}

it('endText says that the list is complete', () => {
  expect(endText(1200, false)).toBe('That’s all 1,200 of your recipes.');
  expect(endText(30, true)).toBe('That’s all 30 that match.');
});

describe('times', () => {
  it('are the sum of the known times', () => {
    expect(totalMinutes({ preparation_time: 10, cooking_time: 25 })).toBe(35);
    expect(totalMinutes({ preparation_time: null, cooking_time: 25 })).toBe(25);
    expect(totalMinutes({ preparation_time: null, cooking_time: null })).toBeNull();
    expect(totalMinutes({ preparation_time: 0, cooking_time: 0 })).toBeNull();
  });

  it('are given in hours from two hours on', () => {
    expect(hoursText(119)).toBeNull();
    expect(hoursText(120)).toBe('2 h');
    expect(hoursText(200)).toBe('3 h 20 min');
    expect(hoursText(1445)).toBe('1 d 5 min');
  });

  it('agree in number with their unit', () => {
    expect(countText(1, 'minute')).toBe('1 minute');
    expect(countText(0, 'minute')).toBe('0 minutes');
    expect(countText(43_200, 'minute')).toBe('43,200 minutes');
  });
});

describe('fractions', () => {
  it.each([
    ['1/2 cup sugar', '½ cup sugar'],
    ['1 1/2 cups and 3/4 tsp', '1½ cups and ¾ tsp'],
    ['on 1/2/2024', 'on 1/2/2024'],
    ['24/7 and 11/2', '24/7 and 11/2'],
    ['5/9 stays', '5/9 stays'],
  ])('%s becomes %s', (text, expected) => {
    expect(withoutTypesetting(typeset(text))).toBe(expected);
  });
});

describe('a figure and its unit', () => {
  it.each([
    ['Simmer for 6–8 minutes.', 'Simmer for 6–\u20608\u00A0minutes.'],
    ['6 - 8 tbsp oil', '6\u00A0-\u00A0\u20608\u00A0tbsp oil'],
    ['1/2 cup milk at 180 °C', '½\u00A0cup milk at 180\u00A0°C'],
    ['2 eggs, 3 large onions', '2 eggs, 3 large onions'],
    ['step 2 – 3 times', 'step 2\u00A0–\u00A0\u20603 times'],
  ])('of %j stay on one line', (text, expected) => {
    expect(typeset(text)).toBe(expected);
    expect(withoutTypesetting(typeset(text)).replaceAll('½', '1/2')).toBe(text);
  });
});

describe('unusableText', () => {
  it('names the input once', () => {
    expect(unusableText({ text: 'stones', reason: "'stones' is not a food I know" })).toBe(
      "'stones' is not a food I know",
    );
    expect(unusableText({ text: 'jam', reason: 'too sweet' })).toBe('Jam: too sweet');
  });
});

describe('a failure', () => {
  it('has a message that depends on its cause', () => {
    expect(describeSaveError(new UnreachableError(null)).message).toBe('Failed to create recipe');
    expect(describeSaveError(apiError('internal')).message).toBe('Failed to create recipe');
    expect(describeSaveError(new TypeError('x')).message).toBe('An unexpected error occurred');
    expect(describeGenerateError(apiError('internal')).message).toBe('Failed to generate recipe');
    expect(describeGenerateError(new TypeError('x')).message).toBe('An unexpected error occurred');
    expect(describeDeleteError(apiError('internal')).message).toBe('Failed to delete recipe');
  });

  it('says what is unchanged and what to do next', () => {
    expect(describeSaveError(apiError('not_authenticated')).detail).toBe(
      'Your session has ended. Everything you typed is still here. Log in to continue.',
    );
    expect(describeSaveError(new UnreachableError(null)).detail).toContain('Everything you typed is still here.');
    expect(describeSaveError(apiError('invalid_input', 'At most 200 characters')).detail).toBe(
      'At most 200 characters. Everything you typed is still here.',
    );
    expect(describeDeleteError(new Error('x')).detail).toBe('It’s still here. Please try again.');
    expect(describeDeleteError(new UnreachableError(null)).detail).toBe(
      'We couldn’t reach the server, so we don’t know whether it was deleted. Check again when you’re connected.',
    );
    for (const describeError of [describeFavoriteError, describeCopyError])
      expect(describeError(apiError('not_found')).detail).toBe('The recipe has been deleted.');
  });

  it('is a missing recipe only if the server answers not_found', () => {
    expect(isNotFound(apiError('not_found'))).toBe(true);
    expect(isNotFound(new UnreachableError(null))).toBe(false);
    expect(isNotFound(null)).toBe(false);
  });
});

it.each([
  [{ count: 0, more: false }, '0 recipes'],
  [{ count: 1, more: false }, '1 recipe'],
  [{ count: 1234, more: false }, '1,234 recipes'],
  [{ count: 10_000, more: true }, '10,000+ recipes'],
])('recipesText of %j is %s', (counted, text) => {
  expect(recipesText(counted)).toBe(text);
});
