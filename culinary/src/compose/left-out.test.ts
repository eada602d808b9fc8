import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { composeRecipe } from '../compose.ts';
import { splitUnwanted } from './left-out.ts';

describe('what is to be left out', () => {
  test.each([
    ['no eggs', '', ['eggs']],
    ['chicken without onions', 'chicken', ['onions']],
    ['egg-free pancakes', 'pancakes', ['egg']],
    ['free-range eggs', 'free-range eggs', []],
    ['I am allergic to shrimp', 'I am', ['shrimp']],
    ['noodles', 'noodles', []],
    ['nothing', 'nothing', []],
  ])('%s', (part, wanted, unwanted) => {
    expect(splitUnwanted(part)).toEqual({ wanted, unwanted });
  });

  test.each([
    ['eggs', ['no eggs', 'spinach', 'feta'], /\beggs?\b/iu],
    ['eggs', ['pancakes without eggs', 'flour', 'milk'], /\beggs?\b/iu],
    ['onions', ['chicken without onions', 'rice'], /\bonions?\b/iu],
    ['garlic', ['tomatoes', 'pasta', 'no garlic'], /\bgarlic\b/iu],
  ])('%s are never in the dish, and that is said', (_food, ingredients, pattern) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { recipe, unusable } = composeRecipe({ ingredients, seed });
        const texts = recipe === null ? '' : [...recipe.ingredients, ...recipe.instructions].join('\n');
        expect(texts).not.toMatch(pattern);
        expect(unusable.some(({ text }) => pattern.test(text))).toBe(true);
      }),
    );
  });
});
