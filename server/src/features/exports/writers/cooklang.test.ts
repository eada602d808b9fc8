import { CooklangParser, getFlatIngredients, getFlatTimers } from '@cooklang/cooklang';
import { expect, test } from 'vitest';

import { exportedPhoto, exportedRecipe } from '../../../../test/exported-recipes.ts';
import type { ExportedRecipe } from '../exported-recipe.ts';
import { cooklangWriter } from './cooklang.ts';

/** The text of the recipe, and the names of the photos beside it. */
async function write(recipe: ExportedRecipe): Promise<{ readonly text: string; readonly photos: readonly string[] }> {
  async function* only() {
    yield recipe;
  }
  const [file, ...photos] = await Array.fromAsync(cooklangWriter.files(only()));
  const text = file === undefined ? '' : (await Array.fromAsync(file.pieces)).join('');
  return { text, photos: photos.map(({ name }) => name) };
}

const PHOTO = /\.(?:(?<section>\d+)\.)?(?<step>\d+)\.webp$/u;

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
  const [parsed, report] = new CooklangParser().parse((await write(recipe)).text);
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

test.each([
  ['sections', ['Dough:', 'Flour'], ['Heat.', 'Dough:', 'Knead.', 'Roll.', 'Topping:', 'Bake.']],
  ['named sections alone', ['Dough:', 'Flour'], ['Dough:', 'Knead.', 'Roll.', 'Topping:', 'Bake.']],
  ['a list of tools and ingredients as its first step', ['Flour'], ['Knead.', 'Roll.']],
])(
  'the photos of a recipe with %s show the steps that the official parser has under their numbers',
  async (...recipe) => {
    const [, ingredients, instructions] = recipe;
    const steps = instructions.flatMap((line, step) => (line.endsWith(':') ? [] : [{ step, ...exportedPhoto(line) }]));
    const { text, photos } = await write(
      exportedRecipe({ title: 'Cake 2.0', ingredients, instructions, equipment: ['Tin'], step_photos: steps }),
    );
    expect(photos.every((name) => name.startsWith('Cake 2 0.'))).toBe(true);
    const [{ sections }] = new CooklangParser().parse(text);
    const shown = photos.map((name) => {
      const { section = '1', step } = PHOTO.exec(name)?.groups ?? {};
      const content = sections[Number(section) - 1]?.content[Number(step) - 1];
      return content?.type === 'step'
        ? content.value.items.map((item) => ('value' in item ? item.value : '')).join('')
        : '';
    });
    expect(shown).toEqual(instructions.filter((line) => !line.endsWith(':')));
  },
);
