import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertRecipe } from '#conversion';
import { findFood } from '#ingredient-catalogue';
import { parseIngredientLine } from '#ingredient-line';
import { readStep } from '#instruction';
import { convertAmount, exactOf } from '#scaling/convert-amount';
import { densityOf } from '#food-density';
import { kitchenMass, kitchenVolume, type MeasureSystem, totalOf } from '#scaling/kitchen-measure';
import { convertTemperature, friendlyTemperature } from '#scaling/temperature';
import { writeMeasures } from '#scaling/write-measure';
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
  ])('%d ml are %s', (ml, text) => expect(writeMeasures(kitchenVolume(ml, 'us'))).toBe(text));

  test.each([
    [1200, '1.2 kg'],
    [454, '450 g'],
    [7, '7 g'],
    [999, '1 kg'],
  ])('%d g are %s', (grams, text) => expect(writeMeasures(kitchenMass(grams, 'metric'))).toBe(text));

  test.each([
    [28.35, '1 oz'],
    [500, '1 lb 2 oz'],
    [453.6, '1 lb'],
    [680, '1½ lb'],
    [14, '½ oz'],
  ])('%d g are %s in America', (grams, text) => expect(writeMeasures(kitchenMass(grams, 'us'))).toBe(text));

  test('no measure is off by more than 6 %, and cups come in quarters and thirds', () => {
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

describe('amounts', () => {
  const flour = findFood('flour')?.food ?? null;
  test('between weight and volume by density, both ways', () => {
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
  ] as const)('%d %s in %s (%s %s)', (value, from, to, use, wanted) =>
    expect(friendlyTemperature(value, from, to, use)).toBe(wanted),
  );

  test('gas marks by the table', () => {
    expect([140, 180, 200, 230].map((celsius) => convertTemperature(celsius, 'C', 'gas'))).toEqual([1, 4, 6, 8]);
  });

  test('an oven comes back within 5 °C', () => {
    fc.assert(
      fc.property(fc.integer({ min: 26, max: 50 }), (five) => {
        const back = friendlyTemperature(friendlyTemperature(five * 5, 'C', 'F', 'oven'), 'F', 'C', 'oven');
        expect(Math.abs(back - five * 5)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('edits', () => {
  test('of two that overlap the first is made, the rest of the text stays', () => {
    const edits = [
      { start: 4, end: 7, text: 'B' },
      { start: 6, end: 9, text: 'C' },
      { start: 0, end: 1, text: 'A' },
    ];
    expect(applyEdits('0123456789', edits)).toBe('A123B789');
  });
});

describe('lines', () => {
  test.each([
    ['240 ml milk, warm', '1 cup milk, warm', '240 ml milk, warm'],
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
    ['', '', ''],
  ])('%s', (text, us, metric) => {
    expect(convertLine(text, 'us')).toBe(us);
    expect(convertLine(text, 'metric')).toBe(metric);
  });

  test('flour goes from grams to cups by its density', () =>
    expect(convertLine('250 g plain flour, sifted', 'us')).toMatch(/^[\d½⅓¼⅔¾ +cupstbp]+ plain flour, sifted$/u));
  test('ranges keep both ends', () => expect(convertLine('200–300 ml milk', 'us')).toBe('¾–1¼ cups milk'));
});

describe('steps', () => {
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
    ['Add 240 ml of the milk', 'Add 1 cup of the milk', 'Add 240 ml of the milk'],
    ['Add 1 cup + 2 tbsp milk', 'Add 1 cup + 2 tbsp milk', 'Add 270 ml milk'],
    ['Rest 10 minutes', 'Rest 10 minutes', 'Rest 10 minutes'],
  ])('%s', (text, us, metric) => {
    expect(convertStep(text, 'us')).toBe(us);
    expect(convertStep(text, 'metric')).toBe(metric);
  });
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

/** Grams of all amounts of a line: volume counts by density. */
function gramsOf(text: string): number {
  const line = parseIngredientLine(text);
  const food = line.food?.food ?? null;
  const density = food === null ? 1 : (densityOf(food) ?? 1);
  return [line.amount, ...line.plus].reduce((sum, amount) => {
    const exact = amount === null || amount.unit === null ? null : exactOf(amount.low, amount.unit, food);
    return sum + (exact === null ? 0 : exact.of === 'mass' ? exact.value : exact.value * density);
  }, 0);
}

describe('laws', () => {
  const system = fc.constantFrom<MeasureSystem>('us', 'metric');

  test('metric to American and back stays within 6 % above a teaspoon and 5 g', () => {
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

  test('converting twice is converting once', () => {
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

  test('times are the same before and after', () => {
    fc.assert(
      fc.property(stepText, system, (text, to) => {
        const times = (step: string): string[] =>
          readStep(step).parts.flatMap(({ kind, start, end }) => (kind === 'time' ? [step.slice(start, end)] : []));
        expect(times(convertStep(text, to))).toEqual(times(text));
      }),
      { numRuns: 300 },
    );
  });

  test('a step without figures of the other system stays as it is', () => {
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

  test('the name and all behind it stay letter for letter', () => {
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

  test('never throws, whatever the text', () => {
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
