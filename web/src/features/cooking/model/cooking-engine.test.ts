import { beforeAll, expect, test } from 'vitest';

import { learnNames, readTimers, shapeRecipe } from '#features/cooking/model/cooking-engine.ts';
import { ingredientsOfStep } from '#features/cooking/model/step-ingredients.ts';

const RECIPE = {
  id: 'cake',
  title: 'Cake',
  ingredients: ['200 g flour', '1 egg', '1 1/2 tsp salt'],
  instructions: ['Whisk the egg into the flour.', 'Bake for 10–12 minutes at 180°C, then rest.'],
  servings: 4,
};

beforeAll(() => learnNames(RECIPE));

test('as it was written a recipe is the same but for real fractions', () => {
  expect(shapeRecipe(RECIPE, 1, 'written')).toEqual({
    ingredients: ['200 g flour', '1 egg', '1½ tsp salt'],
    instructions: RECIPE.instructions,
    notes: [],
  });
});

test('the size is changed before the units, and notes tell what to know of it', () => {
  const { ingredients, instructions, notes } = shapeRecipe(RECIPE, 2, 'us');
  expect(ingredients.slice(0, 2)).toEqual(['3¼ cups flour', '2 eggs']);
  expect(instructions[1]).toContain('°F');
  expect(notes.some(({ line }) => line === 2)).toBe(true);
});

test('a recipe that does not say how many it serves is made some times as large', () => {
  expect(shapeRecipe({ ...RECIPE, servings: null }, 3, 'written').ingredients[1]).toBe('3 eggs');
});

test('a step gives its times to timers', () => {
  expect(readTimers('Bake for 10–12 minutes.').map(({ text, timer }) => timer && { text, ...timer })).toEqual([
    null,
    { text: '10–12 minutes', index: 0, seconds: 600, upToSeconds: 720, label: 'bake' },
    null,
  ]);
});

test('a step names what is needed for it, in the order of the list', () => {
  expect(RECIPE.instructions.map((text) => ingredientsOfStep(RECIPE.ingredients, text))).toEqual([[0, 1], []]);
});
