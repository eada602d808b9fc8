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

describe('readStep on times', () => {
  const MINUTE = 60;
  const HOUR = 3600;
  test.each([
    ['Simmer for 10–12 minutes.', '10–12 minutes', 10 * MINUTE, 12 * MINUTE, 'simmer'],
    ['Simmer for a 30-s burst', '30-s', 30, 30, 'simmer'],
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
    ['eine halbe Stunde ruhen lassen', 'eine halbe Stunde', 30 * MINUTE, 30 * MINUTE, 'ruhen'],
    ['Laisser mijoter 1h20.', '1h20', 80 * MINUTE, 80 * MINUTE, 'mijoter'],
    ['Cuire 10 à 12 minutes', '10 à 12 minutes', 10 * MINUTE, 12 * MINUTE, 'cuire'],
    ['Hornear 25 minutos', '25 minutos', 25 * MINUTE, 25 * MINUTE, 'hornear'],
    ['Cuocere per 2 ore', '2 ore', 2 * HOUR, 2 * HOUR, 'cuocere'],
    ['Cook over medium heat for 4 minutes', '4 minutes', 4 * MINUTE, 4 * MINUTE, 'cook'],
    ['The onions: about 5 minutes', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'onions'],
    ['About 5 minutes for the onions', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'onions'],
    ['Cuocere 5 minuti', '5 minuti', 5 * MINUTE, 5 * MINUTE, 'cuocere'],
    ['Bake 20 secondi', '20 secondi', 20, 20, 'bake'],
    ['Marinate 2 giorni', '2 giorni', 172_800, 172_800, 'marinate'],
    ['Cure 3 settimane', '3 settimane', 1_814_400, 1_814_400, 'cure'],
    ['Bake una hora y media', 'una hora y media', 90 * MINUTE, 90 * MINUTE, 'bake'],
    ['Bake une heure et demie', 'une heure et demie', 90 * MINUTE, 90 * MINUTE, 'bake'],
    ['Bake una ora e mezza', 'una ora e mezza', 90 * MINUTE, 90 * MINUTE, 'bake'],
    ['Reposer une demi-heure', 'demi-heure', 30 * MINUTE, 30 * MINUTE, 'reposer'],
    ['Über Nacht ziehen', 'Über Nacht', 8 * HOUR, 12 * HOUR, 'ziehen'],
    ['Reposer toute la nuit', 'toute la nuit', 8 * HOUR, 12 * HOUR, 'reposer'],
    ['Cook for a few minutes', 'a few minutes', 2 * MINUTE, 4 * MINUTE, 'cook'],
    ['Cook for several minutes', 'several minutes', 3 * MINUTE, 5 * MINUTE, 'cook'],
    ['Boil a minute or three', 'a minute or three', MINUTE, 3 * MINUTE, 'boil'],
    ['Boil a minute or so', 'a minute or so', MINUTE, MINUTE, 'boil'],
    ['Boil 5 minutes or two', '5 minutes or two', 5 * MINUTE, 5 * MINUTE, 'boil'],
    ['Bake one hour and a quarter', 'one hour and a quarter', 75 * MINUTE, 75 * MINUTE, 'bake'],
    ['Bake an hour and three quarters', 'an hour and three quarters', 105 * MINUTE, 105 * MINUTE, 'bake'],
    ['Bake 2-3 and a half hours', '2-3 and a half hours', 2 * HOUR, 3.5 * HOUR, 'bake'],
    ['Bake 12–15 additional minutes', '12–15 additional minutes', 12 * MINUTE, 15 * MINUTE, 'bake'],
    ['Bake 10 min. Serve.', '10 min', 10 * MINUTE, 10 * MINUTE, 'bake'],
    ['Bake 10 min. in the tin', '10 min.', 10 * MINUTE, 10 * MINUTE, 'bake'],
    ['Bake 1h20%', '1h', HOUR, HOUR, 'bake'],
    ['Bake 1 hour 10', '1 hour', HOUR, HOUR, 'bake'],
    ['Bake an hour and one-half', 'an hour and one-half', 90 * MINUTE, 90 * MINUTE, 'bake'],
    ['Bake 1 day and 2 hours', '1 day and 2 hours', 26 * HOUR, 26 * HOUR, 'bake'],
    // The verb of the clause, else the one after it, else the verb of the sentence.
    ['Simmer, then rest for 5 minutes', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'rest'],
    ['Let it rest, 5 minutes', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'rest'],
    ['5 minutes, then fry', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'fry'],
    ['Heat, 5 minutes until it is baked', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'bake'],
    ['Simmer, 5 minutes before baking', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'simmer'],
    ['Simmer, 5 minutes or bake', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'simmer'],
    ['Stirred for 5 minutes', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'stir'],
    ['5 minutes, turned', '5 minutes', 5 * MINUTE, 5 * MINUTE, 'turn'],
    ['Boil. 5 minutes', '5 minutes', 5 * MINUTE, 5 * MINUTE, null],
    ['Boil\n5 minutes', '5 minutes', 5 * MINUTE, 5 * MINUTE, null],
    ['5 minutes\nBoil', '5 minutes', 5 * MINUTE, 5 * MINUTE, null],
    ['Beaten for 3 minutes', '3 minutes', 3 * MINUTE, 3 * MINUTE, 'beat'],
    ['It rises for 1 hour', '1 hour', HOUR, HOUR, 'rise'],
    ['Whisked in boiling water for 2 minutes', '2 minutes', 2 * MINUTE, 2 * MINUTE, 'whisk'],
    ['Cook in simmering salted water for 8 minutes', '8 minutes', 8 * MINUTE, 8 * MINUTE, 'cook'],
  ])('%s', (text, span, low, high, label) => {
    const times = partsOf(text, 'time');
    expect(times.map((time) => [words(text, time), time.low, time.high])).toEqual([[span, low, high]]);
    expect(times[0]?.label).toBe(label);
  });

  test.each(['Add a second egg.', 'Use the second pan', 'Serves 4 hungry people', 'in the 70s', 'Take the 30 s-bend'])(
    'finds no time in %s',
    (text) => {
      expect(partsOf(text, 'time').filter(({ low }) => low !== 70)).toEqual([]);
    },
  );

  test('keeps two times of one step apart', () => {
    const text = 'Bake for 20 minutes, turn, and bake 1 hour more';
    expect(partsOf(text, 'time').map((time) => words(text, time))).toEqual(['20 minutes', '1 hour']);
  });

  test.each([
    ['10 minutes to 5 minutes', ['10 minutes', '5 minutes']],
    ['30 minutes and 1 hour', ['30 minutes', '1 hour']],
    ['2–3 minutes 30 seconds', ['2–3 minutes', '30 seconds']],
    ['1 hour for the dough 20 minutes', ['1 hour', '20 minutes']],
    ['30 minutes to 40 minutes', ['30 minutes to 40 minutes']],
    ['1 hour or so 5 minutes', ['1 hour or so', '5 minutes']],
    ['overnight to 2 days', ['overnight', '2 days']],
    ['0 minutes', []],
    ['one s', []],
  ])('finds in %s the times %j', (text, times) => {
    expect(partsOf(text, 'time').map((time) => words(text, time))).toEqual(times);
  });
});

