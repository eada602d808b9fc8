import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Diet } from '#catalogue/food-row';
import { composeRecipe } from '#compose';
import { extractRules } from '#wish/restrictions';

describe('extractRules', () => {
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
    ['skip the cheese', '', ['cheese']],
    ['hold the mayo', '', ['mayo']],
    ['I hate olives', 'I', ['olives']],
    ['intolerant to milk', '', ['milk']],
    ['free of gluten', '', ['gluten']],
    ['no eggs, milk; nuts & soy nor fish', '', ['eggs', 'milk', 'nuts', 'soy', 'fish']],
    ['no cheese but tomatoes', 'tomatoes', ['cheese']],
    ['no fish only rice', 'rice', ['fish']],
  ])('%s', (part, wanted, exclusions) => {
    const { gaps, without } = extractRules(part);
    expect(gaps.join(' ').trim()).toBe(wanted);
    expect(without).toEqual(exclusions);
  });

  test.each<[string, Diet | null]>([
    ['vegan', 'vegan'],
    ['plant-based', 'vegan'],
    ['meatless', 'vegetarian'],
    ['veggie night', 'vegetarian'],
    ['coeliac', 'gluten-free'],
    ['no gluten', 'gluten-free'],
    ['without gluten', 'gluten-free'],
    ['lactose intolerant', 'dairy-free'],
    ['no dairy', 'dairy-free'],
    ['halal', 'halal'],
    ['kosher', 'kosher-style'],
    // Foods, not wishes.
    ['vegetarian stock', null],
    ['veggie burger', null],
    ['kosher salt', null],
    ['gluten-free pasta', 'gluten-free'],
    ['vegan butter', null],
  ])('diet of %s: %s', (text, diet) => {
    const { diets, gaps, without } = extractRules(text);
    expect(diets).toEqual(diet === null ? [] : [diet]);
    expect(without).toEqual([]);
    if (diet === null) expect(gaps).toEqual([text]);
  });

  test('keeps food names whole', () => {
    expect(extractRules('gluten-free pasta').gaps).toEqual(['gluten-free pasta']);
  });

  test('takes a pescatarian to eat no meat', () => {
    expect(extractRules('pescatarian')).toMatchObject({ without: ['meat'], diets: [] });
    expect(extractRules('vegetarian').without).toEqual([]);
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
