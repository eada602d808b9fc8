import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIngredientLine } from '#ingredient-line';
import { readStep } from '#instruction';
import { EQUIPMENT } from '#steps/equipment-data';
import type { StepPart } from '#steps/step-type';

const LINES = [
  '600 g boneless chicken thighs',
  '2 large onions, sliced',
  '3 garlic cloves',
  '500 ml chicken stock',
  '2 tbsp olive oil',
  '250 g plain flour',
  '4 large eggs',
  '300 ml milk',
  '1 tsp salt',
  '100 g butter',
  'a few sprigs of thyme',
  '3 carrots',
].map(parseIngredientLine);

type PartOf<Kind extends StepPart['kind']> = Extract<StepPart, { kind: Kind }>;
function partsOf<Kind extends StepPart['kind']>(text: string, kind: Kind): PartOf<Kind>[] {
  return readStep(text, LINES).parts.filter((part): part is PartOf<Kind> => part.kind === kind);
}
const words = (text: string, { start, end }: { readonly start: number; readonly end: number }): string =>
  text.slice(start, end);

describe('times', () => {
  const MINUTE = 60;
  const HOUR = 3600;
  test.each([
    ['Simmer for 10–12 minutes.', '10–12 minutes', 10 * MINUTE, 12 * MINUTE, 'simmer'],
    ['Bake 1½ hours.', '1½ hours', 1.5 * HOUR, 1.5 * HOUR, 'bake'],
    ['Roast for 1 hr 20 min', '1 hr 20 min', 80 * MINUTE, 80 * MINUTE, 'roast'],
    ['Rest for half an hour.', 'half an hour', 30 * MINUTE, 30 * MINUTE, 'rest'],
    ['Chill overnight, then slice', 'overnight', 8 * HOUR, 12 * HOUR, 'chill'],
    ['Grill for the last 5 minutes.', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'grill'],
    ['Whisk for 30 seconds', '30 seconds', 30, 30, 'whisk'],
    ['Blitz for 30s.', '30s', 30, 30, null],
    ['Cook for twenty-five minutes', 'twenty-five minutes', 25 * MINUTE, 25 * MINUTE, 'cook'],
    ['Cook for an hour and a half.', 'an hour and a half', 90 * MINUTE, 90 * MINUTE, 'cook'],
    ['Cook for one and a half hours', 'one and a half hours', 90 * MINUTE, 90 * MINUTE, 'cook'],
    ['Soak 1 hour and 15 minutes', '1 hour and 15 minutes', 75 * MINUTE, 75 * MINUTE, 'soak'],
    ['Braise for 45 minutes to 1 hour.', '45 minutes to 1 hour', 45 * MINUTE, HOUR, 'braise'],
    ['Boil a minute or two', 'a minute or two', MINUTE, 2 * MINUTE, 'boil'],
    ['Fry a couple of minutes', 'a couple of minutes', 2 * MINUTE, 2 * MINUTE, 'fry'],
    ['Simmer, stirring now and then, for 20 mins', '20 mins', 20 * MINUTE, 20 * MINUTE, 'simmer'],
    [
      'Bring to the boil, then simmer for 8 to 10 more minutes',
      '8 to 10 more minutes',
      8 * MINUTE,
      10 * MINUTE,
      'simmer',
    ],
    ['Marinate for 1-2 days', '1-2 days', 86_400, 172_800, 'marinate'],
    ['After a 5-minute rest, slice.', '5-minute', 5 * MINUTE, 5 * MINUTE, 'rest'],
    ['Fry the onions for three quarters of an hour', 'three quarters of an hour', 45 * MINUTE, 45 * MINUTE, 'fry'],
    ['1 Stunde 30 Minuten backen', '1 Stunde 30 Minuten', 90 * MINUTE, 90 * MINUTE, 'backen'],
    ['eine halbe Stunde ruhen lassen', 'halbe Stunde', 30 * MINUTE, 30 * MINUTE, 'ruhen'],
    ['Laisser mijoter 1h20.', '1h20', 80 * MINUTE, 80 * MINUTE, 'mijoter'],
    ['Cuire 10 à 12 minutes', '10 à 12 minutes', 10 * MINUTE, 12 * MINUTE, 'cuire'],
    ['Hornear 25 minutos', '25 minutos', 25 * MINUTE, 25 * MINUTE, 'hornear'],
    ['Cuocere per 2 ore', '2 ore', 2 * HOUR, 2 * HOUR, 'cuocere'],
    ['Cook over medium heat for 4 minutes', '4 minutes', 4 * MINUTE, 4 * MINUTE, 'cook'],
    ['The onions: about 5 minutes', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'onions'],
  ])('%s', (text, span, low, high, label) => {
    const times = partsOf(text, 'time');
    expect(times.map((time) => [words(text, time), time.low, time.high])).toEqual([[span, low, high]]);
    expect(times[0]?.label).toBe(label);
  });

  test.each(['Add a second egg.', 'Use the second pan', 'Serves 4 hungry people', 'in the 70s'])(
    '%s names no time',
    (text) => {
      expect(partsOf(text, 'time').filter(({ low }) => low !== 70)).toEqual([]);
    },
  );

  test('two times of one step stay two', () => {
    const text = 'Bake for 20 minutes, turn, and bake 1 hour more';
    expect(partsOf(text, 'time').map((time) => words(text, time))).toEqual(['20 minutes', '1 hour']);
  });
});

