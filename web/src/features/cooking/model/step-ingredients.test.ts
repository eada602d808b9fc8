import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ingredientsOfStep } from '#features/cooking/model/step-ingredients.ts';

const all = (ingredients: readonly string[], steps: readonly string[]) =>
  steps.map((_, index) => ingredientsOfStep(ingredients, steps, index).map(({ line }) => line));

test('finds the mentioned ingredients in list order, without headings', () => {
  const ingredients = ['3 eggs', 'For the sauce:', '100 g sugar'];
  const steps = ['Whisk the eggs.', 'Stir the sugar into the eggs for the sauce.', 'Serve.'];
  expect(all(ingredients, steps)).toEqual([[0], [0, 2], []]);
});

describe('a food that several sections list', () => {
  const PIZZA = ['For the dough:', '300 g flour', '1 tsp salt', 'For the topping:', '2 tomatoes', '1 pinch of salt'];

  test('is that of the section whose other foods the step uses', () => {
    expect(all(PIZZA, ['Mix the flour and salt.', 'Chop the tomatoes and add salt.'])).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });

  test('is that of the section that the step names', () => {
    expect(all(PIZZA, ['Season the topping with salt.', 'Knead salt into the dough.'])).toEqual([[5], [2]]);
  });

  test('is the one that no earlier step uses', () => {
    expect(all(PIZZA, ['Mix the flour and salt.', 'Sprinkle with salt.'])).toEqual([[1, 2], [5]]);
  });

  test('is listed with its sections when the step leaves it open', () => {
    expect(ingredientsOfStep(PIZZA, ['Get the salt.'], 0)).toEqual([
      { line: 2, section: 'For the dough' },
      { line: 5, section: 'For the topping' },
    ]);
  });

  test('does not hide the different foods behind one word', () => {
    const lines = ['For the sauce:', '1 carrot', 'For the roast:', '2 leeks'];
    expect(all(lines, ['Add the vegetables.'])).toEqual([[1, 3]]);
  });

  test('never comes from another section than the only one with the rest of the step', () => {
    const FOODS = ['flour', 'rice', 'tomatoes', 'carrots', 'leeks', 'lentils'];
    fc.assert(
      fc.property(fc.shuffledSubarray(FOODS, { minLength: 2 }), fc.nat(), (foods, chosen) => {
        const lines = foods.flatMap((food, at) => [`Part ${'abcdef'.charAt(at)}:`, `200 g ${food}`, '1 tsp salt']);
        const at = chosen % foods.length;
        const step = `Season the ${foods[at] ?? ''} with salt.`;
        expect(all(lines, [step])).toEqual([[at * 3 + 1, at * 3 + 2]]);
      }),
    );
  });
});