describe('readStep on temperatures', () => {
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
    ['Bake at 350° (180°C)', '350° (180°C)', 180, 'oven', false],
    ['Bake at gas mark ½', 'gas mark ½', 120, 'oven', false],
    ['Bake at fan 160C', 'fan 160C', 180, 'oven', false],
    ['160C convection', '160C convection', 180, 'oven', false],
    ['180 °C chaleur tournante', '180 °C chaleur tournante', 200, 'oven', false],
    ['180°C 160°C fan', '180°C 160°C fan', 180, 'oven', false],
    ['gas 3', 'gas 3', 165, 'oven', false],
    ['gas ½', 'gas ½', 120, 'oven', false],
    ['200°C fan, gas 6', '200°C fan, gas 6', 200, 'oven', false],
    ['it reads 63°C', '63°C', 63, 'core', false],
    ['fan 60°C', 'fan 60°C', 80, 'oven', false],
    // Hot enough for an oven, unless the sentence says otherwise.
    ['then 150 °C', '150 °C', 150, 'oven', false],
    ['then 120 °C', '120 °C', 120, 'other', false],
    ['Heat the oil to 120°C', '120°C', 120, 'oil', false],
    ['Heat the oil to 90°C', '90°C', 90, 'other', false],
    ['Fry in oil at 220°C', '220°C', 220, 'oven', false],
    ['Preheat the oven. Warm at 65°C.', '65°C', 65, 'oven', false],
    ['Preheat the oven. Warm at 30°C.', '30°C', 30, 'other', false],
    ['until the center is 120°C', '120°C', 120, 'other', false],
    ['the core at 63°C', '63°C', 63, 'core', false],
    ['a probe at 63°C', '63°C', 63, 'core', false],
    ['it registers 63°C', '63°C', 63, 'core', false],
    ['at its thickest 63°C', '63°C', 63, 'core', false],
    ['the center at 63°C', '63°C', 63, 'core', false],
    ['roast to 63°C inside', '63°C', 63, 'core', false],
    // Without a scale, the more likely one.
    ['Bake at 250°', '250°', 250, 'oven', true],
    ['Bake at 260°', '260°', 126.7, 'oven', true],
    ['inside at 95 degrees', '95 degrees', 95, 'core', true],
    ['118,5°C', '118,5°C', 118.5, 'other', false],
    ['350 F', '350 F', 176.7, 'oven', false],
    ['Preheat the oven to 425.', '425', 218.3, 'oven', true],
    ['Bake at 350 for 20 minutes', '350', 176.7, 'oven', true],
    ['Preheat oven to 180, then line a tin', '180', 180, 'oven', true],
  ])('%s', (text, span, celsius, use, guessed) => {
    const found = partsOf(text, 'temperature');
    expect(found.map((part) => words(text, part))).toEqual([span]);
    expect(found[0]?.celsius.low).toBeCloseTo(celsius, 1);
    expect([found[0]?.use, found[0]?.guessed]).toEqual([use, guessed]);
  });

  test('returns both ends of a range', () => {
    expect(partsOf('Bake at 160–170 °C', 'temperature')[0]?.celsius).toEqual({ low: 160, high: 170 });
  });

  test('returns the lower end first in any order', () => {
    expect(partsOf('Bake at 180–160 °C', 'temperature')[0]?.celsius).toEqual({ low: 160, high: 180 });
  });

  test('keeps two ovens apart', () => {
    expect(partsOf('180°C for the cake, then 160°C', 'temperature')).toHaveLength(2);
    expect(partsOf('180°C 350°F', 'temperature')).toHaveLength(2);
  });

  test.each([
    'Turn the tin 180 degrees.',
    'add 2 c flour',
    'cut at a 45 degree angle',
    'fry 4 f',
    'Turn the round tin carefully by 180 degrees.',
    'at 20 C',
    'gas 0',
    'gas 12',
    'Roast until the joint comes to 900 g',
    'Bake the loaf to 250 calories',
    'Roasted in batches to 20',
  ])('finds none in %s', (text) => {
    expect(partsOf(text, 'temperature')).toEqual([]);
  });
});

