import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { composeRecipe } from '#compose';
import { FOODS, getFood, gramsPerUnit } from '#ingredient-catalogue';
import { readLine } from '#line/read-line';
import { weightOfLine } from '#line/weight';

const PATIENT = { timeout: 400_000 };
const MAIN = new Set([
  'poultry',
  'meat',
  'mince',
  'fish',
  'shellfish',
  'tofu',
  'veg',
  'pasta',
  'rice',
  'fruit',
  'cheese',
]);

/** From half a portion for one to three portions for four, in grams, kilograms, ounces or pieces. */
const stated = fc
  .record({
    food: fc.constantFrom(...FOODS.filter(({ role, unit }) => MAIN.has(role) && unit !== 'can')),
    portions: fc.double({ min: 0.5, max: 12, noNaN: true }),
    unit: fc.constantFrom('g', 'kg', 'oz', 'piece'),
  })
  .map(({ food, portions, unit }) => {
    const grams = food.per * gramsPerUnit(food) * portions;
    if (unit === 'piece' && food.unit === 'piece')
      return { food, amount: `${Math.max(1, Math.round(grams / gramsPerUnit(food)))}` };
    if (unit === 'kg' && grams >= 200) return { food, amount: `${(grams / 1000).toFixed(1)} kg` };
    if (unit === 'oz' && grams >= 60) return { food, amount: `${Math.round(grams / 28.35)} oz` };
    return { food, amount: `${Math.max(10, Math.round(grams / 10) * 10)} g` };
  });

describe('a stated amount', () => {
  test("appears on the recipe's line for the food, or a note names the food", PATIENT, () => {
    let retained = 0;
    let made = 0;
    const requests = fc.sample(fc.tuple(stated, fc.string({ maxLength: 3 })), { numRuns: 400, seed: 3 });
    for (const [{ food, amount }, seed] of requests) {
      const { recipe, notes, unusable } = composeRecipe({ ingredients: [`${amount} ${food.name}`], seed });
      if (recipe === null || unusable.length > 0) continue;
      made += 1;
      if (recipe.ingredients.some((line) => line.startsWith(`${amount} `))) retained += 1;
      else expect(notes.join(' '), `${amount} ${food.name}`).toMatch(/than you have|uses only/u);
    }
    expect(made).toBeGreaterThan(300);
    expect(retained / made).toBeGreaterThan(0.95);
  });

  test.each([
    ['300 g salmon', undefined, '300 g salmon', 2],
    ['300 g salmon', 4, '300 g salmon', 4],
    ['400g beef mince', undefined, '400 g beef mince', 3],
    ['1.5 kg beef', undefined, '1.5 kg beef', 8],
    ['1 cup rice', undefined, '1 cup long-grain rice', 2],
    ['10 oz tofu', undefined, '10 oz tofu', 2],
    ['400 ml milk', undefined, '400 ml milk', 2],
  ])('%s, for %j: %s, serves %d', (ingredient, servings, line, serves) => {
    const { recipe } = composeRecipe({ ingredients: [ingredient], servings, seed: 'x' });
    expect(recipe?.ingredients.join('; ')).toContain(line);
    expect(recipe?.servings).toBe(serves);
  });

  test('gets a note if it does not suit the servings', () => {
    const notes = (servings: number) => composeRecipe({ ingredients: ['300 g salmon'], servings, seed: 'x' }).notes;
    expect(notes(4)).toEqual(['You have enough salmon fillets for about 2.']);
    expect(notes(2)).toEqual([]);
  });

  test('is the sum of two lines for one food', () => {
    const { recipe } = composeRecipe({ ingredients: ['200 g rice', '100 g rice'], seed: 'x' });
    const line = readLine(recipe?.ingredients.find((each) => each.includes('rice')) ?? '');
    expect(weightOfLine(line, getFood('long-grain rice'))).toBe(300);
  });
});
