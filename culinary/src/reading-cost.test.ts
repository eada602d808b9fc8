import { beforeAll, expect, test } from 'vitest';

import { checkRecipe } from '#check-recipe';
import { composeRecipe } from '#compose';
import { loadEveryLanguage } from '#every-language';
import { readIngredientList } from '#ingredient-list';
import { nutritionOfRecipe } from '#nutrition';
import { dietsOfLines, dietsOfRecipe } from '#recipe-diets';
import { scaleRecipe } from '#scale';
import { parseSearchPhrase } from '#search/phrase';
import { indexTerms } from '#search-terms';
import { parseRow } from '#wish';

// The lexicons are built once, on the first text that is not English throughout.
beforeAll(() => {
  loadEveryLanguage();
  readIngredientList(['1 zorblax']);
});

/** The scanning methods that every parser uses; each reads the whole string that it is called on. */
const SCANS = ['normalize', 'replace', 'replaceAll', 'match', 'matchAll', 'split', 'toLowerCase'] as const;

const STRINGS: object = String.prototype;

/** Returns how many characters some work scans: a measure of its cost that is independent of the machine. */
function scannedBy(work: () => unknown): number {
  let characters = 0;
  const originals = SCANS.map((name) => [name, Object.getOwnPropertyDescriptor(STRINGS, name)] as const);
  for (const [name, original] of originals) {
    const scan: unknown = original?.value;
    if (typeof scan !== 'function') throw new Error(`Strings have no ${name}`);
    Object.defineProperty(STRINGS, name, {
      ...original,
      value(this: string, ...given: unknown[]) {
        characters += this.length;
        return Reflect.apply(scan, this, given) as unknown;
      },
    });
  }
  try {
    work();
  } finally {
    for (const [name, original] of originals)
      if (original !== undefined) Object.defineProperty(STRINGS, name, original);
  }
  return characters;
}

const upTo = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Builds a recipe of the maximum length in the contract, from one repeated unit. */
function longest(unit: string) {
  return {
    title: upTo(unit, 200),
    ingredients: Array.from({ length: 300 }, () => upTo(unit, 500)),
    instructions: Array.from({ length: 10 }, () => upTo(unit, 5_000)),
  };
}

const UNITS = [
  'a',
  'ﷺ',
  '1 ﷺ',
  'Aﷺ',
  'ﷻ ',
  '㍿',
  '½',
  'e\u0301\u0302 ',
  'a b ',
  '1 ',
  'one ',
  '1 and a half ',
  '(a)',
  '((',
  '(1 g ',
  'egg or ',
  'or ',
  'egg or milk or ',
  'lemon juice or ',
  '1-',
  '1–2 g ',
  'g ',
  '1 g ',
  '👩‍👩‍👧‍👦',
  '🍕',
  '각',
  '鶏',
  'カ\u3099',
  'suppe',
  'لحم ',
  '"',
  "'",
  "d'a ",
  'https://a.b/c?d=e ',
  ',',
  ',a',
  'a, ',
  '-style ',
  'gluten free ',
  'contains milk ',
  'no egg, ',
  'a\u200d',
  'walnut-sized ',
  'chikcen brocoli ',
  'for 4 people ',
  'xqzwvk ',
  'cook for 10 minutes at 200 C. ',
  'vegan ',
  'vegan vegan, ',
  'dinner ',
  'quick ',
  'without nuts ',
  'not vegan ',
  'vegan egg, ',
  'free ',
  'egg-free,',
  'nut free or ',
  'egg, ',
  '1g',
  '[a](b) ',
  '10 min ',
];

const WITHOUT = ['nuts', 'fish', ...Array.from({ length: 4 }, (_, n) => `zorp${n}`)];

/** Each way of parsing a whole recipe, and the limit of characters that it may scan. */
const READINGS: readonly (readonly [string, number, (recipe: ReturnType<typeof longest>) => unknown])[] = [
  ['its diets and allergens', 1_500_000, ({ ingredients }) => dietsOfLines(readIngredientList(ingredients))],
  ['its nutrition', 300_000, ({ ingredients }) => nutritionOfRecipe(ingredients, 4)],
  ['its search words', 1_200_000, ({ ingredients }) => indexTerms(ingredients.join(' ').slice(0, 40_000))],
  ['a search phrase', 1_600_000, ({ ingredients }) => parseSearchPhrase(ingredients.slice(0, 80).join(' '))],
  [
    'whether it keeps to rules',
    4_000_000,
    (recipe) => checkRecipe(recipe, { diets: ['vegan', 'kosher-style'], without: WITHOUT }),
  ],
  [
    'what a dish is to be made of',
    4_000_000,
    ({ ingredients }) => composeRecipe({ ingredients: ingredients.slice(0, 100), seed: 's' }),
  ],
  // The maximum number of characters of a wish in all its rows.
  ['what its rows say of the dish', 1_500_000, ({ ingredients }) => ingredients.slice(0, 10).map(parseRow)],
  [
    'it for another number of servings',
    1_000_000,
    ({ ingredients }) =>
      scaleRecipe({ ingredients: ingredients.slice(0, 40), instructions: [], servings: 4 }, { servings: 7 }),
  ],
];

test.each(READINGS)(
  'parsing %s scans a bounded number of characters for any repetition',
  { timeout: 120_000 },
  (_what, most, read) => {
    for (const unit of UNITS)
      expect(
        scannedBy(() => read(longest(unit))),
        JSON.stringify(unit),
      ).toBeLessThan(most);
  },
);

test('a line beyond the limits is unknown, not free of anything', () => {
  const long = Array.from({ length: 100 }, () => `1 carrot ${'x '.repeat(120)}`);
  const { diets, unknown } = dietsOfRecipe([...long, '1 egg']);
  expect(unknown).toContainEqual({ line: 100, words: [] });
  expect(diets.find(({ diet }) => diet === 'vegan')?.fits).toBe('unsure');
  const steps = Array.from({ length: 10 }, () => 'Stir the carrots. '.repeat(200));
  const recipe = { title: 'Carrots', ingredients: ['1 carrot'], instructions: [...steps, 'Fold in the eggs.'] };
  const findings = checkRecipe(recipe, { diets: ['vegan'], without: [] });
  expect(findings).toContainEqual(expect.objectContaining({ place: 'instructions', at: 10, certainty: 'unsure' }));
});