describe('readStep on listed foods', () => {
  test.each([
    ['Fry the onions.', 'onions', [1]],
    ['Brown the chicken on all sides', 'chicken', [0]],
    ['Pour in the chicken stock', 'chicken stock', [3]],
    ['Crush the garlic', 'garlic', [2]],
    ['Beat the egg well', 'egg', [6]],
    ['Rub in the flour', 'flour', [5]],
    ['Add the vegetables', 'vegetables', [1, 11]],
    ['Heat the oil', 'oil', [4]],
    ['Add the meat', 'meat', [0]],
    ['Add the herbs', 'herbs', [10]],
    ['Add the broth', 'broth', [3]],
    ['Whisk the egg whites', 'egg whites', [6]],
    ['Brown the thighs', 'thighs', [0]],
    ['Crush 2 cloves of garlic', 'cloves of garlic', [2]],
    ["The egg's white", "egg's white", [6]],
    ['Pick the thyme', 'thyme', [10]],
  ])('%s', (text, span, lines) => {
    const found = partsOf(text, 'ingredient');
    expect(found.map((part) => words(text, part))).toEqual([span]);
    expect(found[0]?.lines.filter((line) => line !== 2 || lines.includes(2))).toEqual(lines);
  });

  test('finds a food by its only name, however ambiguous, and by one with an apostrophe', () => {
    const lines = ["2 tsp za'atar", '3 cloves garlic', '4 cloves', '80 g short ribs'].map(parseIngredientLine);
    const text = 'Brown the ribs with the za’atar, the garlic cloves and the cloves';
    const found = readStep(text, lines).parts.flatMap((part) =>
      part.kind === 'ingredient' ? [[words(text, part), part.lines]] : [],
    );
    expect(found).toEqual([
      ['ribs', [3]],
      ['za’atar', [0]],
      ['garlic cloves', [1]],
      ['cloves', [2]],
    ]);
  });

  test('prefers the closest name', () => {
    const lines = ['400 ml coconut milk', '100 ml milk', '2 tomatoes', '1 tbsp tomato paste'].map(parseIngredientLine);
    const found = readStep('Stir the milk and the tomatoes in', lines).parts.flatMap((part) =>
      part.kind === 'ingredient' ? [part.lines] : [],
    );
    expect(found).toEqual([[1], [2]]);
  });

  test.each([
    ['the white beans', [0]],
    ['the fish', [1, 11]],
    ['the seafood', [1, 2, 11]],
    ['the spices', [3]],
    ['the cheese', [4]],
    ['the nuts', [5]],
    ['the pasta', [6]],
    ['the noodles', [7]],
    ['the lentils', [8]],
    ['the fruit', [9]],
    ['the sweetener', [10]],
    ['the haddock', [11]],
    ['the yolks', [12]],
    ['a bunch', null],
    ['the red', null],
    ['it', null],
  ])('"%s" refers to %j', (text, wanted) => {
    const lines = [
      '400 g chickpeas (or white beans)',
      '200 g salmon fillet',
      '200 g shrimp',
      '1 tsp ground cumin',
      '50 g feta',
      '50 g almonds',
      '300 g penne',
      '200 g rice noodles',
      '200 g red lentils',
      '2 apples',
      '50 g sugar',
      '200 g smoked haddock',
      '2 egg yolks',
      '1 bunch it',
    ].map(parseIngredientLine);
    const found = readStep(`Add ${text}`, lines).parts.flatMap((part) =>
      part.kind === 'ingredient' ? [part.lines] : [],
    );
    expect(found).toEqual(wanted === null ? [] : [wanted]);
  });

  test('does not match a name across a comma, but across a hyphen', () => {
    expect(partsOf('chicken, stock', 'ingredient').map(({ lines }) => lines)).toEqual([[0], [3]]);
    expect(partsOf('chicken-stock', 'ingredient').map(({ lines }) => lines)).toEqual([[3]]);
  });

  test('ignores lines beyond the 300th, words beyond the 1,500th and letters beyond the limit', () => {
    const salt = Array.from({ length: 300 }, () => '1 tsp salt');
    const mentions = (text: string, lines: readonly string[]): number =>
      readStep(text, lines.map(parseIngredientLine)).parts.filter(({ kind }) => kind === 'ingredient').length;
    expect(mentions('the zucchini', [...salt.slice(1), '1 zucchini'])).toBe(1);
    expect(mentions('the zucchini', [...salt, '1 zucchini'])).toBe(0);
    expect(mentions('eggs and '.repeat(1000), ['2 eggs'])).toBe(750);
  });

  test('distinguishes things named after a food', () => {
    const text = 'Add the onion powder';
    expect(partsOf(text, 'ingredient')).toEqual([]);
  });
});

