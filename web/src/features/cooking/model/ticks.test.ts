import fc from 'fast-check';
import { expect, test } from 'vitest';

import { markOf, parseTickBook, ticksOf, withTicks } from '#features/cooking/model/ticks.ts';

const NOW = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const LIST = ['2 leeks', '½ l stock', 'salt'];

const kept = withTicks({}, 'soup', LIST, new Set([0, 2]), NOW);

test('ticks are there again later the same day, for the same recipe only', () => {
  expect(ticksOf(kept, 'soup', LIST, NOW + 23 * HOUR_MS)).toEqual(new Set([0, 2]));
  expect(ticksOf(kept, 'stew', LIST, NOW)).toEqual(new Set());
});

test('ticks are forgotten after a day, and when the list is another one', () => {
  expect(ticksOf(kept, 'soup', LIST, NOW + 24 * HOUR_MS)).toEqual(new Set());
  expect(ticksOf(kept, 'soup', ['3 leeks', '½ l stock', 'salt'], NOW)).toEqual(new Set());
  expect(ticksOf(kept, 'soup', ['½ l stock', '2 leeks', 'salt'], NOW)).toEqual(new Set());
});

test('the book does not grow: what is forgotten or empty leaves it, and the oldest of too many', () => {
  const later = withTicks(kept, 'stew', LIST, new Set([1]), NOW + 25 * HOUR_MS);
  expect(Object.keys(later)).toEqual(['stew']);
  expect(withTicks(kept, 'soup', LIST, new Set(), NOW)).toEqual({});
  let book = {};
  for (let index = 0; index < 80; index += 1)
    book = withTicks(book, `recipe-${index}`, LIST, new Set([0]), NOW + index);
  expect(Object.keys(book)).toHaveLength(50);
  expect(ticksOf(book, 'recipe-79', LIST, NOW + 80)).toEqual(new Set([0]));
  expect(ticksOf(book, 'recipe-0', LIST, NOW + 80)).toEqual(new Set());
});

test('lists of other words have other marks', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (list, at) => {
      const index = at % list.length;
      const changed = list.map((line, position) => (position === index ? `${line}!` : line));
      expect(markOf(list)).toBe(markOf([...list]));
      expect(markOf(changed)).not.toBe(markOf(list));
    }),
  );
});

test('what was kept is read again, and whatever else lies there is nothing', () => {
  expect(parseTickBook(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseTickBook({ soup: { at: 'yesterday', list: 'x', ticked: [] }, stew: 3 })).toEqual({});
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(ticksOf(parseTickBook(value), 'soup', LIST, NOW)).toEqual(new Set());
    }),
  );
});