describe('temperatures', () => {
  test.each([
    ['Heat the oven to 180°C.', '180°C', 180, 'oven', false],
    ['Preheat the oven to 350 degrees F', '350 degrees F', 176.7, 'oven', false],
    ['Preheat oven to 200C/180C fan/gas 6.', '200C/180C fan/gas 6', 200, 'oven', false],
    ['Bake at gas mark 4', 'gas mark 4', 180, 'oven', false],
    ['Bake at 160C fan', '160C fan', 180, 'oven', false],
    ['Bei 180 °C Umluft backen', '180 °C Umluft', 200, 'oven', false],
    ['Preheat the oven to 350°.', '350°', 176.7, 'oven', true],
    ['Preheat the oven to 180 degrees.', '180 degrees', 180, 'oven', true],
    ['until a thermometer inside reads 165 degrees', '165 degrees', 73.9, 'core', true],
    ['until the internal temperature is 63 °C', '63 °C', 63, 'core', false],
    ['Heat the oil to 180 °C', '180 °C', 180, 'oil', false],
    ['Cook the syrup to 118°C', '118°C', 118, 'other', false],
    ['Bake (200 °C top heat)', '200 °C', 200, 'oven', false],
    ['Reduce the oven to 325° and go on', '325°', 162.8, 'oven', true],
    ['Roast at 350°F (180°C)', '350°F (180°C)', 180, 'oven', false],
  ])('%s', (text, span, celsius, use, guessed) => {
    const found = partsOf(text, 'temperature');
    expect(found.map((part) => words(text, part))).toEqual([span]);
    expect(found[0]?.celsius.low).toBeCloseTo(celsius, 1);
    expect([found[0]?.use, found[0]?.guessed]).toEqual([use, guessed]);
  });

  test('a range has two ends', () => {
    expect(partsOf('Bake at 160–170 °C', 'temperature')[0]?.celsius).toEqual({ low: 160, high: 170 });
  });

  test.each(['Turn the tin 180 degrees.', 'add 2 c flour', 'cut at a 45 degree angle', 'fry 4 f'])(
    '%s names none',
    (text) => {
      expect(partsOf(text, 'temperature')).toEqual([]);
    },
  );
});

describe('foods of the list', () => {
  test.each([
    ['Fry the onions.', 'onions', [1]],
    ['Brown the chicken on all sides', 'chicken', [0]],
    ['Pour in the chicken stock', 'chicken stock', [3]],
    ['Crush the garlic', 'garlic', [2]],
    ['Beat the egg well', 'egg', [6]],
    ['Rub in the flour', 'flour', [5]],
    ['Add the vegetables', 'vegetables', [1, 11]],
    ['Heat the oil', 'oil', [4]],
    ['Pick the thyme', 'thyme', [10]],
  ])('%s', (text, span, lines) => {
    const found = partsOf(text, 'ingredient');
    expect(found.map((part) => words(text, part))).toEqual([span]);
    expect(found[0]?.lines.filter((line) => line !== 2 || lines.includes(2))).toEqual(lines);
  });

  test('the closest name wins, and the others keep quiet', () => {
    const lines = ['400 ml coconut milk', '100 ml milk', '2 tomatoes', '1 tbsp tomato paste'].map(parseIngredientLine);
    const found = readStep('Stir the milk and the tomatoes in', lines).parts.flatMap((part) =>
      part.kind === 'ingredient' ? [part.lines] : [],
    );
    expect(found).toEqual([[1], [2]]);
  });

  test('what is called after a food is another thing', () => {
    const text = 'Add the onion powder';
    expect(partsOf(text, 'ingredient')).toEqual([]);
  });
});

