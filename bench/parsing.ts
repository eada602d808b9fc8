import { checkRecipe } from '@larder/culinary/check-recipe';
import { composeRecipe } from '@larder/culinary/compose';
import { readIngredientList } from '@larder/culinary/ingredient-list';
import { dietsOfLines } from '@larder/culinary/recipe-diets';
import { scaleRecipe } from '@larder/culinary/scale';
import { searchTerms } from '@larder/culinary/search-terms';
import { parseRow } from '@larder/culinary/wish';

import { median } from './rig/load.ts';

const UNITS = [
  '2 cups chopped chicken breast with salt, ',
  '1 ﷺ',
  'ﷺ',
  '½',
  'egg or ',
  'lemon juice or ',
  'g ',
  '(a)',
  '각',
  'no egg, ',
  'egg, ',
  '[a](b) ',
  '@',
  '1g',
  'vegan ',
  'free ',
];
const ROUNDS = 9;

const repeatTo = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** CPU time of this thread so far, in ms. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** CPU time of one call in ms: the median of several rounds after warm-up. */
function medianCpuMs(read: () => unknown): number {
  const durations: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = threadCpuMs();
    read();
    if (round > 2) durations.push(threadCpuMs() - startedAt);
  }
  return Math.round(median(durations));
}

/** CPU time on the main thread to parse the largest allowed recipe, made of one repeated unit. */
export function benchParsing(): string {
  const rows = UNITS.map((unit) => {
    const ingredients = Array.from({ length: 300 }, () => repeatTo(unit, 500));
    const recipe = {
      title: repeatTo(unit, 200),
      ingredients,
      instructions: Array.from({ length: 10 }, () => repeatTo(unit, 5_000)),
    };
    const operations = [
      () => dietsOfLines(readIngredientList(ingredients)),
      () => searchTerms(ingredients.join(' ').slice(0, 40_000)),
      () => checkRecipe(recipe, { diets: ['vegan', 'gluten-free'], without: ['nuts', 'fish'] }),
      // The maximum length of a wish.
      () => ingredients.slice(0, 10).map(parseRow),
      () => composeRecipe({ ingredients: ingredients.slice(0, 10), seed: 'bench' }),
      // The maximum that the chat scales.
      () => scaleRecipe({ ingredients: ingredients.slice(0, 40), instructions: [], servings: 4 }, { servings: 7 }),
    ];
    return `| ${JSON.stringify(unit)} | ${operations.map(medianCpuMs).join(' | ')} |`;
  });
  return [
    '## Parsing the largest allowed recipe: 300 lines of 500 characters, one repeated unit; CPU time in ms',
    '',
    '| unit | diets and foods, on each write | search words, on each write | check against eating rules | parse 10 lines of a wish | compose from 10 lines | scale 40 lines |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

if (import.meta.main) process.stdout.write(`${benchParsing()}\n`);
