import { describe, expect, it } from 'vitest';

import { toListQuery } from './list-filter.ts';

describe('what the server is asked', () => {
  it('is nothing where nothing narrows', () => {
    const blank = { q: ' ', category: '', tags: [], favorites: false };
    expect(toListQuery(blank)).toEqual(toListQuery({}));
    expect(Object.values(toListQuery(blank)).every((value) => value === undefined)).toBe(true);
  });

  it('is the same for filters that mean the same', () => {
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
