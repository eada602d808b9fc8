import { beforeAll, expect, test } from 'vitest';

import { loadFoodNames, readTimers, shapeRecipe } from '#features/cooking/model/cooking-engine.ts';
import { measuresOf } from '#features/cooking/model/units.ts';
import { typeset, withoutTypesetting } from '#features/recipes/model/recipe-text.ts';

const RECIPE = {
  id: 'cake',
  title: 'Cake',
  ingredients: ['200 g flour', '1 egg', '1 1/2 tsp salt'],
  instructions: ['Whisk the egg into the flour.', 'Bake for 10–12 minutes at 180°C, then rest.'],
  servings: 4,
};

const AS_WRITTEN = measuresOf('written', 'units');

beforeAll(() => loadFoodNames(RECIPE));

test('shapeRecipe only sets the text in the written size and units', () => {
  const { ingredients, instructions, notes } = shapeRecipe(RECIPE, 1, AS_WRITTEN);
  expect(ingredients).toEqual(['200\u00A0g flour', '1 egg', '1½\u00A0tsp salt']);
  expect(instructions.map(withoutTypesetting)).toEqual(RECIPE.instructions);
  expect(notes).toEqual([]);
});

test('shapeRecipe scales before it converts, and adds notes', () => {
  const { ingredients, instructions, notes } = shapeRecipe(RECIPE, 2, measuresOf('us', 'units'));
  expect(ingredients.slice(0, 2)).toEqual(['3¼\u00A0cups flour', '2 eggs']);
  expect(instructions[1]).toContain('°F');
  expect(notes.some(({ line }) => line === 2)).toBe(true);
});

test.each([
  ['written', 'fahrenheit', '200 g flour', '°F'],
  ['us', 'celsius', '1½ cups + 1 tbsp flour', '°C'],
  ['us', 'written', '1½ cups + 1 tbsp flour', '°C'],
  ['metric', 'fahrenheit', '200 g flour', '°F'],
] as const)('shapeRecipe converts amounts (%s) and temperatures (%s) separately', (units, scale, flour, degrees) => {
  const { ingredients, instructions } = shapeRecipe(RECIPE, 1, measuresOf(units, scale));
  expect(withoutTypesetting(ingredients[0] ?? '')).toBe(flour);
  expect(instructions[1]).toContain(degrees);
});

test('shapeRecipe multiplies a recipe with unknown servings', () => {
  expect(shapeRecipe({ ...RECIPE, servings: null }, 3, AS_WRITTEN).ingredients[1]).toBe('3 eggs');
});

test('readTimers finds the times of a step, also in a text that is set', () => {
  expect(readTimers(typeset('Bake for 10–12 minutes.')).map(({ timer }) => timer?.upToSeconds)).toEqual([
    undefined,
    720,
    undefined,
  ]);
  expect(readTimers('Bake for 10–12 minutes.').map(({ text, timer }) => timer && { text, ...timer })).toEqual([
    null,
    { text: '10–12 minutes', index: 0, seconds: 600, upToSeconds: 720, label: 'bake' },
    null,
  ]);
});
