import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountAndName, countOf, usableGrams, inPieces, isServedWhole, wholeOnes } from '#compose/portion';
import { type FoodName, FOODS, getFood, gramsPerUnit } from '#ingredient-catalogue';
import { grams } from '#measure';

describe('amounts on the list', () => {
  test.each<[FoodName, number, string]>([
    ['spaghetti', 400, '400 g spaghetti'],
    ['milk', 250, '250 ml milk'],
    ['lemon juice', 30, '2 tbsp lemon juice'],
    ['lemon juice', 2500, '2.5 l lemon juice'],
    ['carrot', 1, '½ carrot'],
    ['egg', 1, '1 egg'],
    ['chicken breast', 0.3, '1 chicken breast'],
    ['garlic', 6, '2 cloves garlic'],
    ['chickpea', 1, '½ can (400 g) chickpeas'],
    ['chickpea', 480, '2 cans (400 g each) chickpeas'],
  ])('%s, %d g: %s', (name, weight, text) => expect(amountAndName(getFood(name), name, weight)).toBe(text));

  test('have no halves of many or whole things and are never zero', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FOODS), fc.double({ min: 0.01, max: 5000, noNaN: true }), (food, weight) => {
        const count = countOf(food, weight);
        expect(count).toBeGreaterThan(0);
        if (food.whole === true || count >= 3) expect(Number.isInteger(count)).toBe(true);
        expect(inPieces(food, weight)).toBeGreaterThanOrEqual(gramsPerUnit(food));
      }),
    );
  });
});

describe('given amounts', () => {
  test.each<[FoodName, number | null, number, number]>([
    ['spaghetti', null, 100, 100],
    ['spaghetti', 50, 100, 50],
    ['spaghetti', 180, 100, 180],
    ['spaghetti', 500, 100, 180],
    // Pieces are used whole.
    ['carrot', 5000, 400, 700],
  ])('%s, %d g with %d g due: %d g', (name, weight, due, wanted) => {
    const food = getFood(name);
    const used = usableGrams({ food, name, weight: weight === null ? null : grams(weight) }, due);
    if (food.unit === 'piece') {
      expect(used % gramsPerUnit(food)).toBe(0);
      expect(used).toBeLessThanOrEqual(due * 1.8);
      expect(used).toBeGreaterThan(due * 1.8 - gramsPerUnit(food));
    } else expect(used).toBe(wanted);
  });
});

test.each<[FoodName, boolean]>([
  ['chicken breast', true],
  ['pork chop', true],
  ['salmon fillet', true],
  ['roasting chicken', false],
  ['chicken tender', false],
  ['carrot', false],
  ['ground beef', false],
])('%s is served whole: %s', (name, wanted) => {
  const food = getFood(name);
  expect(isServedWhole(food)).toBe(wanted);
  if (wanted) expect(wholeOnes(food, 4) % (4 * gramsPerUnit(food))).toBe(0);
  expect(wholeOnes(food, 4)).toBeGreaterThanOrEqual(4 * gramsPerUnit(food));
});
