import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fingerprint, parseTickBook, ticksOf, withTicks } from '#features/cooking/model/ticks.ts';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const LIST = ['2 leeks', '½ l stock', 'salt'];

const stored = withTicks({}, 'soup', LIST, new Set([0, 2]), NOW);

test('ticks last for a day, for their own recipe', () => {
  expect(ticksOf(stored, 'soup', LIST, NOW + 23 * HOUR_MS)).toEqual(new Set([0, 2]));
  expect(ticksOf(stored, 'stew', LIST, NOW)).toEqual(new Set());
});

test('ticks expire after a day, and when the list changes', () => {
  expect(ticksOf(stored, 'soup', LIST, NOW + 24 * HOUR_MS)).toEqual(new Set());
  expect(ticksOf(stored, 'soup', ['3 leeks', '½ l stock', 'salt'], NOW)).toEqual(new Set());
  expect(ticksOf(stored, 'soup', ['½ l stock', '2 leeks', 'salt'], NOW)).toEqual(new Set());
});

test('withTicks evicts expired, empty and the oldest entries', () => {
  const later = withTicks(stored, 'stew', LIST, new Set([1]), NOW + 25 * HOUR_MS);
  expect(Object.keys(later)).toEqual(['stew']);
  expect(withTicks(stored, 'soup', LIST, new Set(), NOW)).toEqual({});
  let book = {};
  for (let index = 0; index < 80; index += 1)
    book = withTicks(book, `recipe-${index}`, LIST, new Set([0]), NOW + index);
  expect(Object.keys(book)).toHaveLength(50);
  expect(ticksOf(book, 'recipe-79', LIST, NOW + 80)).toEqual(new Set([0]));
  expect(ticksOf(book, 'recipe-0', LIST, NOW + 80)).toEqual(new Set());
});

test('fingerprint differs for different lists', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (list, at) => {
      const index = at % list.length;
      const changed = list.map((line, position) => (position === index ? `${line}!` : line));
      expect(fingerprint(list)).toBe(fingerprint([...list]));
      expect(fingerprint(changed)).not.toBe(fingerprint(list));
    }),
  );
});

test('parseTickBook reads stored ticks, and drops anything else', () => {
  expect(parseTickBook(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  expect(parseTickBook({ soup: { at: 'yesterday', list: 'x', ticked: [] }, stew: 3 })).toEqual({});
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(ticksOf(parseTickBook(value), 'soup', LIST, NOW)).toEqual(new Set());
    }),
  );
});
