import { CooklangParser, getFlatIngredients, getFlatTimers } from '@cooklang/cooklang';
import { expect, test } from 'vitest';

import { exportedRecipe } from '../../../../test/exported-recipes.ts';
import type { ExportedRecipe } from '../exported-recipe.ts';
import { cooklangWriter } from './cooklang.ts';

/** The text of the only file. */
async function write(recipe: ExportedRecipe): Promise<string> {
  async function* only() {
    yield recipe;
  }
  const [file] = await Array.fromAsync(cooklangWriter.files(only()));
  return file === undefined ? '' : (await Array.fromAsync(file.pieces)).join('');
}

test('the official parser of Cooklang reads an export', async () => {
  const recipe = exportedRecipe({
    title: 'Plum: cake "Aunt Jo"',
    ingredients: ['Dough:', '2 cups flour, sifted', 'Salt {fine} @home #1', 'Topping:', '1 kg plums'],
    instructions: ['Heat the oven.', 'Dough:', 'Knead for 10 minutes.', 'Topping:', 'Bake #2 @ home -- or {more}.'],
    equipment: ['baking tin'],
    tags: ['cake', 'late summer'],
    servings: 12,
    notes: 'Freezes well.',
  });
  const [parsed, report] = new CooklangParser().parse(await write(recipe));
  expect(parsed).toMatchObject({ title: recipe.title, servings: 12 });
  expect([...parsed.tags].toSorted()).toEqual(recipe.tags);
  expect(parsed.sections.map(({ name }) => name)).toEqual([null, 'Dough', 'Topping']);
  expect(parsed.cookware.map(({ name }) => name)).toEqual(['baking tin']);
  expect(getFlatIngredients(parsed)).toMatchObject([
    { name: 'flour', quantity: 2, unit: 'cups', note: 'sifted' },
    { name: 'Salt {fine} @home #1', quantity: null },
    { name: 'plums', quantity: 1, unit: 'kg' },
  ]);
  expect(getFlatTimers(parsed)).toMatchObject([{ quantity: 10, unit: 'minutes' }]);
  expect(report).toBe('');
});
