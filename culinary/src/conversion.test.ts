import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertRecipe, convertTemperatures } from '#conversion';
import { findFood } from '#ingredient-catalogue';
import { parseIngredientLine } from '#ingredient-line';
import { readStep } from '#instruction';
import { convertAmount, exactOf } from '#scaling/convert-amount';
import { densityOf, isLiquid } from '#food-density';
import { articleFor } from '#food-words';
import { kitchenMass, kitchenVolume, type MeasureSystem, totalOf } from '#scaling/kitchen-measure';
import { convertTemperature, friendlyTemperature } from '#scaling/temperature';
import { agree, agreeName, writeMeasures } from '#scaling/write-measure';
import { friendlyCentimetres, friendlyInches } from '#scaling/length';
import { applyEdits } from '#scaling/edit-text';
import type { UnitName } from '#units';

const convertLine = (text: string, system: MeasureSystem): string =>
  convertRecipe({ ingredients: [text], instructions: [] }, system).ingredients[0] ?? '';
const convertStep = (text: string, system: MeasureSystem): string =>
  convertRecipe({ ingredients: ['300 ml milk', '250 g flour'], instructions: [text] }, system).instructions[0] ?? '';

describe('kitchen measures', () => {
  test.each([
    [15, '1 tbsp'],
    [60, '¼ cup'],
    [80, '⅓ cup'],
    [1.25, '¼ tsp'],
    [0.6, '⅛ tsp'],
    [240, '1 cup'],
    [320, '1⅓ cups'],
    [270, '1 cup + 2 tbsp'],
    [250, '1 cup'],
    [7.5, '1½ tsp'],
    [1000, '4¼ cups'],
    [3.6, '¾ tsp'],
    [5.6, '1⅛ tsp'],
    [11.8, '2¼ tsp'],
    [99, '¼ cup + 2½ tbsp'],
    [170, '⅔ cup + ½ tbsp'],
    [444, '1¾ cups + 1½ tbsp'],
    [48.75, '3 tbsp + 1 tsp'],
    [20, '1 tbsp + 1 tsp'],
    [16.25, '3¼ tsp'],
  ])('%d ml are %s', (ml, text) => expect(writeMeasures(kitchenVolume(ml, 'us'))).toBe(text));

  test.each([
    [1200, '1.2 kg'],
    [454, '450 g'],
    [7, '7 g'],
    [999, '1 kg'],
    [12.3, '12.5 g'],
    [0.01, '0.1 g'],
    [575, '575 g'],
    [1230, '1.25 kg'],
    [1920, '1.9 kg'],
  ])('%d g are %s', (grams, text) => expect(writeMeasures(kitchenMass(grams, 'metric'))).toBe(text));

  test.each([
    [28.35, '1 oz'],
    [500, '1 lb 2 oz'],
    [453.6, '1 lb'],
    [680, '1½ lb'],
    [14, '½ oz'],
  ])('%d g are %s in US measures', (grams, text) => expect(writeMeasures(kitchenMass(grams, 'us'))).toBe(text));

  test('are within 6 %, with cups in quarters and thirds', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 5000, noNaN: true }),
        fc.constantFrom<MeasureSystem>('us', 'metric'),
        (value, system) => {
          const volume = kitchenVolume(value, system);
          expect(Math.abs(totalOf(volume) / value - 1)).toBeLessThan(0.06);
          expect(Math.abs(totalOf(kitchenMass(value, system)) / value - 1)).toBeLessThan(0.06);
          expect(volume.length).toBeLessThanOrEqual(2);
          expect(writeMeasures(volume)).toMatch(
            system === 'us'
              ? /^(?:\d*[⅛¼⅓⅜½⅝⅔¾⅞]|\d+) (?:tsp|tbsp|cups?)(?: \+ (?:\d*[¼½¾]|\d+) (?:tsp|tbsp))?$/u
              : /^\d+(?:\.\d+)? (?:ml|l)$/u,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('convertAmount', () => {
  const flour = findFood('flour')?.food ?? null;
  test('converts weight and volume by density in both directions', () => {
    const density = flour === null ? Number.NaN : densityOf(flour);
    expect(convertAmount(1, 'cup', 'g', flour)).toBeCloseTo(240 * (density ?? 0), 6);
    expect(convertAmount(convertAmount(3, 'cup', 'oz', flour) ?? 0, 'oz', 'cup', flour)).toBeCloseTo(3, 9);
  });
  test.each<[number, UnitName, UnitName, string | null, number | null]>([
    [1, 'kg', 'g', null, 1000],
    [3, 'tsp', 'tbsp', null, 1],
    [250, 'ml', 'g', 'milk', 250],
    [250, 'ml', 'g', null, null],
    [1, 'cup', 'g', 'steak', null],
    [2, 'clove', 'g', 'garlic', null],
    [2.54, 'cm', 'inch', null, 1],
    [2, 'inch', 'cm', null, 5.08],
    [2, 'clove', 'clove', 'garlic', 2],
    [1, 'cm', 'cm', null, 1],
    [1, 'stick', 'g', 'butter', 113.4],
    [1, 'stick', 'g', 'cinnamon stick', null],
    [1, 'cup', 'g', 'lemon juice', 240],
    [1, 'tsp', 'g', 'lemon zest', 2],
    [1, 'tbsp', 'g', 'curry paste', 15],
    [100, 'ml', 'g', 'condensed milk', 129],
    [100, 'ml', 'g', 'passata', 106],
  ])('%d %s in %s of %s', (value, from, to, name, wanted) => {
    const result = convertAmount(value, from, to, name === null ? null : (findFood(name)?.food ?? null));
    if (wanted === null) expect(result).toBeNull();
    else expect(Math.abs((result ?? 0) / wanted - 1)).toBeLessThan(0.05);
  });
});

describe('temperatures', () => {
  test.each([
    [180, 'C', 'F', 'oven', 350],
    [200, 'C', 'F', 'oven', 400],
    [220, 'C', 'F', 'oven', 425],
    [350, 'F', 'C', 'oven', 180],
    [425, 'F', 'C', 'oven', 220],
    [6, 'gas', 'C', 'oven', 200],
    [4, 'gas', 'F', 'oven', 350],
    [165, 'F', 'C', 'core', 74],
    [63, 'C', 'F', 'core', 145],
    [180, 'C', 'F', 'oil', 355],
    [40, 'C', 'F', 'oil', 105],
    [40, 'C', 'F', 'core', 104],
    [63, 'C', 'F', 'oven', 145],
    [170, 'C', 'F', 'oven', 325],
    [400, 'F', 'C', 'oven', 200],
    [340, 'F', 'F', 'oven', 340],
    [0.5, 'gas', 'F', 'oven', 250],
  ] as const)('%d %s in %s (%s %s)', (value, from, to, use, wanted) =>
    expect(friendlyTemperature(value, from, to, use)).toBe(wanted),
  );

  test('follow the gas mark table', () => {
    expect([140, 180, 200, 230].map((celsius) => convertTemperature(celsius, 'C', 'gas'))).toEqual([1, 4, 6, 8]);
  });

  // British gas marks, both directions.
  test.each([
    [0.25, 110],
    [0.5, 120],
    [1, 140],
    [2, 150],
    [3, 165],
    [4, 180],
    [5, 190],
    [6, 200],
    [7, 220],
    [8, 230],
    [9, 240],
    [10, 260],
  ])('gas mark %d is %d °C', (mark, celsius) => {
    expect(convertTemperature(mark, 'gas', 'C')).toBe(celsius);
    expect(convertTemperature(celsius, 'C', 'gas')).toBe(mark);
  });

  test('round-trip within 5 °C for an oven', () => {
    fc.assert(
      fc.property(fc.integer({ min: 26, max: 50 }), (five) => {
        const back = friendlyTemperature(friendlyTemperature(five * 5, 'C', 'F', 'oven'), 'F', 'C', 'oven');
        expect(Math.abs(back - five * 5)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

// Millimetres, as metric and inch rulers show them.
test.each([
  [0.1, 0.1, 0.125],
  [5, 0.5, 0.25],
  [25, 2.5, 1],
  [30, 3, 1.25],
  [47, 4.5, 1.75],
  [88, 9, 3.5],
  [228, 23, 9],
])('%d mm are %d cm and %d inches', (mm, cm, inches) => {
  expect(friendlyCentimetres(mm)).toBeCloseTo(cm, 9);
  expect(friendlyInches(mm)).toBeCloseTo(inches, 9);
});

describe('writing measures', () => {
  test.each<[string, UnitName, number, string]>([
    ['cup', 'cup', 2, 'cups'],
    ['Cup', 'cup', 2, 'Cups'],
    ['CUP', 'cup', 2, 'CUPS'],
    ['cups', 'cup', 1, 'cup'],
    ['leaves', 'leaf', 1, 'leaf'],
    ['400g tin', 'can', 2, '400g tins'],
    ['tsp', 'tsp', 2, 'tsp'],
    ['Zehe', 'clove', 2, 'Zehe'],
    ['dozen', 'dozen', 2, 'dozen'],
  ])('"%s" (%s) of %d: "%s"', (word, unit, count, wanted) => expect(agree(word, unit, count)).toBe(wanted));

  test.each([
    ['carrot', 1, 2, 'carrots'],
    ['CARROTS', 2, 1, 'CARROT'],
    ['carrots', 1, 2, 'carrots'],
    ['corn on the cob', 1, 2, 'corn on the cob'],
    ['bay leaves', 2, 1, 'bay leaf'],
    ['Zwiebel', 1, 2, 'Zwiebel'],
  ])('"%s" from %d to %d: "%s"', (name, before, after, wanted) =>
    expect(agreeName(name, findFood(name), before, after)).toBe(wanted),
  );

  test.each([
    ['8 inch', 'an'],
    ['11 cm', 'an'],
    ['18 cm', 'an'],
    ['180 ml', 'a'],
    ['20 cm', 'a'],
    ['appetizer', 'an'],
    ['soup', 'a'],
  ])('%s has the article %s', (text, article) => expect(articleFor(text)).toBe(article));

  test.each<[number, UnitName, string]>([
    [2, 'quart', '2 quarts'],
    [2, 'gallon', '2 gallons'],
    [2, 'pint', '2 pints'],
    [0.5, 'cup', '½ cup'],
    [2, 'tsp', '2 tsp'],
    [12.34, 'g', '12.3 g'],
  ])('%d %s: %s', (value, unit, text) => expect(writeMeasures([{ value, unit }])).toBe(text));
});

describe('applyEdits', () => {
  test('applies the first of two overlapping edits and keeps the other text', () => {
    const edits = [
      { start: 4, end: 7, text: 'B' },
      { start: 6, end: 9, text: 'C' },
      { start: 0, end: 1, text: 'A' },
    ];
    expect(applyEdits('0123456789', edits)).toBe('A123B789');
  });
});

describe('convertRecipe on lines', () => {
  test.each([
    ['240 ml milk, warm', '1 cup milk, warm', '240 ml milk, warm'],
    ['a cup and a half of milk', 'a cup and a half of milk', '360 ml milk'],
    ['1 cup, 240 ml cream', '1 cup cream', '240 ml cream'],
    ['1 cup, 15 ml rum', '1 cup, 15 ml rum', '240 ml, 15 ml rum'],
    ['2 cups flour or 250 g', '2 cups flour', '250 g flour'],
    ['2 cups flour, or 250 g', '2 cups flour', '250 g flour'],
    ['250 g flour (or 2 cups)', '2 cups flour', '250 g flour'],
    ['2 cups flour (= 250 g)', '2 cups flour', '250 g flour'],
    ['2 cups flour ≈ 250 g', '2 cups flour', '250 g flour'],
    ['1 stick celery, or 50 g', '1 stick celery, or 1¾ oz', '1 stick celery, or 50 g'],
    ['1 cup milk + 100 ml', '1 cup milk + ⅓ cup + 1½ tbsp', '240 ml milk + 100 ml'],
    ['1 lb (450 g) plus 4 oz beef', '1 lb plus 4 oz beef', '450 g plus 115 g beef'],
    ['500 g beef mince', '1 lb 2 oz beef mince', '500 g beef mince'],
    ['300 g carrots, diced', '11 oz carrots, diced', '300 g carrots, diced'],
    ['100 g cheddar, grated', '3½ oz cheddar, grated', '100 g cheddar, grated'],
    ['800g/1lb 12oz potatoes', '1lb 12oz potatoes', '800g potatoes'],
    [
      '2 onions, in ¼-inch (0.5 cm) slices',
      '2 onions, in ¼-inch (0.5 cm) slices',
      '2 onions, in ¼-inch (0.5 cm) slices',
    ],
    ['400 g / 14 oz pumpkin', '14 oz pumpkin', '400 g pumpkin'],
    ['1 cup (240 ml) milk', '1 cup milk', '240 ml milk'],
    ['½ cup + 2 tbsp milk', '½ cup + 2 tbsp milk', '150 ml milk'],
    ['3 large eggs', '3 large eggs', '3 large eggs'],
    ['2 cloves garlic, crushed', '2 cloves garlic, crushed', '2 cloves garlic, crushed'],
    ['2 (14-oz) cans tomatoes', '2 (14-oz) cans tomatoes', '2 (14-oz) cans tomatoes'],
    ['a pinch of salt', 'a pinch of salt', 'a pinch of salt'],
    ['2 tbsp olive oil', '2 tbsp olive oil', '2 tbsp olive oil'],
    ['1 stick butter', '1 stick butter', '115 g butter'],
    ['45 ml rum', '1½ fl oz rum', '45 ml rum'],
    ['salt', 'salt', 'salt'],
    ['½ lb. bacon', '½ lb. bacon', '225 g bacon'],
    ['1 cup milk or ½ cup cream', '1 cup milk or ½ cup cream', '240 ml milk or 120 ml cream'],
    // What US recipes measure by the cup, and what they weigh.
    ['200 g sugar', '1 cup sugar', '200 g sugar'],
    ['100 g butter', '¼ cup + 3 tbsp butter', '100 g butter'],
    ['300 g basmati rice', '1⅔ cups basmati rice', '300 g basmati rice'],
    ['50 g almonds', '⅓ cup almonds', '50 g almonds'],
    ['100 g raisins', '⅔ cup raisins', '100 g raisins'],
    ['100 g peanut butter', '⅓ cup + 1 tbsp peanut butter', '100 g peanut butter'],
    ['500 g yogurt', '2 cups yogurt', '500 g yogurt'],
    ['240 g lemon juice', '1 cup lemon juice', '240 g lemon juice'],
    ['8 oz spaghetti', '8 oz spaghetti', '225 g spaghetti'],
    // Foods bought by weight or not pourable are weighed in metric.
    ['1 cup yogurt', '1 cup yogurt', '250 g yogurt'],
    ['1 cup cornstarch', '1 cup cornstarch', '130 g cornstarch'],
    ['1 cup tomato sauce', '1 cup tomato sauce', '240 ml tomato sauce'],
    // Spirits use fluid ounces, except for very small and large amounts.
    ['5 ml vodka', '1 tsp vodka', '5 ml vodka'],
    ['60 ml gin', '2 fl oz gin', '60 ml gin'],
    ['250 ml vodka', '1 cup vodka', '250 ml vodka'],
    // Quarts are for liquids.
    ['3 l chicken stock', '3 quarts chicken stock', '3 l chicken stock'],
    ['3 l lentils', '12½ cups lentils', '3 l lentils'],
    // Ounces of a liquid are fluid ounces.
    ['2 oz gin', '2 oz gin', '60 ml gin'],
    ['16 oz heavy cream', '16 oz heavy cream', '480 ml heavy cream'],
    ['12 oz beer', '12 oz beer', '360 ml beer'],
    ['4–6 oz water', '4–6 oz water', '120–180 ml water'],
    ['2 oz lemon juice', '2 oz lemon juice', '60 ml lemon juice'],
    ['8 oz cream cheese', '8 oz cream cheese', '225 g cream cheese'],
    ['8 oz sour cream', '8 oz sour cream', '225 g sour cream'],
    ['8 oz honey', '8 oz honey', '225 g honey'],
    ['1 oz maple syrup', '1 oz maple syrup', '30 ml maple syrup'],
    ['2 oz soy sauce', '2 oz soy sauce', '60 ml soy sauce'],
    ['4 oz pesto', '4 oz pesto', '115 g pesto'],
    ['6 oz tomato paste', '6 oz tomato paste', '170 g tomato paste'],
    ['4 oz butter', '4 oz butter', '115 g butter'],
    ['8 oz peanut butter', '8 oz peanut butter', '225 g peanut butter'],
    ['8 oz applesauce', '8 oz applesauce', '225 g applesauce'],
    ['1 lb 4 oz cream', '1 lb 4 oz cream', '575 g cream'],
    ['1 (12 oz) can evaporated milk', '1 (12 oz) can evaporated milk', '1 (12 oz) can evaporated milk'],
    ['1 fl oz milk', '1 fl oz milk', '30 ml milk'],
    ['1 imperial pint milk', '2⅓ cups milk', '575 ml milk'],
    // Only fat comes in sticks of a known weight.
    ['2 sticks cinnamon', '2 sticks cinnamon', '2 sticks cinnamon'],
    ['2 cm ginger', '¾ inch ginger', '2 cm ginger'],
    ['2-inch piece ginger', '2-inch piece ginger', '5-cm piece ginger'],
    ['1–2 inch piece of ginger', '1–2 inch piece of ginger', '2.5–5 cm piece of ginger'],
    ['0,5 inch ginger', '0,5 inch ginger', '1,25 cm ginger'],
    ['1 inch (2.5 cm) piece ginger', '1 inch piece ginger', '2.5 cm piece ginger'],
    // The writer's range sign and decimal mark stay.
    ['200 to 250 g beef', '7 to 9 oz beef', '200 to 250 g beef'],
    ['2,5 lb Kartoffeln', '2,5 lb Kartoffeln', '1,15 kg Kartoffeln'],
    ['1,5–2,5 lb Kartoffeln', '1,5–2,5 lb Kartoffeln', '0,68–1,15 kg Kartoffeln'],
    ['1 cup + 1–2 tbsp milk', '1 cup + 1–2 tbsp milk', '255–270 ml milk'],
    // A weight and a volume cannot be added.
    ['1 lb + 2 cups beans', '1 lb + 2 cups beans', '1 lb + 2 cups beans'],
    // An equivalent of a count is converted, that of a spoon removed.
    ['2 onions (10 oz)', '2 onions (10 oz)', '2 onions (280 g)'],
    ['2 onions (10 oz / 280 g)', '2 onions (10 oz)', '2 onions (280 g)'],
    ['1 tsp (5 g) salt', '1 tsp salt', '1 tsp (5 g) salt'],
    ['1 tbsp (0.5 oz) butter', '1 tbsp (0.5 oz) butter', '1 tbsp butter'],
    ['1 tbsp (15 ml / 0.5 fl oz) oil', '1 tbsp (0.5 fl oz) oil', '1 tbsp (15 ml) oil'],
    // Its brackets and words are removed too.
    ['1 cup (around 240 ml) cream', '1 cup cream', '240 ml cream'],
    ['1 cup (roughly 240 ml) cream', '1 cup cream', '240 ml cream'],
    ['1 cup (~240 ml) cream', '1 cup cream', '240 ml cream'],
    ['1 cup [240 ml] cream', '1 cup cream', '240 ml cream'],
    ['1 cup / about 240 ml cream', '1 cup cream', '240 ml cream'],
    ['1/2 gallon milk', '1/2 gallon milk', '1.9 l milk'],
    ['3-pound chicken', '3-pound chicken', '1.35 kg chicken'],
    ['', '', ''],
  ])('%s', (text, us, metric) => {
    expect(convertLine(text, 'us')).toBe(us);
    expect(convertLine(text, 'metric')).toBe(metric);
  });

  test('converts flour from grams to cups by its density', () =>
    expect(convertLine('250 g plain flour, sifted', 'us')).toMatch(/^[\d½⅓¼⅔¾ +cupstbp]+ plain flour, sifted$/u));
  test('keeps both ends of a range', () => expect(convertLine('200–300 ml milk', 'us')).toBe('¾–1¼ cups milk'));
});

describe('convertRecipe on a whole recipe', () => {
  test('uses the stated cup weight of a line in the steps', () =>
    expect(
      convertRecipe({ ingredients: ['2 cups (240 g) flour'], instructions: ['Whisk 1 cup flour in'] }, 'metric')
        .instructions,
    ).toEqual(['Whisk 120 g flour in']));

  test('converts temperatures to another system than the amounts, or leaves them', () => {
    const recipe = { ingredients: ['2 cups flour'], instructions: ['Bake at 350°F in a 9-inch pan'] };
    const stepIn = (temperatures: 'us' | 'metric' | null) =>
      convertRecipe(recipe, 'metric', temperatures).instructions[0];
    expect(stepIn('metric')).toBe('Bake at 180°C in a 23-cm pan');
    expect(stepIn('us')).toBe('Bake at 350°F in a 23-cm pan');
    expect(stepIn(null)).toBe('Bake at 350°F in a 23-cm pan');
    expect(convertTemperatures(recipe, 'metric')).toEqual({
      ingredients: ['2 cups flour'],
      instructions: ['Bake at 180°C in a 9-inch pan'],
    });
  });

  test('weighs cream cheese in a step of a recipe with cream', () =>
    expect(
      convertRecipe(
        { ingredients: ['16 oz cream', '8 oz cream cheese'], instructions: ['Beat 8 oz cream cheese'] },
        'metric',
      ),
    ).toEqual({ ingredients: ['480 ml cream', '225 g cream cheese'], instructions: ['Beat 225 g cream cheese'] }));

  test('reads a pint as imperial if there are grams and no cups', () => {
    const pint = (other: string): readonly string[] => {
      const made = convertRecipe({ ingredients: ['1 pint milk', other], instructions: ['Boil 1 pint milk'] }, 'metric');
      return [made.ingredients[0] ?? '', ...made.instructions];
    };
    expect(pint('200 g flour')).toEqual(['575 ml milk', 'Boil 575 ml milk']);
    expect(pint('1 cup flour')).toEqual(['480 ml milk', 'Boil 480 ml milk']);
  });
});

describe('convertRecipe on steps', () => {
  test.each([
    [
      'Heat the oven to 180°C for 10 minutes.',
      'Heat the oven to 350°F for 10 minutes.',
      'Heat the oven to 180°C for 10 minutes.',
    ],
    ['Oven 200C/180C fan/gas 6.', 'Oven 400°F/350°F fan.', 'Oven 200C/180C fan/gas 6.'],
    ['Oven 200C (180C fan).', 'Oven 400°F/350°F fan.', 'Oven 200C (180C fan).'],
    ['Boil 4 litres of water', 'Boil 4 quarts of water', 'Boil 4 litres of water'],
    ['Cook until al dente', 'Cook until al dente', 'Cook until al dente'],
    ['Bake at 350°F (180°C) 1 hour', 'Bake at 350°F 1 hour', 'Bake at 180°C 1 hour'],
    ['Bake at gas mark 4', 'Bake at 350°F', 'Bake at 180°C'],
    ['Cut into 2 cm cubes', 'Cut into ¾ inch cubes', 'Cut into 2 cm cubes'],
    ['In a 9x13-inch baking dish', 'In a 9x13-inch baking dish', 'In a 23x33-cm baking dish'],
    ['Grease a 23 cm (9 inch) cake tin', 'Grease a 9 inch cake tin', 'Grease a 23 cm cake tin'],
    ['Shake 2 oz gin', 'Shake 2 oz gin', 'Shake 60 ml gin'],
    ['Add 8 oz of the milk', 'Add 8 oz of the milk', 'Add 240 ml of the milk'],
    // One reader of numbers for lines and steps.
    ['Add 1 and 1/2 cups flour', 'Add 1 and 1/2 cups flour', 'Add 190 g flour'],
    ['Add 1 & 1/2 cups flour', 'Add 1 & 1/2 cups flour', 'Add 190 g flour'],
    ['Add one and a half cups flour', 'Add one and a half cups flour', 'Add 190 g flour'],
    ['Add 1\u00A01/2 cups flour', 'Add 1\u00A01/2 cups flour', 'Add 190 g flour'],
    ['Open a 14-oz can of tomatoes', 'Open a 14-oz can of tomatoes', 'Open a 14-oz can of tomatoes'],
    ['Add 240 ml of the milk', 'Add 1 cup of the milk', 'Add 240 ml of the milk'],
    ['Add 1 cup + 2 tbsp milk', 'Add 1 cup + 2 tbsp milk', 'Add 270 ml milk'],
    ['Roll out to 5 mm', 'Roll out to ¼ inch', 'Roll out to 5 mm'],
    ['Use a 9x13 pan', 'Use a 9x13 pan', 'Use a 23x33 cm pan'],
    ['In a 23 CM tin', 'In a 9 inch tin', 'In a 23 CM tin'],
    ['Cut into 2.5cm/1in cubes', 'Cut into 1in cubes', 'Cut into 2.5cm cubes'],
    ['Roll to 20 x 30 cm', 'Roll to 8 x 12 inches', 'Roll to 20 x 30 cm'],
    // The article agrees with the converted figure.
    ['Use an 8-inch pan', 'Use an 8-inch pan', 'Use a 20-cm pan'],
    ['A 20 cm tin', 'An 8 inch tin', 'A 20 cm tin'],
    ['Use a 8-inch pan', 'Use a 8-inch pan', 'Use a 20-cm pan'],
    ['Banana 20 cm tin', 'Banana 8 inch tin', 'Banana 20 cm tin'],
    // Of two equivalents the other system's is removed; the size of a pot is no amount of food.
    ['Add 250 g / 9 oz flour', 'Add 9 oz flour', 'Add 250 g flour'],
    ['In a 900 g / 2 lb loaf tin', 'In a 2 lb loaf tin', 'In a 900 g loaf tin'],
    ['In a 2-litre saucepan', 'In a 2-quart saucepan', 'In a 2-litre saucepan'],
    ['In a 2-quart saucepan', 'In a 2-quart saucepan', 'In a 2-liter saucepan'],
    // Foods on and off the list are both weighed.
    ['Add 2 cups flour', 'Add 2 cups flour', 'Add 250 g flour'],
    ['Add 1 cup rice', 'Add 1 cup rice', 'Add 190 g rice'],
    ['Bake at 160–180°C', 'Bake at 325–350°F', 'Bake at 160–180°C'],
    ['Rest 10 minutes', 'Rest 10 minutes', 'Rest 10 minutes'],
    ['Preheat oven to 400.', 'Preheat oven to 400.', 'Preheat oven to 200°C.'],
    ['Bake at 350 for 1 hour', 'Bake at 350 for 1 hour', 'Bake at 180°C for 1 hour'],
    // A core temperature is no oven setting.
    ['Roast the turkey to 165.', 'Roast the turkey to 165.', 'Roast the turkey to 165.'],
    ['Bake salmon to 145 inside', 'Bake salmon to 145 inside', 'Bake salmon to 145 inside'],
    ['Roast to a core temperature at 160', 'Roast to a core temperature at 160', 'Roast to a core temperature at 160'],
    [
      'Bake until the internal temperature is at 160',
      'Bake until the internal temperature is at 160',
      'Bake until the internal temperature is at 160',
    ],
    ['Roll 60 x 20 cm, 4 cm thick', 'Roll 24 x 8 inches, 1½ inches thick', 'Roll 60 x 20 cm, 4 cm thick'],
    [
      'Bake at 425 for 1 hour, then at 350',
      'Bake at 425 for 1 hour, then at 350',
      'Bake at 220°C for 1 hour, then at 180°C',
    ],
    ['In a 2-qt. saucepan', 'In a 2-qt. saucepan', 'In a 2-liter saucepan'],
    ['Flatten to ½ inch thick', 'Flatten to ½ inch thick', 'Flatten to 1.25 cm thick'],
    ['Fill the 12 cups of a muffin tin', 'Fill the 12 cups of a muffin tin', 'Fill the 12 cups of a muffin tin'],
    ['Roll out ⅛ inch thick', 'Roll out ⅛ inch thick', 'Roll out 3 mm thick'],
    ['In a 5-litre Dutch oven', 'In a 5-quart Dutch oven', 'In a 5-litre Dutch oven'],
    ['In a 6-quart slow cooker', 'In a 6-quart slow cooker', 'In a 6-liter slow cooker'],
    ['Add the flour, 1 cup at a time', 'Add the flour, 1 cup at a time', 'Add the flour, 125 g at a time'],
  ])('%s', (text, us, metric) => {
    expect(convertStep(text, 'us')).toBe(us);
    expect(convertStep(text, 'metric')).toBe(metric);
  });
});

describe('convertRecipe on liquids', () => {
  test.each([
    ['milk', true],
    ['lemon juice', true],
    ['passata', true],
    ['honey', true],
    ['sugar', false],
    ['flour', false],
    ['carrot', false],
  ])('%s: %s', (name, wanted) => {
    const food = findFood(name)?.food;
    expect(food === undefined ? null : isLiquid(food)).toBe(wanted);
  });
});

test('convertRecipe leaves lines and steps beyond the 300th and other fields unchanged', () => {
  const many = (text: string): string[] => Array.from({ length: 301 }, () => text);
  const made = convertRecipe(
    { ingredients: many('1 lb beef'), instructions: many('Bake at 350°F'), title: 'x' },
    'metric',
  );
  expect([made.ingredients[299], made.ingredients[300]]).toEqual(['450 g beef', '1 lb beef']);
  expect([made.instructions[299], made.instructions[300]]).toEqual(['Bake at 180°C', 'Bake at 350°F']);
  expect(made.title).toBe('x');
});

const NAMES = [
  'plain flour',
  'sugar',
  'milk',
  'butter',
  'beef',
  'carrots, diced',
  'rice',
  'olive oil',
  'honey',
  'oats',
  'chicken stock',
  'unknown stuff',
];
const METRIC_UNITS = ['g', 'kg', 'ml', 'l', 'dl'] as const;
const US_UNITS = ['cup', 'cups', 'oz', 'lb', 'fl oz', 'pint'] as const;
const lineText = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1, max: 900 }), fc.constantFrom('½', '1½', '2–3', '1/3', '0.25')),
    fc.constantFrom(...METRIC_UNITS, ...US_UNITS, 'tbsp', 'tsp', 'cloves', ''),
    fc.constantFrom(...NAMES),
  )
  .map((all) => all.join(' '));
const stepText = fc
  .array(
    fc.constantFrom(
      'Heat to 180°C',
      ' 350 degrees F',
      ' 200C/180C fan/gas 6',
      ' 250 ml of the milk',
      ' 1 cup milk',
      ' 2 cm',
      ' 9x13-inch',
      ' 23 cm (9 inch) cake tin',
      ' 10 minutes',
      ', ',
      ' the oil',
      ' 2-3 inches',
      ' 100 g / 3½ oz butter',
      '. ',
      ' and ',
      ' gas mark 4',
    ),
    { maxLength: 10 },
  )
  .map((all) => all.join(''));

/** Returns the grams of all amounts in a line; volumes by density. */
function gramsOf(text: string): number {
  const line = parseIngredientLine(text);
  const food = line.food?.food ?? null;
  const density = food === null ? 1 : (densityOf(food) ?? 1);
  return [line.amount, ...line.plus].reduce((sum, amount) => {
    const exact = amount === null || amount.unit === null ? null : exactOf(amount.low, amount.unit, food);
    return sum + (exact === null ? 0 : exact.of === 'mass' ? exact.value : exact.value * density);
  }, 0);
}

describe('convertRecipe always', () => {
  const system = fc.constantFrom<MeasureSystem>('us', 'metric');

  test('keeps amounts above zero', () => {
    const empty = Array.from({ length: 6000 }, (_, tenths) => tenths / 10)
      .filter((ml) => ml >= 1)
      .flatMap((ml) => [convertLine(`${ml} ml plain flour`, 'us'), convertLine(`${ml * 5} g potatoes`, 'us')])
      .filter((text) => /(?:^|\s)0\s/u.test(text));
    expect(empty).toEqual([]);
  });

  test('round-trips metric within 6 % above a teaspoon and 5 g', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 20_000 }),
        fc.constantFrom('g', 'ml'),
        fc.constantFrom(...NAMES),
        (tenths, unit, name) => {
          const text = `${tenths / 10} ${unit} ${name}`;
          const before = gramsOf(text);
          const food = parseIngredientLine(text).food?.food ?? null;
          const ml = before / (food === null ? 1 : (densityOf(food) ?? 1));
          fc.pre(before >= 5 && ml >= 5);
          const after = gramsOf(convertLine(convertLine(text, 'us'), 'metric'));
          expect(
            Math.abs(after / before - 1),
            `${text} → ${convertLine(text, 'us')} → ${convertLine(convertLine(text, 'us'), 'metric')}`,
          ).toBeLessThan(0.06);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.array(lineText, { maxLength: 4 }),
        fc.array(stepText, { maxLength: 3 }),
        system,
        (ingredients, instructions, to) => {
          const once = convertRecipe({ ingredients, instructions }, to);
          expect(convertRecipe(once, to)).toEqual(once);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('leaves times unchanged', () => {
    fc.assert(
      fc.property(stepText, system, (text, to) => {
        const times = (step: string): string[] =>
          readStep(step).parts.flatMap(({ kind, start, end }) => (kind === 'time' ? [step.slice(start, end)] : []));
        expect(times(convertStep(text, to))).toEqual(times(text));
      }),
      { numRuns: 300 },
    );
  });

  test('leaves a step without figures of the other system unchanged', () => {
    const plain = fc.array(
      fc.constantFrom(
        'Bake ',
        '10 minutes',
        ' the milk',
        ', ',
        '. ',
        ' 2 eggs',
        ' 1 tbsp flour',
        ' in a bowl',
        ' 3 cloves garlic',
        ' overnight',
        '½',
      ),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(plain, system, (words, to) => {
        expect(convertStep(words.join(''), to)).toBe(words.join(''));
      }),
    );
  });

  test('leaves the name and the text after it unchanged', () => {
    fc.assert(
      fc.property(
        lineText,
        fc.constantFrom(', finely chopped (see note)', ' – optional', ''),
        system,
        (text, tail, to) => {
          const whole = text + tail;
          const { parts } = parseIngredientLine(whole);
          const name = parts.find(({ kind }) => kind === 'name');
          fc.pre(name !== undefined);
          expect(convertLine(whole, to).endsWith(whole.slice(name.start))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 4 }), system, (texts, to) => {
        const result = convertRecipe({ ingredients: texts, instructions: texts, title: 'x' }, to);
        expect(result.ingredients.length).toBe(texts.length);
        expect(result.title).toBe('x');
      }),
      { numRuns: 300 },
    );
  });
});
