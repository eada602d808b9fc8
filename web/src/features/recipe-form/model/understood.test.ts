import { describe, expect, it } from 'vitest';

import { readIngredient } from './ingredient-reader.ts';

describe('a typed ingredient', () => {
  it.each([
    ['2 cups plain flour, sifted', { quantity: '2', unit: 'cups', food: 'plain flour', known: true }],
    ['3 ripe tomatoes', { quantity: '3', unit: '', food: 'tomato', known: true }],
    ['salt', { quantity: '', unit: '', food: 'salt', known: true }],
    ['1 1/2 tbsp gochujang', { quantity: '1 1/2', unit: 'tbsp', food: 'gochujang', known: true }],
    ['a handful of unobtainium', { quantity: 'a', unit: 'handful of', food: 'unobtainium', known: false }],
    ['gravel', { quantity: '', unit: '', food: 'gravel', known: false }],
  ])('%s is understood', async (text, understood) => {
    expect(await readIngredient(text)).toEqual(understood);
  });

  it.each(['', '  ', 'For the sauce:', 'To serve: '])('%o says nothing about food', async (text) => {
    expect(await readIngredient(text)).toBeNull();
  });
});
