import { COOKBOOK_TAGS } from '@larder/contract/recipes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  countPanelChoices,
  effectiveSort,
  isNarrowed,
  NO_FILTER,
  offeredSorts,
  parseCookbookFilter,
  toCookbookSearch,
  toggleTag,
  withSort,
} from './cookbook-filter.ts';

const anyFilter = fc.record({
  q: fc.string({ maxLength: 50 }).filter((q) => q.trim() !== ''),
  tags: fc.subarray([...COOKBOOK_TAGS]),
  tag: fc.option(fc.string({ maxLength: 30 }).filter((tag) => tag.trim() === tag && tag !== '')),
  collection: fc.option(fc.uuid()),
  favorites: fc.boolean(),
  fits: fc.boolean(),
  sort: fc.constantFrom(null, 'date' as const, 'title' as const, 'cookTime' as const),
});

describe('the filter in the URL', () => {
  it('is parsed from any input', () => {
    expect(parseCookbookFilter({})).toEqual(NO_FILTER);
    expect(
      parseCookbookFilter({ q: 7, tags: 'Vegan,Nonsense,Dinner', favorites: 'true', fits: 'true', sort: 'title' }),
    ).toEqual({
      ...NO_FILTER,
      q: '7',
      tags: ['Dinner', 'Vegan'],
      favorites: true,
      fits: true,
      sort: 'title',
    });
    expect(
      parseCookbookFilter({ q: ['x'], tags: { a: 1 }, favorites: 'no', collection: 'x', sort: 'relevance' }),
    ).toEqual(NO_FILTER);
    expect(parseCookbookFilter({ q: 'x'.repeat(500) }).q).toHaveLength(200);
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseCookbookFilter({ ...toCookbookSearch(filter) })).toEqual(filter);
      }),
    );
  });

  it('omits defaults', () => {
    expect(toCookbookSearch(NO_FILTER)).toEqual({});
    expect(toCookbookSearch({ ...NO_FILTER, q: '  ' })).toEqual({});
    expect(isNarrowed({ ...NO_FILTER, sort: 'title' })).toBe(false);
    expect(isNarrowed({ ...NO_FILTER, favorites: true })).toBe(true);
    expect(isNarrowed({ ...NO_FILTER, fits: true })).toBe(true);
    expect(isNarrowed({ ...NO_FILTER, tag: 'quick' })).toBe(true);
    expect(
      countPanelChoices({
        ...NO_FILTER,
        tags: ['Vegan', 'Lunch'],
        tag: 'quick',
        favorites: true,
        fits: true,
        sort: 'title',
      }),
    ).toBe(6);
  });
});

describe('toggleTag', () => {
  it('switches a tag on and off in a fixed order', () => {
    const both = toggleTag(toggleTag(NO_FILTER, 'Vegan'), 'Breakfast');
    expect(both.tags).toEqual(['Breakfast', 'Vegan']);
    expect(toggleTag(both, 'Breakfast').tags).toEqual(['Vegan']);
  });
});

describe('the sort order', () => {
  it('is newest first without a search', () => {
    expect(effectiveSort(NO_FILTER)).toBe('date');
    expect(offeredSorts(NO_FILTER)).toEqual(['date', 'title', 'cookTime', 'cooked']);
    expect(effectiveSort({ ...NO_FILTER, q: 'soup' })).toBe('relevance');
    expect(offeredSorts({ ...NO_FILTER, q: 'soup' })[0]).toBe('relevance');
  });

  it.each([
    ['', 'date', null],
    ['', 'title', 'title'],
    ['soup', 'date', 'date'],
    ['soup', 'relevance', null],
    ['', 'nonsense', null],
  ])('for the search %j, choosing %s stores %s', (q, chosen, stored) => {
    expect(withSort({ ...NO_FILTER, q, sort: 'cookTime' }, chosen).sort).toBe(stored);
  });
});
