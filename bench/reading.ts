import { checkRecipe } from '@larder/culinary/check-recipe';
import { composeRecipe } from '@larder/culinary/compose';
import { readIngredientList } from '@larder/culinary/ingredient-list';
import { dietsOfLines } from '@larder/culinary/recipe-diets';
import { scaleRecipe } from '@larder/culinary/scale';
import { searchTerms } from '@larder/culinary/search-words';
import { readRow } from '@larder/culinary/wish';

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

const upTo = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Milliseconds that this thread has worked so far. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds of work of one reading, the median of some rounds after a few that warm up. */
function time(read: () => unknown): number {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = worked();
    read();
    if (round > 2) taken.push(worked() - began);
  }
  return Math.round(median(taken));
}

/** What reading the largest allowed recipe of one repeated unit costs the thread that answers requests. */
export function benchReading(): string {
  const rows = UNITS.map((unit) => {
    const ingredients = Array.from({ length: 300 }, () => upTo(unit, 500));
    const recipe = {
      title: upTo(unit, 200),
      ingredients,
      instructions: Array.from({ length: 10 }, () => upTo(unit, 5_000)),
    };
    const readings = [
      () => dietsOfLines(readIngredientList(ingredients)),
      () => searchTerms(ingredients.join(' ').slice(0, 40_000)),
      () => checkRecipe(recipe, { diets: ['vegan', 'gluten-free'], without: ['nuts', 'fish'] }),
      // As many characters as a wish may have in all of its rows.
      () => ingredients.slice(0, 10).map(readRow),
      () => composeRecipe({ ingredients: ingredients.slice(0, 10), seed: 'bench' }),
      // As many as the chat scales.
      () => scaleRecipe({ ingredients: ingredients.slice(0, 40), instructions: [], servings: 4 }, { servings: 7 }),
    ];
    return `| ${JSON.stringify(unit)} | ${readings.map(time).join(' | ')} |`;
  });
  return [
    '## Reading the largest allowed recipe, 300 lines of 500 characters of one unit, in ms of work',
    '',
    '| unit | diets and foods, with each write | search words, with each write | check against rules | what 10 lines ask for | compose from 10 lines | scale 40 lines |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

if (import.meta.main) process.stdout.write(`${benchReading()}\n`);
