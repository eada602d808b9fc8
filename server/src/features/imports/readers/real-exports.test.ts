import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readWhole } from '../../../../test/read-items.ts';

const EXPORTS = new URL('../../../../../../shared/data/exports/', import.meta.url);

/** Counted by hand in the files: recipes, pictures in the file, section lines, ingredient lines without them, steps without them. */
const COUNTS = [
  { file: 'paprika.zip', format: 'Paprika', recipes: 5, pictures: 5, sections: 2, ingredients: 58, steps: 27 },
  {
    file: 'nextcloud.zip',
    format: 'Nextcloud Cookbook',
    recipes: 3,
    pictures: 2,
    sections: 0,
    ingredients: 31,
    steps: 17,
  },
  { file: 'tandoor.zip', format: 'Tandoor', recipes: 1, pictures: 1, sections: 0, ingredients: 12, steps: 3 },
  { file: 'plantoeat.zip', format: 'Plan to Eat', recipes: 2, pictures: 0, sections: 2, ingredients: 4, steps: 4 },
  {
    file: 'myrecipebox.csv',
    format: 'My Recipe Box',
    recipes: 10,
    pictures: 0,
    sections: 2,
    ingredients: 109,
    steps: 72,
  },
] as const;

const isSection = (line: string): boolean => line.endsWith(':');

test.for(COUNTS)('a real export of $format is read without a loss', async ({ file, ...counts }, { skip }) => {
  const path = new URL(file, EXPORTS);
  skip(!existsSync(path), 'The folder shared/data is not here.');
  const { format, recipes, pictures, problems } = await readWhole(readFileSync(path), file);
  const ingredients = recipes.flatMap((recipe) => recipe.ingredients ?? []);
  const steps = recipes.flatMap((recipe) => recipe.instructions ?? []);
  expect(problems).toStrictEqual([]);
  expect({
    format,
    recipes: recipes.length,
    pictures: pictures.flat().filter(([, size]) => typeof size === 'number').length,
    sections: [...ingredients, ...steps].filter(isSection).length,
    ingredients: ingredients.filter((line) => !isSection(line)).length,
    steps: steps.filter((line) => !isSection(line)).length,
  }).toStrictEqual(counts);
  expect(recipes.filter(({ title = '' }) => title === '')).toStrictEqual([]);
  // Nothing of the file's own syntax is left.
  expect(JSON.stringify(recipes)).not.toMatch(/\\\\n|\[object|&(?:amp|nbsp|#\d+);|<\/?(?:p|br|li)>/u);
});
