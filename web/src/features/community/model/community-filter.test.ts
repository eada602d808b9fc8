import { COMMUNITY_SORTS } from '@larder/contract/community';
import { RECIPE_CATEGORIES } from '@larder/contract/recipes';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isNarrowed, NO_FILTER, parseCommunityFilter, toCommunitySearch } from './community-filter.ts';

const AnyFilter = fc.record({
  q: fc.string({ maxLength: 20 }),
  category: fc.constantFrom(null, ...RECIPE_CATEGORIES),
  sort: fc.constantFrom(...COMMUNITY_SORTS),
  fits: fc.boolean(),
});

it('a filter round-trips through the URL, and the default order is by rating', () => {
  expect(parseCommunityFilter({})).toEqual(NO_FILTER);
  expect(NO_FILTER.sort).toBe('rating');
  expect(toCommunitySearch(NO_FILTER)).toEqual({});
  fc.assert(
    fc.property(AnyFilter, (filter) => {
      const q = filter.q.trim() === '' ? '' : filter.q;
      expect(parseCommunityFilter({ ...toCommunitySearch(filter) })).toEqual({ ...filter, q });
    }),
  );
});

it('invalid values in the URL are ignored', () => {
  expect(parseCommunityFilter({ q: ['a'], category: 'Cakes', sort: 'best' })).toEqual(NO_FILTER);
  expect(parseCommunityFilter({ q: 7 }).q).toBe('7');
  expect(parseCommunityFilter({ q: 'x'.repeat(9_000) }).q.length).toBeLessThan(9_000);
});

it.each([
  [NO_FILTER, false],
  [{ ...NO_FILTER, sort: 'newest' } as const, false],
  [{ ...NO_FILTER, q: '  ' }, false],
  [{ ...NO_FILTER, q: 'leek' }, true],
  [{ ...NO_FILTER, category: 'Soup' } as const, true],
])('isNarrowed of %o is %s', (filter, expected) => {
  expect(isNarrowed(filter)).toBe(expected);
});
