import { describe, expect, it } from 'vitest';

import { foundText } from './results-text.ts';

const ALL = { q: '', category: '' };
const SOUP = { q: 'soup', category: '' };

describe('foundText', () => {
  it.each([
    [{ counted: { count: 1200, more: false }, shown: 24, filter: ALL, mended: null }, '1,200 recipes'],
    [{ counted: { count: 1000, more: true }, shown: 24, filter: SOUP, mended: null }, '1,000+ recipes match “soup”'],
    [{ counted: undefined, shown: 24, filter: ALL, mended: null }, '24 recipes shown'],
    [{ counted: { count: 1, more: false }, shown: 1, filter: SOUP, mended: null }, '1 recipe matches “soup”'],
    [
      { counted: { count: 3, more: false }, shown: 3, filter: { q: '', category: 'Dessert' }, mended: null },
      '3 recipes match the category Dessert',
    ],
    [
      { counted: { count: 2, more: false }, shown: 2, filter: { q: 'chiken', category: '' }, mended: 'chicken' },
      'Showing results for “chicken” · 2 recipes',
    ],
  ])('of %o is %s', (found, text) => {
    expect(foundText(found)).toBe(text);
  });
});
