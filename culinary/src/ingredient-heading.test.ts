import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { checkRecipe } from '#check-recipe';
import { loadEveryLanguage } from '#every-language';
import { headingsIn, headingText, isHeading, linesWithFood, withoutHeadings } from '#ingredient-heading';
import { nutritionOfRecipe } from '#nutrition';
import { dietsOfRecipe } from '#recipe-diets';

beforeAll(loadEveryLanguage);

const HEADINGS = [
  'For the sauce:',
  'For the salad',
  'For the lemon cream dressing',
  'For the sauce (optional)',
  'For serving',
  '## Sauce',
  '**For the dressing**',
  '__Dough__',
  'Für den Teig',
  'Zum Servieren',
  'Pour la sauce',
  "Pour l'appareil",
  'Per la salsa',
  "Per l'impasto",
  'Para la salsa',
  'Para o molho',
  'Voor de saus',
  'Till såsen',
  'Do dekoracji',
  '*Sauce*',
  '***Sauce***',
  '_Sauce_',
  '[Sauce]',
  '--- Sauce ---',
  '— Sauce —',
  '== Sauce ==',
  '**Sauce:**',
  'Sauce –',
  '• For the sauce',
  '▢ For the sauce',
  '🥗 For the salad',
  'For\u00A0the\u00A0sauce',
  'To serve',
  'To garnish',
  'Zum Garnieren',
  'Außerdem',
  'Ingredients',
];

const FOODS = [
  '**2 cups flour**',
  'For the salad, 1 lettuce',
  '1 tsp salt, for serving',
  'Forest mushrooms',
  'Pour over ice',
  'Pernod',
  'Parmesan',
  'Zum',
  'For frying: 1 cup oil',
  'Oil for frying',
  'For sesame oil',
  'para',
  '*2 cups flour*',
  '— salt',
  'Salt –',
  '🧂 salt',
  'To taste',
  '[1 egg]',
];

test.each(HEADINGS)('%s is a heading', (line) => {
  expect(isHeading(line)).toBe(true);
  expect(dietsOfRecipe(linesWithFood([line, '2 carrots'])).unknown).toEqual([]);
});

test.each(FOODS)('%s is no heading', (line) => {
  expect(headingsIn([line, '2 carrots'])).toEqual([false, false]);
});

test.each([
  ['## Sauce', 'Sauce'],
  ['**For the dressing**', 'For the dressing'],
  ['— Sauce —', 'Sauce'],
  ['[Sauce]', 'Sauce'],
  ['_Sauce_', 'Sauce'],
  ['Sauce:', 'Sauce:'],
])('the text of %s is %s', (line, text) => {
  expect(headingText(line)).toBe(text);
});

describe('a line in capitals', () => {
  test.each<readonly [string, readonly string[], readonly boolean[]]>([
    ['is a heading before a food', ['SAUCE', '1 cup cream'], [true, false]],
    ['is a heading before a blank line and a food', ['SAUCE', '', '1 cup cream'], [true, false, false]],
    ['is a heading if it is optional', ['SAUCE (optional)', '1 cup cream'], [true, false]],
    ['is an ingredient at the end', ['2 eggs', 'SALT'], [false, false]],
    ['is an ingredient with an amount', ['2 EGGS', '1 cup cream'], [false, false]],
    ['is an ingredient in a list in capitals', ['SALT', 'PEPPER', '2 EGGS'], [false, false, false]],
    ['is no heading before a heading', ['SALT', 'For the sauce:', '1 cup cream'], [false, true, false]],
  ])('%s', (_, lines, headings) => {
    expect(headingsIn(lines)).toEqual(headings);
  });

  test('that may be a food after all counts for allergens', () => {
    const lines = ['2 carrots', 'PEANUTS', '1 tsp oil'];
    expect(withoutHeadings(lines)).toEqual(['2 carrots', '1 tsp oil']);
    expect(dietsOfRecipe(linesWithFood(lines)).allergens).toMatchObject([{ allergen: 'peanuts' }]);
    const recipe = { title: 'Carrots', ingredients: lines, instructions: ['Mix.'] };
    expect(checkRecipe(recipe, { diets: [], without: ['peanuts'] }).map(({ place, at }) => [place, at])).toEqual([
      ['ingredients', 1],
    ]);
  });

  test('that names a section leaves the diets as they are', () => {
    const { diets } = dietsOfRecipe(linesWithFood(['SAUCE', '2 carrots']));
    expect(diets.find(({ diet }) => diet === 'vegan')?.fits).toBe('yes');
  });

  test('that is not understood makes the diets unsure', () => {
    const { diets } = dietsOfRecipe(linesWithFood(['ZORBLAX', '2 carrots']));
    expect(diets.find(({ diet }) => diet === 'vegan')?.fits).toBe('unsure');
  });
});

test('headings are no lines of the nutrition', () => {
  const lines = ['SAUCE', '100 g sugar', '## Dough', '100 g flour', 'For the salad', '1 cucumber'];
  expect(nutritionOfRecipe(lines, 1).lines.map(({ text }) => text)).toEqual([
    '100 g sugar',
    '100 g flour',
    '1 cucumber',
  ]);
});

test('a line with an amount is never a heading, and every other line without a colon that names a food counts', () => {
  const food = fc.constantFrom('2 cups flour', '100 g butter', '3 EGGS', '½ lb beef');
  const mark = fc.constantFrom('', '## ', '**', 'For the ', 'Für den ', 'SAUCE ');
  fc.assert(
    fc.property(fc.array(fc.tuple(mark, food)), (rows) => {
      const lines = rows.map(([before, line]) => before + line);
      expect(headingsIn(lines)).toEqual(lines.map(() => false));
      expect(linesWithFood(lines)).toEqual(lines);
    }),
  );
  const name = fc.constantFrom('PEANUTS', 'SHRIMP', 'For the walnuts', '## Tahini', '**Milk**');
  fc.assert(
    fc.property(fc.array(fc.oneof(name, food)), (lines) => {
      expect(linesWithFood(lines)).toEqual(lines);
    }),
  );
});
