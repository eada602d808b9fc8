import { describe, expect, it } from 'vitest';

import { parseIngredient } from './ingredient-parser.ts';

describe('parseIngredient', () => {
  it.each([
    ['2 cups plain flour, sifted', { quantity: '2', unit: 'cups', food: 'plain flour', known: true }],
    ['3 ripe tomatoes', { quantity: '3', unit: '', food: 'tomato', known: true }],
    ['salt', { quantity: '', unit: '', food: 'salt', known: true }],
    ['1 1/2 tbsp gochujang', { quantity: '1 1/2', unit: 'tbsp', food: 'gochujang', known: true }],
    ['a handful of unobtainium', { quantity: 'a', unit: 'handful of', food: 'unobtainium', known: false }],
    ['2 cups orange juice (from 3 oranges)', { quantity: '2', unit: 'cups', food: 'orange juice', known: true }],
    ['2 cups flour, plus 1 tbsp for dusting', { quantity: '2', unit: 'cups', food: 'all-purpose flour', known: true }],
    ['1 cup + 2 tbsp milk', { quantity: '1', unit: 'cup + 2 tbsp', food: 'milk', known: true }],
    ['1 (14 oz) can tomatoes', { quantity: '1', unit: '14 oz can', food: 'canned tomatoes', known: true }],
    ['Butter, 100 g', { quantity: '100', unit: 'g', food: 'butter', known: true }],
    ['2 garlic cloves', { quantity: '2', unit: 'cloves', food: 'garlic', known: true }],
    ['14-oz can coconut milk', { quantity: '14', unit: 'oz can', food: 'coconut milk', known: true }],
    ['gravel', { quantity: '', unit: '', food: 'gravel', known: false }],
  ])('parses %s', async (text, parsed) => {
    expect(await parseIngredient(text)).toEqual([parsed]);
  });

  it('parses each ingredient of a line', async () => {
    expect(await parseIngredient('2 eggs + 1 egg yolk')).toEqual([
      { quantity: '2', unit: '', food: 'egg', known: true },
      { quantity: '1', unit: '', food: 'egg yolk', known: true },
    ]);
  });

  it.each(['', '  ', 'For the sauce:', 'To serve: '])('finds none in %o', async (text) => {
    expect(await parseIngredient(text)).toEqual([]);
  });
});
