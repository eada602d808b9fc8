import { describe, expect, test } from 'vitest';
import { categoryIn, extractWishes } from '#compose/wishes';
import type { RecipeCategory } from '#recipe-category';

describe('extractWishes', () => {
  test.each([
    ['in 20 minutes', 20],
    ['under half an hour', 30],
    ['within 2 hours', 120],
    ['30-minute chicken dinner', 30],
    ['20 min', 20],
    ['0 minutes', null],
    ['boiled for 20 minutes', null],
    ['boiled for 20 minutes gently', null],
  ])('%s: %d minutes', (text, minutes) => expect(extractWishes(text, []).minutes).toBe(minutes));

  test.each([
    ['for 6', 6],
    ['feeds 12 hungry people', 12],
    ['for 50', 50],
    ['for 51', 50],
    ['for 0', null],
    ['for a party', null],
  ])('%s: %d servings', (text, servings) => expect(extractWishes(text, []).servings).toBe(servings));

  test('ignores words within food names', () => {
    expect(extractWishes('italian sausage', ['italian sausage']).cuisine).toBeNull();
  });

  test('removes the words around a cuisine', () => {
    expect(extractWishes('thai-inspired noodles', [])).toMatchObject({ cuisine: 'thai', rest: 'noodles' });
    expect(extractWishes('mexican cooking', [])).toMatchObject({ cuisine: 'mexican', rest: '' });
  });

  test.each<[string, RecipeCategory | null]>([
    ['brunch', 'Breakfast'],
    ['a pudding', 'Dessert'],
    ['snacks', 'Snack'],
    ['canapés', 'Appetizer'],
    ['a side dish', 'Side Dish'],
    ['a drink', 'Beverage'],
    ['soup', 'Soup'],
    ['salad', 'Salad'],
    ['besides', null],
  ])('categoryIn %s is %s', (text, category) => expect(categoryIn(text)).toBe(category));
});
