import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { exportsRoutes } from '@larder/contract/exports';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport } from '../../../test/imports.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterAll(() => app.close());

async function exportAs(format: string): Promise<Buffer> {
  const { method, path: url } = exportsRoutes.exportRecipes;
  const headers = { cookie: anna.cookie, 'sec-fetch-site': 'same-origin' };
  return (await app.app.inject({ method, url, payload: { format }, headers })).rawPayload;
}

/** Imports a file for Bruno. Returns his recipes by title. */
async function importAll(file: Buffer): Promise<Record<string, Recipe>> {
  const { id } = await importFile(app, bruno, file, 'recipes.zip');
  await saveImport(app, bruno, id);
  const saved = (await listDrafts(app, bruno, id)).map(({ recipe_id }) => recipe_id ?? '');
  const recipes = await Promise.all(
    saved.map(async (each) => (await app.request(recipesRoutes.getRecipe, { params: { id: each } }, bruno)).body),
  );
  return Object.fromEntries(recipes.map((recipe) => [recipe.title, recipe]));
}

async function createPizza(): Promise<void> {
  const dough = await createRecipe(app, anna, { title: 'Pizza dough', ingredients: ['500 g flour', '300 g water'] });
  await createRecipe(app, anna, {
    title: 'Pizza',
    ingredients: ['1 tomato', '400 g Pizza dough'],
    linked_recipes: [{ ingredient: 1, recipe_id: dough.id }],
  });
}

test.each(['archive', 'cooklang'])(
  'recipes of a file (%s) are linked to the recipes that they name',
  async (format) => {
    await createPizza();
    const { Pizza: pizza, 'Pizza dough': dough } = await importAll(await exportAs(format));
    expect(pizza?.linked_recipes).toEqual([
      {
        ingredient: 1,
        recipe_id: dough?.id,
        title: 'Pizza dough',
        share: 0.5,
        ingredients: ['250 g flour', '150 g water'],
      },
    ]);
  },
);

test('a recipe of the file is preferred over an older one of the same title', async () => {
  await createPizza();
  await createRecipe(app, bruno, { title: 'Pizza dough', ingredients: ['1 kg spelt'] });
  const { Pizza: pizza, 'Pizza dough': dough } = await importAll(await exportAs('archive'));
  expect(pizza?.linked_recipes).toMatchObject([{ recipe_id: dough?.id }]);
});

test('an ingredient that names a recipe nobody has stays a line', async () => {
  await createPizza();
  await app.database.db.deleteFrom('recipes').where('title', '=', 'Pizza dough').execute();
  const { Pizza: pizza } = await importAll(await exportAs('archive'));
  expect([pizza?.ingredients, pizza?.linked_recipes]).toEqual([['1 tomato', '400 g Pizza dough'], undefined]);
});
