import { describe, expect, it } from 'vitest';

import { toListQuery } from './list-filter.ts';

describe('toListQuery', () => {
  it('has no parameters for blank filters', () => {
    const blank = { q: ' ', category: '', tags: [], favorites: false };
    expect(toListQuery(blank)).toEqual(toListQuery({}));
    expect(Object.values(toListQuery(blank)).every((value) => value === undefined)).toBe(true);
  });

  it('is equal for equivalent filters', () => {
    expect(toListQuery({ q: ' soup ', tags: ['Vegan', 'Dinner'], favorites: true })).toEqual(
      toListQuery({ q: 'soup', tags: ['Dinner', 'Vegan'], favorites: true }),
    );
    expect(toListQuery({ tags: ['Vegan', 'Dinner'], favorites: true, category: 'Soup' })).toEqual({
      tags: 'Dinner,Vegan',
      favorites: 'true',
      category: 'Soup',
    });
  });
});
