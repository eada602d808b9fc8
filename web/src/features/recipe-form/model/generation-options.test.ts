import { describe, expect, test } from 'vitest';

import { optionsText, parseOptions, wishOf } from './generation-options.ts';

const NONE = { servings: null, minutes: null, diets: [], missing: [] };

describe('parseOptions', () => {
  test('reads what was stored', () => {
    const options = { servings: 2, minutes: 30, diets: ['vegan'], missing: ['oven'] } as const;
    expect(parseOptions(JSON.stringify(options), 4)).toEqual(options);
    expect(parseOptions(JSON.stringify({ ...options, servings: null }), 4)).toEqual({ ...options, servings: null });
  });

  test.each([[null], ['{'], ['[]'], ['null'], ['{"servings":0,"minutes":31,"diets":["paleo"],"missing":"oven"}']])(
    'leaves out what is invalid in %s',
    (stored) => {
      expect(parseOptions(stored, 4)).toEqual({ ...NONE, servings: 4 });
    },
  );
});

test('wishOf sends only chosen options, and the servings of the form without others', () => {
  expect(wishOf(NONE, null)).toEqual({});
  expect(wishOf(NONE, 3)).toEqual({ servings: 3 });
  expect(wishOf(NONE, 0)).toEqual({});
  expect(wishOf({ servings: 2, minutes: 45, diets: ['halal'], missing: ['grill'] }, 3)).toEqual({
    servings: 2,
    minutes: 45,
    diets: ['halal'],
    missing: ['grill'],
  });
});

test('optionsText names the chosen options', () => {
  expect(optionsText(NONE)).toBe('');
  expect(optionsText({ servings: 1, minutes: 90, diets: ['vegan'], missing: ['hob'] })).toBe(
    '1 serving, at most 1½ hours, vegan, no stovetop',
  );
});
