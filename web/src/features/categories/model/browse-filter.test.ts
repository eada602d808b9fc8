import { CATEGORY_SORTS, CATEGORY_SOURCES, SERVINGS_FILTERS, TIME_FILTERS_MINUTES } from '@larder/contract/categories';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  activeFilters,
  countPanelChoices,
  isNarrowed,
  NO_FILTER,
  parseBrowseFilter,
  toBrowseSearch,
} from './browse-filter.ts';

const AnyFilter = fc.record({
  q: fc.string({ maxLength: 20 }),
  source: fc.constantFrom(...CATEGORY_SOURCES),
  sort: fc.constantFrom(...CATEGORY_SORTS),
  minutes: fc.constantFrom(null, ...TIME_FILTERS_MINUTES),
  servings: fc.constantFrom(null, ...SERVINGS_FILTERS),
  fits: fc.boolean(),
});

describe('the filter in the URL', () => {
  it('round-trips, and an empty URL is no filter', () => {
    expect(parseBrowseFilter({})).toEqual(NO_FILTER);
    expect(toBrowseSearch(NO_FILTER)).toEqual({});
    fc.assert(
      fc.property(AnyFilter, (filter) => {
        const q = filter.q.trim() === '' ? '' : filter.q;
        expect(parseBrowseFilter({ ...toBrowseSearch(filter) })).toEqual({ ...filter, q });
      }),
    );
  });

  it.each([
    [{ source: 'others', sort: 'title', minutes: '20', servings: '3' }, NO_FILTER],
    [{ q: ['a'], minutes: [], servings: {}, sort: null }, NO_FILTER],
    [
      { q: 7, minutes: '30', servings: 4 },
      { ...NO_FILTER, q: '7', minutes: 30, servings: 4 },
    ],
    [{ minutes: '30.0', servings: '04' }, NO_FILTER],
  ])('ignores invalid values in %j', (search, filter) => {
    expect(parseBrowseFilter(search)).toEqual(filter);
  });
});

describe('activeFilters', () => {
  it('labels each filter, which can be removed on its own', () => {
    const filter = { q: ' soup ', source: 'mine', sort: 'rating', minutes: 30, servings: 1, fits: true } as const;
    expect(activeFilters(filter).map(({ label, without }) => [label, without])).toEqual([
      ['“soup”', { ...filter, q: '' }],
      ['My Recipes', { ...filter, source: 'all' }],
      ['30 minutes or less', { ...filter, minutes: null }],
      ['1 serving', { ...filter, servings: null }],
      ['Fits my diet', { ...filter, fits: false }],
    ]);
  });

  it.each([
    [1, '1 serving'],
    [2, '2 servings'],
    [4, '4 servings'],
    [6, '6+ servings'],
  ])('labels %i servings %j', (servings, label) => {
    expect(activeFilters({ ...NO_FILTER, servings })).toEqual([{ label, without: NO_FILTER }]);
  });

  it('is empty after each is removed, whatever the order', () => {
    fc.assert(
      fc.property(AnyFilter, (filter) => {
        let left = parseBrowseFilter({ ...filter });
        const count = activeFilters(left).length;
        for (let n = 0; n < count; n++) left = activeFilters(left)[0]?.without ?? left;
        expect(isNarrowed(left)).toBe(false);
        expect(left.sort).toBe(filter.sort);
      }),
    );
    expect(isNarrowed({ ...NO_FILTER, sort: 'quickest' })).toBe(false);
    expect(isNarrowed({ ...NO_FILTER, q: '  ' })).toBe(false);
  });

  it('counts the choices of the panel', () => {
    expect(countPanelChoices({ ...NO_FILTER, q: 'x', source: 'mine' })).toBe(0);
    expect(countPanelChoices({ ...NO_FILTER, minutes: 15, servings: 2 })).toBe(2);
  });
});