describe('readStep on equipment', () => {
  test('knows at least ninety pieces', () => expect(EQUIPMENT.length).toBeGreaterThanOrEqual(90));

  test.each<[string, string, string, string | null]>([
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
    ['In a 9x13 pan', '9x13 pan', 'pan', '9x13'],
    ['In a 20x30 dish', '20x30 dish', 'dish', '20x30'],
    ['In a 9in pan', '9in pan', 'pan', '9in'],
    ['A 20” tin', '20” tin', 'tin', '20”'],
    ['Grease a 23 cm (about 9 inch) tin', '23 cm (about 9 inch) tin', 'tin', '23 cm (about 9 inch)'],
    ['In a 2-litre pan', '2-litre pan', 'pan', '2-litre'],
    ['Grease a 23 cm deep loose-bottomed tin', '23 cm deep loose-bottomed tin', 'springform tin', '23 cm'],
    // A noun in between belongs to something else.
    ['In a 30x50 pan', 'pan', 'pan', null],
    ['Put 2 in the pan', 'pan', 'pan', null],
    ['Roll to 2 cm and put in a tin', 'tin', 'tin', null],
    ['Pour 2 litre of milk in the pan', 'pan', 'pan', null],
    ['Roll 2 cm thick, for the tin', 'tin', 'tin', null],
    ['Fill 2 cm of the tin', 'tin', 'tin', null],
    ['Dans le four', 'four', 'oven', null],
    ['Im Ofen', 'Ofen', 'oven', null],
    ...['sieve', 'spoon', 'fork', 'microwave', 'plate', 'dish', 'bottle', 'skewer', 'barbecue', 'torch', 'ladle'].map(
      (tool): [string, string, string, null] => [`With a ${tool}`, tool, tool, null],
    ),
  ])('%s', (text, span, name, size) => {
    const found = partsOf(text, 'equipment');
    expect(found.map((part) => [words(text, part), part.name])).toEqual([[span, name]]);
    const its = found[0]?.size ?? null;
    expect(its === null ? null : words(text, its)).toBe(size);
  });

  test.each([
    'Whisk the eggs',
    'Grill the fish',
    'Spoon it over',
    'cook until fork-tender',
    'add a tin of tomatoes',
    'add tin tomatoes',
    'four eggs',
    ...'Sieve Fork Microwave Plate Bottle Skewer Barbecue Torch Ladle Sandwich'.split(' ').map((verb) => `${verb} it`),
    'Dish up',
  ])('finds none in %s', (text) => {
    expect(partsOf(text, 'equipment')).toEqual([]);
  });
});

