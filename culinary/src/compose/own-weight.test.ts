import { expect, test } from 'vitest';
import { ownWeight } from '#compose/own-weight';
import { type FoodName, getFood } from '#ingredient-catalogue';

test.each<[own: FoodName, grams: number, given: FoodName, expected: number]>([
  ['kidney bean', 180, 'dried kidney bean', 75],
  ['dried white bean', 100, 'white bean', 240],
  ['mint', 2, 'dried mint', 0.15],
  ['chicken thigh', 150, 'chicken breast', 150],
])('%s, %d g per person: %s replaces it with %d g', (food, own, name, expected) => {
  const slot = { id: 'food', takes: () => true, max: 1, food, own };
  expect(ownWeight(slot, getFood(name), 1)).toBeCloseTo(expected);
});
