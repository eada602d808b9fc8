import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#ingredient-catalogue';
import { NUTRIENTS, nutritionOf, nutritionOfRecipe } from '#nutrition';

describe('the figures of a food', () => {
  // Checked by hand against SR28; salt is 2.5 times sodium.
  test.each([
    [
      'carrot',
      11124,
      {
        energy: 41,
        protein: 0.93,
        fat: 0.24,
        saturatedFat: 0.04,
        carbohydrate: 9.58,
        sugars: 4.74,
        fiber: 2.8,
        salt: 0.17,
      },
    ],
    [
      'butter',
      1145,
      {
        energy: 717,
        protein: 0.85,
        fat: 81.11,
        saturatedFat: 50.49,
        carbohydrate: 0.06,
        sugars: 0.06,
        fiber: 0,
        salt: 0.03,
      },
    ],
    [
      'salt',
      2047,
      { energy: 0, protein: 0, fat: 0, saturatedFat: 0, carbohydrate: 0, sugars: 0, fiber: 0, salt: 96.89 },
    ],
  ] as const)('%s', (name, ndb, per100g) => {
    const found = nutritionOf(name);
    expect(found?.source.ndb).toBe(ndb);
    expect(found?.per100g).toEqual(per100g);
  });

  test('four foods of five have them, and they make sense', () => {
    const known = FOODS.filter(({ name }) => nutritionOf(name) !== null);
    expect(known.length / FOODS.length).toBeGreaterThan(0.8);
    for (const { name } of known) {
      const figures = nutritionOf(name)?.per100g;
      const energy = figures?.energy ?? 0;
      const {
        protein = 0,
        fat = 0,
        carbohydrate = 0,
        saturatedFat = 0,
        sugars = 0,
      } = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, figures?.[nutrient] ?? 0]));
      expect(energy, name).toBeLessThanOrEqual(902);
      expect(saturatedFat, name).toBeLessThanOrEqual(fat + 0.5);
      expect(sugars, name).toBeLessThanOrEqual(carbohydrate + 1.5);
      expect(protein + fat + carbohydrate, name).toBeLessThanOrEqual(101);
    }
  });
});

describe('a recipe', () => {
  test('adds up what its lines weigh', () => {
    const { perRecipe, perServing, recognized, weight } = nutritionOfRecipe(
      ['200 g carrots, sliced', '50 g butter'],
      2,
    );
    expect(weight).toBe(250);
    expect(recognized).toBe(1);
    expect(perRecipe.energy).toBeCloseTo(2 * 41 + 0.5 * 717, 5);
    expect(perServing.energy).toBeCloseTo(perRecipe.energy / 2, 5);
    expect(perRecipe.fat).toBeCloseTo(2 * 0.24 + 0.5 * 81.11, 5);
  });

  test('counts what it does not know against what it recognized, and says why', () => {
    const { recognized, lines } = nutritionOfRecipe(['100 g carrots', '300 g dilithium', 'salt to taste'], 4);
    expect(recognized).toBeCloseTo(0.25, 5);
    expect(lines.map(({ gap }) => gap)).toEqual([null, 'unknown food', 'no weight']);
  });

  test('of nothing is nothing, and no servings are one', () => {
    const { perServing, recognized } = nutritionOfRecipe([], Number.NaN);
    expect(recognized).toBe(0);
    expect(perServing.energy).toBe(0);
    expect(nutritionOfRecipe(['100 g sugar'], 0).perServing.energy).toBeGreaterThan(300);
  });

  test('never throws, and its shares stay shares', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), fc.double(), (lines, servings) => {
        const { recognized, perRecipe } = nutritionOfRecipe(lines, servings);
        expect(recognized).toBeGreaterThanOrEqual(0);
        expect(recognized).toBeLessThanOrEqual(1);
        expect(perRecipe.energy).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('of twice the lines is twice the figures', () => {
    const name = fc.constantFrom(...FOODS.map((food) => food.name));
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), name), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, (foods) => {
        const written = foods.map(([amount, food]) => `${amount} g ${food}`);
        const once = nutritionOfRecipe(written, 1).perRecipe;
        const twice = nutritionOfRecipe([...written, ...written], 1).perRecipe;
        for (const nutrient of NUTRIENTS) expect(twice[nutrient]).toBeCloseTo(once[nutrient] * 2, 4);
      }),
    );
  });
});
