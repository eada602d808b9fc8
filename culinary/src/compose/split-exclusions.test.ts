import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { composeRecipe } from '../compose.ts';
import { splitExclusions } from './split-exclusions.ts';

describe('splitExclusions', () => {
  test.each([
    ['no eggs', '', ['eggs']],
    ['chicken without onions', 'chicken', ['onions']],
    ['egg-free pancakes', 'pancakes', ['egg']],
    ['free-range eggs', 'free-range eggs', []],
    ['I am allergic to shrimp', 'I am', ['shrimp']],
    ['noodles', 'noodles', []],
    ['nothing', 'nothing', []],
    ['large free-range eggs', 'large free-range eggs', []],
    ['all except nuts', 'all', ['nuts']],
    ['soup minus cream', 'soup', ['cream']],
    ['avoid dairy', '', ['dairy']],
    ['skip the cheese', '', ['the cheese']],
    ['hold the mayo', '', ['mayo']],
    ['I hate olives', 'I', ['olives']],
    ['intolerant to milk', '', ['milk']],
    ['free of gluten', '', ['gluten']],
    ['no eggs, milk; nuts & soy nor fish', '', ['eggs', 'milk', 'nuts', 'soy', 'fish']],
    ['no cheese but tomatoes', 'tomatoes', ['cheese']],
    ['no fish only rice', 'rice', ['fish']],
  ])('%s', (part, wanted, exclusions) => {
    expect(splitExclusions(part)).toEqual({ wanted, exclusions });
  });

  test('keeps food names whole', () => {
    const part = 'gluten-free pasta';
    expect(splitExclusions(part, [part])).toEqual({ wanted: part, exclusions: [] });
  });

  test.each([
    ['eggs', ['no eggs', 'spinach', 'feta'], /\beggs?\b/iu],
    ['eggs', ['pancakes without eggs', 'flour', 'milk'], /\beggs?\b/iu],
    ['onions', ['chicken without onions', 'rice'], /\bonions?\b/iu],
    ['garlic', ['tomatoes', 'pasta', 'no garlic'], /\bgarlic\b/iu],
  ])('composeRecipe excludes %s and says so', (_food, ingredients, pattern) => {
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
