import { expect, test } from 'vitest';

import { ingredientsOfStep } from '#features/cooking/model/step-ingredients.ts';

test('ingredientsOfStep finds the mentioned ingredients in list order, without headings', () => {
  const ingredients = ['3 eggs', 'For the sauce:', '100 g sugar'];
  const steps = ['Whisk the eggs.', 'Stir the sugar into the eggs for the sauce.', 'Serve.'];
  expect(steps.map((text) => ingredientsOfStep(ingredients, text))).toEqual([[0], [0, 2], []]);
});
