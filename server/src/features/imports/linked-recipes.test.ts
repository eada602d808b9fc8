import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { exportsRoutes } from '@larder/contract/exports';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport, untilIdle } from '../../../test/imports.ts';

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

test('linking is idempotent: each saving links what it can, and a linked recipe stays as it is', async () => {
  await createPizza();
  await createRecipe(app, anna, { title: 'Salad' });
  const { id } = await importFile(app, bruno, await exportAs('archive'), 'recipes.zip');
  const drafts = await listDrafts(app, bruno, id);
  const save = (title: string) =>
    saveImport(
      app,
      bruno,
      id,
      drafts.filter((draft) => draft.title === title).map(({ position }) => position),
    );
  const pizza = async () => {
    const saved = (await listDrafts(app, bruno, id)).find(({ title }) => title === 'Pizza');
    return (await app.request(recipesRoutes.getRecipe, { params: { id: saved?.recipe_id ?? '' } }, bruno)).body;
  };
  await save('Pizza');
  expect((await pizza()).linked_recipes).toBeUndefined();
  await save('Pizza dough');
  const linked = await pizza();
  expect(linked.linked_recipes).toMatchObject([{ ingredient: 1, title: 'Pizza dough' }]);
  await save('Salad');
  expect(await pizza()).toEqual(linked);
});

test('linking that was interrupted continues, and links each recipe once', async () => {
  await createPizza();
  const { Pizza: pizza, 'Pizza dough': dough } = await importAll(await exportAs('archive'));
  const { db } = app.database;
  const { id } = await db.selectFrom('imports').select('id').where('user_id', '=', bruno.id).executeTakeFirstOrThrow();
  // The process died after it had linked the recipe and before the import was done.
  await db
    .updateTable('imports')
    .set({ state: 'saving', next_attempt_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
  await importFile(app, bruno, 'Salad\n\nIngredients\n1 lettuce\n\nMethod\nToss it.', 'salad.txt');
  expect(await untilIdle(app, bruno, id)).toMatchObject({ state: 'ready', saved: 2, problems: 0 });
  const { body } = await app.request(recipesRoutes.getRecipe, { params: { id: pizza?.id ?? '' } }, bruno);
  expect(body).toEqual(pizza);
  expect(body.linked_recipes).toMatchObject([{ recipe_id: dough?.id }]);
});