describe('readStep on amounts', () => {
  test.each([
    ['Stir in 200 ml of the stock.', '200 ml', [3]],
    ['Add 2 eggs', '2', [6]],
    ['Melt 100 g / 3½ oz butter', '100 g / 3½ oz', [9]],
    ['Pour in 1 cup + 2 tbsp milk', '1 cup + 2 tbsp', [7]],
    ['Add half a cup of flour', 'half a cup', [5]],
    ['Use 2 garlic cloves', '2', [2]],
    ['Add 2 lb 3 oz flour', '2 lb 3 oz', [5]],
    ['Add 250 g or 9 oz flour', '250 g or 9 oz', [5]],
    ['Add 250 g (about 9 oz) flour', '250 g (about 9 oz)', [5]],
    ['Add 4 fluid ounces milk', '4 fluid ounces', [7]],
    ['Add two tbsp of the remaining milk', 'two tbsp', [7]],
    ['Add 2 beaten eggs', '2', [6]],
    ['Add 2 sprigs thyme', '2 sprigs', [10]],
    ['Add 1,000 g flour', '1,000 g', [5]],
    ['Add 3/2 cups milk', '3/2 cups', [7]],
    ['Pour 300 ml cold tap water in', '300 ml', []],
    ['Add 100 g sugar and milk', '100 g', []],
    ['Melt 100 g with the milk', '100 g', []],
  ])('%s', (text, span, lines) => {
    const found = partsOf(text, 'amount');
    expect(found.map((part) => [words(text, part), part.lines])).toEqual([[span, lines]]);
  });

  test.each([
    ['Melt 200 g of the best dark chocolate', 'dark chocolate'],
    ['Add 250 g water chestnuts', 'water chestnut'],
    ['Add 250 ml pasta cooking water', 'water'],
    ['Add 250 ml cold water', 'water'],
  ])('reads %s as %s', (text, name) => {
    const [amount] = readStep(text).parts;
    expect(amount?.kind === 'amount' ? amount.food?.name : null).toBe(name);
  });

  test.each([
    ['Mit 2 Eiern verrühren', '4 Eier', ['2', 'Eiern']],
    ['Beat the egg whites', '200 g egg noodles', []],
    ['Beat the egg', '200 g egg noodles', []],
    ['Cook the pasta', '250 g spaghetti', ['pasta']],
    ['Cook the lentils', '200 g urad dal', ['lentils']],
    ['Place one tortilla on each plate', '4 tortillas', ['tortilla']],
  ])('links %s with %s: %j', (text, line, said) => {
    const { parts } = readStep(text, [parseIngredientLine(line)]);
    expect(parts.filter(({ kind }) => kind !== 'equipment').map((part) => words(text, part))).toEqual(said);
  });

  test('reads two units of one length as equivalents', () => {
    const [size] = partsOf('Cut to 23 cm or 9 inch', 'length');
    expect(size?.readings.map(({ figures, unit }) => [...figures, unit])).toEqual([
      [23, 'cm'],
      [9, 'inch'],
    ]);
  });

  test('marks amounts per piece', () => {
    expect(partsOf('Put 1 tbsp flour on each', 'amount')[0]?.each).toBe(true);
    expect(partsOf('Add 1 tbsp flour', 'amount')[0]?.each).toBe(false);
  });

  test.each([
    ['1 lb 2 oz flour', 1.125],
    ['1 cup plus 2 tbsp milk', 1.125],
    ['three quarters of a cup milk', 0.75],
    ['one and a half cups milk', 1.5],
    ['1-1/2 cups milk', 1.5],
    ['1,5 kg flour', 1.5],
    ['1,500 g flour', 1500],
    ['0,250 kg flour', 0.25],
    ['10/0 g flour', 10],
  ])('%s: %d of the first unit', (text, value) => {
    expect(partsOf(text, 'amount')[0]?.readings[0]?.low).toBeCloseTo(value, 9);
  });

  test('keeps two amounts that are no sum apart', () => {
    for (const text of [
      '2 lb, 3 oz flour',
      '6 ounce 3 g flour',
      '1 tbsp + 1 cup milk',
      '1 cup + 100 g flour',
      '1–2 cups + 1 tbsp milk',
    ])
      expect(partsOf(text, 'amount'), text).toHaveLength(2);
  });

  test('orders the ends of a range', () => {
    expect(partsOf('Add 3–2 eggs', 'amount')[0]?.readings[0]).toMatchObject({ low: 2, high: 3 });
  });

  test.each(['pouch', 'box', 'tub', 'block', 'carton', 'ball', 'sachet', 'punnet', 'bottle', 'jar'])(
    'takes the size of a %s for a size, not an amount',
    (pack) => expect(partsOf(`Open a 400 g ${pack} of flour`, 'amount')).toEqual([]),
  );

  test.each([
    'Cut into 4 wedges',
    'Add half the onions',
    'Open a 400 g tin of butter',
    'one egg at a time',
    '0 eggs',
    '2 cm carrots',
    'al dente',
    '2 c milk',
    '2 t milk',
    'A2 cups milk',
  ])('finds none in %s', (text) => {
    expect(partsOf(text, 'amount')).toEqual([]);
  });
});

