import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { DIETS } from '#catalogue/food-row';
import { checkRecipe } from '#check-recipe';
import { composeRecipe, type ComposeRequest } from '#compose';
import { APPLIANCES, needsAny } from '#compose/equipment';
import { FOODS } from '#ingredient-catalogue';

const NAMES = FOODS.filter(({ role }) => ['veg', 'poultry', 'fish', 'grain', 'pasta', 'cheese', 'egg'].includes(role));

const request: fc.Arbitrary<ComposeRequest> = fc.record({
  ingredients: fc.uniqueArray(fc.constantFrom(...NAMES.map(({ name }) => name)), { minLength: 1, maxLength: 6 }),
  servings: fc.integer({ min: 1, max: 12 }),
  minutes: fc.constantFrom(20, 30, 45, 90),
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
  missing: fc.subarray([...APPLIANCES], { maxLength: 4 }),
  seed: fc.string({ maxLength: 4 }),
});

describe('a composed recipe', () => {
  test('respects servings, time, diets and missing equipment together, or the answer explains why there is none', () => {
    let composed = 0;
    fc.assert(
      fc.property(request, (asked) => {
        const { recipe, unusable, notes } = composeRecipe(asked);
        if (recipe === null) {
          expect(unusable).not.toEqual([]);
          return;
        }
        composed += 1;
        const { minutes = 0, diets = [], missing = [] } = asked;
        const total = recipe.preparation_time + recipe.cooking_time;
        if (total > minutes) expect(notes).toContain(`It takes ${total} minutes, not ${minutes}.`);
        const findings = checkRecipe(recipe, { diets, without: [] });
        expect(recipe.servings).toBe(asked.servings);
        expect(findings.filter(({ certainty }) => certainty === 'breaks')).toEqual([]);
        expect(needsAny(recipe.instructions, missing)).toBe(false);
      }),
      { numRuns: 60 },
    );
    expect(composed).toBeGreaterThan(10);
  });
});
