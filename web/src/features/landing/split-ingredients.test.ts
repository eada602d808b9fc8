import { describe, expect, it } from 'vitest';

import { splitIngredients } from './split-ingredients.ts';

describe('splitIngredients', () => {
  it.each([
    ['eggs, spinach, feta', ['eggs', 'spinach', 'feta']],
    ['eggs, spinach and a bit of feta.', ['eggs', 'spinach', 'feta']],
    ['2 eggs\n1.5 kg potatoes', ['2 eggs', '1.5 kg potatoes']],
    ['rice with chicken & peas', ['rice', 'chicken', 'peas']],
    ['brandy', ['brandy']],
    ['  , ,\n', []],
  ])('reads %j', (text, expected) => {
    expect(splitIngredients(text)).toEqual(expected);
  });
});
