import { RECIPE_CATEGORIES } from '@larder/contract/recipes';
import { describe, expect, it } from 'vitest';

import { parseCategoryName, pluralOf } from './category-name.ts';

describe('parseCategoryName', () => {
  it.each(RECIPE_CATEGORIES.flatMap((category) => [category, pluralOf(category)].map((name) => [name, category])))(
    'parses %s as %s in any case',
    (name, category) => {
      for (const written of [name, name.toLowerCase(), name.toUpperCase(), ` ${name.replaceAll(' ', '-')} `]) {
        expect(parseCategoryName(written)).toBe(category);
      }
    },
  );

  it.each([
    ['Main Dishes', 'Main Dish'],
    ['Desserts', 'Dessert'],
    ['Beverages', 'Beverage'],
    ['Breakfasts', 'Breakfast'],
    ['Salads', 'Salad'],
  ])('%s is the plural of %s', (plural, category) => {
    expect(parseCategoryName(plural)).toBe(category);
  });

  it.each(['', 'Cake', 'Main', 'MainDish', 'Soupes', 'Dessert / Soup', '%', '__proto__'])('rejects %j', (name) => {
    expect(parseCategoryName(name)).toBeNull();
  });
});
