import { expect, test } from 'vitest';

import { nutritionOfRecipe } from '#nutrition';
import { PUBLISHED_RECIPES } from '#published-nutrition-data';

// Published figures are estimates too: some of these contradict their own ingredients by a fifth.
const MAX_MEDIAN_ERROR = 0.045;

test('the energy of well-known dishes is close to the published figure', () => {
  const errors = PUBLISHED_RECIPES.map(({ lines, servings, steps, energy }) =>
    Math.abs(nutritionOfRecipe(lines, servings, steps).perServing.energy / energy - 1),
  ).toSorted((left, right) => left - right);
  expect(errors).toHaveLength(20);
  const median = ((errors[9] ?? 1) + (errors[10] ?? 1)) / 2;
  expect(median).toBeLessThanOrEqual(MAX_MEDIAN_ERROR);
  expect(errors.at(-1)).toBeLessThan(1 / 3);
});