describe('equipment', () => {
  test('a kitchen has at least ninety pieces', () => expect(EQUIPMENT.length).toBeGreaterThanOrEqual(90));

  test.each([
    ['Grease a 23 cm springform tin.', '23 cm springform tin', 'springform tin', '23 cm'],
    ['Line a 9x13-inch baking dish', '9x13-inch baking dish', 'baking dish', '9x13-inch'],
    ['Use a 20cm/8in round cake tin', '20cm/8in round cake tin', 'cake tin', '20cm/8in'],
    ['Butter a 900g/2lb loaf tin', '900g/2lb loaf tin', 'loaf tin', '900g/2lb'],
    ['Fill a 9-inch pie plate', '9-inch pie plate', 'pie dish', '9-inch'],
    ['In a large frying pan', 'frying pan', 'frying pan', null],
    ['In a skillet', 'skillet', 'frying pan', null],
    ['Beat with a balloon whisk', 'balloon whisk', 'whisk', null],
    ['Cook in a large pan of boiling water', 'pan', 'pan', null],
    ['Drain in a colander', 'colander', 'colander', null],
    ['Line with parchment paper', 'parchment paper', 'baking paper', null],
    ['Purée in a blender', 'blender', 'blender', null],
    ['Grease a cake pan', 'cake pan', 'cake tin', null],
  ])('%s', (text, span, name, size) => {
    const found = partsOf(text, 'equipment');
    expect(found.map((part) => [words(text, part), part.name])).toEqual([[span, name]]);
    const its = found[0]?.size ?? null;
    expect(its === null ? null : words(text, its)).toBe(size);
  });

  test.each(['Whisk the eggs', 'Grill the fish', 'Spoon it over', 'cook until fork-tender', 'add a tin of tomatoes'])(
    '%s needs none',
    (text) => {
      expect(partsOf(text, 'equipment')).toEqual([]);
    },
  );
});

describe('amounts', () => {
  test.each([
    ['Stir in 200 ml of the stock.', '200 ml', [3]],
    ['Add 2 eggs', '2', [6]],
    ['Melt 100 g / 3½ oz butter', '100 g / 3½ oz', [9]],
    ['Pour in 1 cup + 2 tbsp milk', '1 cup + 2 tbsp', [7]],
    ['Add half a cup of flour', 'half a cup', [5]],
    ['Use 2 garlic cloves', '2', [2]],
  ])('%s', (text, span, lines) => {
    const found = partsOf(text, 'amount');
    expect(found.map((part) => [words(text, part), part.lines])).toEqual([[span, lines]]);
  });

  test('what each piece gets is told apart', () => {
    expect(partsOf('Put 1 tbsp flour on each', 'amount')[0]?.each).toBe(true);
    expect(partsOf('Add 1 tbsp flour', 'amount')[0]?.each).toBe(false);
  });

  test.each(['Cut into 4 wedges', 'Add half the onions', 'Open a 400 g tin of butter', 'one egg at a time'])(
    '%s holds none',
    (text) => {
      expect(partsOf(text, 'amount')).toEqual([]);
    },
  );
});

const PHRASES = [
  'Preheat the oven to 200C/180C fan/gas 6. ',
  '350°F',
  ' for 10–12 minutes',
  '1½ hours',
  ' the onions',
  ' 200 ml of the stock',
  '23 cm',
  ' springform tin',
  ' (9 inch)',
  '1 cup + 2 tbsp',
  ' milk',
  ', ',
  '. ',
  ' and ',
  '½',
  '/',
  '1/2',
  '–',
  '°',
  '"',
  '(',
  ')',
  'x',
  ' 9x13',
  ' each',
  ' overnight',
  'ß',
  '👩‍🍳',
  '\n',
  '1,000',
  ' g ',
  '1h20',
  ' a ',
  ' to ',
  '99999',
];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(fc.constantFrom(...PHRASES), { maxLength: 20 }).map((all) => all.join('')),
);

describe('of any text', () => {
  test('parts are in order, inside the text, and do not overlap', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const step = readStep(text, LINES);
        expect(step.text).toBe(text);
        let from = 0;
        for (const part of step.parts) {
          expect(part.start).toBeGreaterThanOrEqual(from);
          expect(part.end).toBeGreaterThan(part.start);
          from = part.end;
          const inside =
            part.kind === 'equipment'
              ? part.size === null
                ? []
                : [part.size, ...part.size.readings]
              : 'readings' in part
                ? part.readings
                : [];
          for (const span of inside) expect(part.start <= span.start && span.end <= part.end).toBe(true);
          if ('low' in part) expect(part.low).toBeLessThanOrEqual(part.high);
          if (part.kind === 'ingredient') expect(part.lines.length).toBeGreaterThan(0);
        }
        expect(from).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 400 },
    );
  });

  test('a very long text is read to its bound and no further', () => {
    const step = readStep('Bake for 10 minutes. '.repeat(5000), LINES);
    expect(step.parts.length).toBeGreaterThan(400);
    expect(Math.max(...step.parts.map(({ end }) => end))).toBeLessThanOrEqual(10_000);
  });
});
