import { describe, expect, it } from 'vitest';

import { foundText } from './results-text.ts';

const ALL = { q: '', category: '' };
const SOUP = { q: 'soup', category: '' };

describe('what was found', () => {
  it.each([
    [{ count: 1200, shown: 24, filter: ALL, mended: null }, '1,200 recipes'],
    [{ count: undefined, shown: 24, filter: ALL, mended: null }, '24 recipes shown'],
    [{ count: 1, shown: 1, filter: SOUP, mended: null }, '1 recipe matches “soup”'],
    [
      { count: 3, shown: 3, filter: { q: '', category: 'Dessert' }, mended: null },
      '3 recipes match the category Dessert',
    ],
    [
      { count: 2, shown: 2, filter: { q: 'chiken', category: '' }, mended: 'chicken' },
      'Showing results for “chicken” · 2 recipes',
    ],
  ])('%o is said as %s', (found, text) => {
    expect(foundText(found)).toBe(text);
  });
});
