import { describe, expect, it } from 'vitest';

import { filterText, isFiltering, parseFilter, toSearch } from './dashboard-filter.ts';

describe('the filter in the URL', () => {
  it('is parsed from any input', () => {
    expect(parseFilter({})).toEqual({ q: '', category: '' });
    expect(parseFilter({ q: 7, category: true })).toEqual({ q: '7', category: 'true' });
    expect(parseFilter({ q: { a: 1 }, category: ['x'] })).toEqual({ q: '', category: '' });
    expect(parseFilter({ q: 'x'.repeat(500) }).q).toHaveLength(200);
  });

  it('omits empty values', () => {
    expect(toSearch({ q: ' ', category: '' })).toEqual({});
    expect(toSearch({ q: 'soup', category: 'Dessert' })).toEqual({ q: 'soup', category: 'Dessert' });
    expect(isFiltering({ q: ' ', category: '' })).toBe(false);
  });

  it('is described in a sentence', () => {
    expect(filterText({ q: ' soup ', category: '' })).toBe('“soup”');
    expect(filterText({ q: '', category: 'Dessert' })).toBe('the category Dessert');
    expect(filterText({ q: 'soup', category: 'Dessert' })).toBe('“soup” in Dessert');
  });
});
