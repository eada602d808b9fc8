import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#ingredient-catalogue';
import { NUTRIENTS, nutritionOf, nutritionOfRecipe } from '#nutrition';

describe('nutritionOf a food', () => {
  // Verified by hand against SR28; salt is 2.5 times sodium.
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

  test('marks the figures of a close relative', () => {
    expect(nutritionOf('red onion')?.source.near).toBe(true);
    expect(nutritionOf('carrot')?.source.near).toBe(false);
  });

  test('has plausible figures for four of five foods', () => {
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

describe('nutritionOfRecipe', () => {
  test('adds up the weights of its lines', () => {
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

  test('weighs unrecognized lines and gives the reason', () => {
    const { recognized, lines } = nutritionOfRecipe(['100 g carrots', '300 g dilithium', 'salt to taste'], 4);
    expect(recognized).toBeCloseTo(0.25, 5);
    expect(lines.map(({ gap }) => gap)).toEqual([null, 'unknown food', 'no weight']);
  });

  test('counts cooked grains as mostly water', () => {
    // SR28 20045: a cup of cooked rice has 205 kcal.
    const energy = (line: string): number => nutritionOfRecipe([line], 1).perRecipe.energy;
    expect(Math.abs(energy('1 cup cooked rice') / 205 - 1)).toBeLessThan(0.25);
    expect(energy('100 g boiled spaghetti')).toBeLessThan(energy('100 g spaghetti') / 2);
    expect(energy('1 cup rice, cooked')).toBe(energy('1 cup rice'));
    expect(energy('1 cup uncooked rice')).toBe(energy('1 cup rice'));
  });

  // By hand from SR28: grams of its household measures times its figures, per serving.
  test.each([
    [
      [
        '1 1/2 cups all-purpose flour',
        '2 tbsp sugar',
        '1 tbsp baking powder',
        '1/2 tsp salt',
        '1 1/4 cups whole milk',
        '1 large egg',
        '3 tbsp butter, melted',
      ],
      4,
      { energy: 337.4, protein: 8.9, fat: 12.76, carbohydrate: 46.73, salt: 1.77 },
    ],
    [
      ['400 g spaghetti', '200 ml heavy cream', '80 g parmesan, grated', '150 g bacon', '2 egg yolks'],
      4,
      { energy: 803.1, fat: 41.86, carbohydrate: 77.47, fiber: 3.2 },
    ],
    [
      [
        '150 g feta',
        '1 cucumber',
        '3 tomatoes',
        '50 g black olives',
        '3 tbsp olive oil',
        '1/2 red onion',
        '1 tbsp red wine vinegar',
      ],
      2,
      { energy: 474, protein: 13.77, fat: 39.44, carbohydrate: 19.86, salt: 2.21 },
    ],
    [
      ['2 cups rolled oats', '1/2 cup honey', '1/2 cup peanut butter', '1/2 cup raisins', '100 g dark chocolate'],
      12,
      { energy: 227.8, fat: 10.03, carbohydrate: 31.63 },
    ],
  ] as const)('%j in %d is within 5 %% of a manual calculation', (lines, servings, figures) => {
    const { perServing } = nutritionOfRecipe(lines, servings);
    const off = NUTRIENTS.flatMap((nutrient) => {
      const wanted = Object.entries(figures).find(([name]) => name === nutrient)?.[1] ?? perServing[nutrient];
      return Math.abs(perServing[nutrient] - wanted) < wanted * 0.05 || wanted === 0 ? [] : [nutrient];
    });
    expect(off).toEqual([]);
  });

  // An unknown food may state its weight; of a range the lower end counts.
  test.each([
    ['300 g dilithium', 300],
    ['100-200 g dilithium', 100],
    ['2 (400 g) cans dilithium', 800],
    ['1 cup (200 g) dilithium', 200],
    ['2 cans dilithium', null],
  ])('%s weighs %d g', (line, weight) => {
    expect(nutritionOfRecipe([line], 1).lines[0]?.weight).toBe(weight);
  });

  test('counts only the weight of a food without figures', () => {
    const { lines, recognized, weight } = nutritionOfRecipe(['100 g ramps'], 1);
    expect(lines[0]).toMatchObject({ food: 'ramp', weight: 100, facts: null, gap: 'no figures' });
    expect([recognized, weight]).toEqual([0, 100]);
  });

  test('names the figures that a counted food lacks', () => {
    expect(nutritionOf('salsify')?.per100g.sugars).toBeNull();
    expect(nutritionOfRecipe(['100 g salsify', '100 g carrots'], 1).incomplete).toContain('sugars');
    expect(nutritionOfRecipe(['salsify', '100 g carrots'], 1).incomplete).toEqual([]);
  });

  test('counts less than one serving as one', () => {
    for (const servings of [0.5, 0, -3]) {
      const { perRecipe, perServing } = nutritionOfRecipe(['100 g sugar'], servings);
      expect(perServing).toEqual(perRecipe);
    }
  });

  test('reads the first 300 lines', () => {
    const { lines, weight } = nutritionOfRecipe(
      Array.from({ length: 301 }, () => '10 g sugar'),
      1,
    );
    expect([lines.length, weight]).toEqual([300, 3000]);
  });

  test('is zero for no lines, and counts no servings as one', () => {
    const { perServing, recognized } = nutritionOfRecipe([], Number.NaN);
    expect(recognized).toBe(0);
    expect(perServing.energy).toBe(0);
    expect(nutritionOfRecipe(['100 g sugar'], 0).perServing.energy).toBeGreaterThan(300);
  });

  test('never throws, and its shares stay within 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), fc.double(), (lines, servings) => {
        const { recognized, perRecipe } = nutritionOfRecipe(lines, servings);
        expect(recognized).toBeGreaterThanOrEqual(0);
        expect(recognized).toBeLessThanOrEqual(1);
        expect(perRecipe.energy).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('doubles the figures for twice the lines', () => {
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
