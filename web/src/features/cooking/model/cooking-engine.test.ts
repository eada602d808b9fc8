import { beforeAll, expect, test } from 'vitest';

import { loadFoodNames, readTimers, shapeRecipe } from '#features/cooking/model/cooking-engine.ts';

const RECIPE = {
  id: 'cake',
  title: 'Cake',
  ingredients: ['200 g flour', '1 egg', '1 1/2 tsp salt'],
  instructions: ['Whisk the egg into the flour.', 'Bake for 10–12 minutes at 180°C, then rest.'],
  servings: 4,
};

beforeAll(() => loadFoodNames(RECIPE));

test('shapeRecipe changes only fractions in the written size and units', () => {
  expect(shapeRecipe(RECIPE, 1, 'written')).toEqual({
    ingredients: ['200 g flour', '1 egg', '1½ tsp salt'],
    instructions: RECIPE.instructions,
    notes: [],
  });
});

test('shapeRecipe scales before it converts, and adds notes', () => {
  const { ingredients, instructions, notes } = shapeRecipe(RECIPE, 2, 'us');
  expect(ingredients.slice(0, 2)).toEqual(['3¼ cups flour', '2 eggs']);
  expect(instructions[1]).toContain('°F');
  expect(notes.some(({ line }) => line === 2)).toBe(true);
});

test('shapeRecipe multiplies a recipe with unknown servings', () => {
  expect(shapeRecipe({ ...RECIPE, servings: null }, 3, 'written').ingredients[1]).toBe('3 eggs');
});

test('readTimers finds the times of a step', () => {
  expect(readTimers('Bake for 10–12 minutes.').map(({ text, timer }) => timer && { text, ...timer })).toEqual([
    null,
    { text: '10–12 minutes', index: 0, seconds: 600, upToSeconds: 720, label: 'bake' },
    null,
  ]);
});