describe('readStep on lengths', () => {
  test.each([
    ['Roll to 5 Zoll', ['5 Zoll']],
    ['20 x 30 x 5 cm', ['20 x 30 x 5 cm']],
    ['1 to 2 cm', ['1 to 2 cm']],
    ['23 cm / 9 inch', ['23 cm / 9 inch']],
    ['2 cm / 3 cm', ['2 cm', '3 cm']],
    ['23 cm or 9 inch', ['23 cm or 9 inch']],
    ['0 cm', []],
    ['2 x 0 cm', []],
    ['9 by 13 by hand', []],
    ['cut 2 in half', []],
  ])('%s: %j', (text, lengths) => {
    expect(partsOf(text, 'length').map((part) => words(text, part))).toEqual(lengths);
  });

  test.each([
    ['9x13 tin', 'inch'],
    ['18x18 tin', 'inch'],
    ['19x19 tin', 'cm'],
  ])('a %s without a unit is measured in %s', (text, unit) => {
    const size = partsOf(text, 'equipment')[0]?.size;
    expect(size?.kind === 'length' ? size.readings[0]?.unit : null).toBe(unit);
  });
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

describe('readStep on any text', () => {
  test('returns ordered parts within the text, without overlap', () => {
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

  test('reads a very long text only up to its limit', () => {
    const step = readStep('Bake for 10 minutes. '.repeat(5000), LINES);
    expect(step.parts.length).toBeGreaterThan(400);
    expect(Math.max(...step.parts.map(({ end }) => end))).toBeLessThanOrEqual(10_000);
  });
});
