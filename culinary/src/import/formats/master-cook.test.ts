import { describe, expect, it } from 'vitest';

import { MASTER_COOK } from '#import/formats/master-cook';

const RULE = '--------  ------------  --------------------------------';
const CRUMBLE = [
  '                     *  Exported from  MasterCook  *',
  '',
  '                             Cherry Crumble',
  '',
  'Recipe By     : Our Kitchen',
  'Serving Size  : 6    Preparation Time :0:30',
  'Categories    : Desserts                         Fruit',
  '                Summer',
  '',
  '  Amount  Measure       Ingredient -- Preparation Method',
  RULE,
  '   1 1/2  pounds        cherries -- pitted and cut into',
  '                        halves',
  '                        ***SYRUP***',
  '     1/2  cup           sugar',
  '                        salt',
  '',
  'Mix the cherries with',
  'the syrup.',
  '',
  '===== Crust =====',
  'Bake.',
  '',
  'Source:',
  '  "A Book"',
  '',
  '                   - - - - - - - - - - - - - - - - - -',
  '',
  'Per serving: 310 Calories; 8g Fat',
  'NOTES : Works with',
  'plums.',
  'Nutr. Assoc. : 0 0 0',
];
const TOAST = [
  '  *  Exported from  MasterCook II  *',
  '',
  'Toast',
  '',
  'Serving Size  : 1    Preparation Time :0:00',
  '',
  RULE,
  '   2      slices        bread',
  '',
  'Toast.',
];

const read = (...lines: readonly string[]) => MASTER_COOK.read(lines.join('\n'));

describe('MasterCook', () => {
  it('takes the columns from the rule, joins wrapped lines, and keeps headings', () => {
    expect(read(...CRUMBLE)[0]?.ingredients).toEqual([
      '1 1/2 pounds cherries, pitted and cut into halves',
      'SYRUP:',
      '1/2 cup sugar',
      'salt',
    ]);
  });

  it('reads header, directions with headings, labelled values, notes and nutrition', () => {
    expect(read(...CRUMBLE)[0]).toMatchObject({
      title: 'Cherry Crumble',
      author: 'Our Kitchen',
      servings: 6,
      preparation_time: 30,
      tags: ['Desserts', 'Fruit', 'Summer'],
      instructions: ['Mix the cherries with the syrup.', 'Crust:', 'Bake.'],
      source_name: 'A Book',
      notes: 'Works with plums.',
      nutrition: { Calories: '310', Fat: '8g' },
    });
  });

  it('reads several recipes, also without their ends; a preparation time of zero is none', () => {
    const drafts = read(...CRUMBLE, ...TOAST);
    expect(drafts.map(({ title }) => title)).toEqual(['Cherry Crumble', 'Toast']);
    expect(drafts[1]).toMatchObject({
      preparation_time: null,
      ingredients: ['2 slices bread'],
      instructions: ['Toast.'],
    });
  });
});
