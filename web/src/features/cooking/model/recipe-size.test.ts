import { expect, test } from 'vitest';

import { factorOf, parseSizeSearch, servingsAt, sizeFrom, sizeText } from '#features/cooking/model/recipe-size.ts';

test('parseSizeSearch drops invalid sizes', () => {
  expect(parseSizeSearch({ servings: 6 })).toEqual({ servings: 6, times: undefined });
  expect(parseSizeSearch({ times: 0.5 })).toEqual({ servings: undefined, times: 0.5 });
  for (const servings of [0, -4, 2.5, 1001, '6', null, Number.NaN])
    expect(parseSizeSearch({ servings }).servings).toBeUndefined();
  for (const times of [1, 4, '2', 0, -1]) expect(parseSizeSearch({ times }).times).toBeUndefined();
});

test('sizeFrom uses servings when they are known, otherwise multiples', () => {
  expect(sizeFrom({ servings: 6, times: 2 }, 4)).toEqual({ servings: 6 });
  expect(sizeFrom({ servings: 4 }, 4)).toBeNull();
  expect(sizeFrom({ servings: 6 }, null)).toBeNull();
  expect(sizeFrom({ servings: 6, times: 2 }, null)).toEqual({ times: 2 });
  expect(sizeFrom({}, 4)).toBeNull();
});

test('factorOf is relative to the written servings', () => {
  expect(factorOf(null, 4)).toBe(1);
  expect(factorOf({ servings: 6 }, 4)).toBe(1.5);
  expect(factorOf({ times: 0.5 }, null)).toBe(0.5);
  expect(servingsAt({ servings: 6 }, 4)).toBe(6);
  expect(servingsAt({ times: 2 }, null)).toBeNull();
});

test('sizeText names the size', () => {
  expect(sizeText(null, 4)).toBe('4 servings');
  expect(sizeText({ servings: 1 }, 4)).toBe('1 serving');
  expect(sizeText({ times: 0.5 }, null)).toBe('amounts ×½');
  expect(sizeText(null, null)).toBeNull();
});
