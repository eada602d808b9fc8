import { describe, expect, it } from 'vitest';

import { MEAL_MASTER } from '#import/formats/meal-master';

const START = 'MMMMM----- Recipe via Meal-Master (tm) v8.05';
const HEADER = [
  '',
  '      Title: Zitronenkuchen à la maison',
  ' Categories: Cakes, Desserts',
  '      Yield: 8 Servings',
  '',
];

const CAKE = [
  START,
  ...HEADER,
  '  1 1/2 c  Sugar                               3    Eggs',
  '    1/2 c  Butter; softened                    2 ts Baking powder',
  '      1 pn Salt                                1 c  Milk',
  '           -(optional)                             -lukewarm',
  '',
  'MMMMM-----------------------LEMON GLAZE----------------------------',
  '      2 T  Lemon juice',
  '    1-2 lb Strawberries',
  '      1 x  Mint',
  '',
  '  Cream the butter. Beat',
  '  in the eggs.',
  '',
  '  Bake.',
  '',
  'MMMMM--------------------------GLAZE-------------------------------',
  '  Mix.',
  '',
  '  Source: Our Kitchen',
  '  Per serving: 240 calories, 9 g fat',
];

const TOAST = [
  '---------- Recipe via Meal-Master (tm) v8.02',
  '',
  '      Title: Toast',
  '   Servings:  1',
  '',
  '      2 sl Bread',
  '',
  '  Toast.',
];

const read = (...lines: readonly string[]) => MEAL_MASTER.read(lines.join('\n'));

describe('MealMaster', () => {
  it('reads the left column before the right one, with continuation lines, units and headings', () => {
    expect(read(...CAKE, 'MMMMM')[0]?.ingredients).toEqual([
      '1 1/2 cups Sugar',
      '1/2 cup Butter, softened',
      '1 pinch Salt (optional)',
      '3 Eggs',
      '2 tsp Baking powder',
      '1 cup Milk lukewarm',
      'LEMON GLAZE:',
      '2 tbsp Lemon juice',
      '1-2 lb Strawberries',
      '1 Mint',
    ]);
  });

  it('reads title, categories, servings, directions with headings, source and nutrition', () => {
    expect(read(...CAKE, 'MMMMM')[0]).toMatchObject({
      title: 'Zitronenkuchen à la maison',
      tags: ['Cakes', 'Desserts'],
      servings: 8,
      instructions: ['Cream the butter. Beat in the eggs.', 'Bake.', 'GLAZE:', 'Mix.'],
      source_name: 'Our Kitchen',
      nutrition: { calories: '240', fat: '9 g' },
    });
  });

  it('reads several recipes, also without their ends, and drops mail headers around them', () => {
    const titles = (...lines: readonly string[]) => read(...lines).map(({ title }) => title);
    expect(titles('From: a@example.com', '', ...CAKE, 'MMMMM', 'Bye', ...TOAST)).toEqual([
      HEADER[1]?.slice(13),
      'Toast',
    ]);
    expect(titles(...CAKE, ...TOAST)).toEqual([HEADER[1]?.slice(13), 'Toast']);
    expect(read(...TOAST, '-----', 'Signature')[0]?.instructions).toEqual(['Toast.']);
  });
});
