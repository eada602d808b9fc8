import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { exportsRoutes } from '@larder/contract/exports';
import { importsRoutes } from '@larder/contract/imports';
import { recipePictureUrl } from '@larder/contract/pictures';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';

import { purgePictures, PURGE_HOURS } from '#features/pictures/commands/purge.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport } from '../../../test/imports.ts';
import { createPicture, getFile, photo } from '../../../test/pictures.ts';
import { zipOf } from '../../../test/zip.ts';

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

const instructions = ['Batter:', 'Stir.', 'Bake.'];

/** The archive of a recipe with two photos of steps. */
async function exportPictured(): Promise<Buffer> {
  const [one, two] = [await createPicture(app, anna, { width: 700 }), await createPicture(app, anna, { width: 90 })];
  const step_pictures = [one, two].map((picture, at) => ({ step: at + 1, image_url: recipePictureUrl(picture) }));
  await createRecipe(app, anna, { instructions, step_pictures });
  const { method, path: url } = exportsRoutes.exportRecipes;
  const headers = { cookie: anna.cookie, 'sec-fetch-site': 'same-origin' };
  return (await app.app.inject({ method, url, payload: { format: 'archive' }, headers })).rawPayload;
}

async function savedRecipe(importId: string): Promise<Recipe> {
  await saveImport(app, bruno, importId);
  const [draft] = await listDrafts(app, bruno, importId);
  return (await app.request(recipesRoutes.getRecipe, { params: { id: draft?.recipe_id ?? '' } }, bruno)).body;
}

const idOf = (url = ''): string => url.split('/')[2] ?? '';

async function widthsOf({ step_pictures = [] }: Recipe) {
  const rows = await app.database.db.selectFrom('pictures').select(['id', 'user_id', 'width']).execute();
  return step_pictures.map(({ step, image_url }) => {
    const row = rows.find(({ id }) => id === idOf(image_url));
    return [step, row?.width, row?.user_id];
  });
}

test('the photos of steps in an archive are stored anew and saved with their steps', async () => {
  const { id } = await importFile(app, bruno, await exportPictured(), 'recipes.zip');
  const recipe = await savedRecipe(id);
  expect(recipe.instructions).toEqual(instructions);
  expect(await widthsOf(recipe)).toEqual([
    [1, 700, bruno.id],
    [2, 90, bruno.id],
  ]);
  expect((await getFile(app, idOf(recipe.step_pictures?.[0]?.image_url), 320)).status).toBe(200);
});

test('the photos of steps of a draft are there for days, until its import is deleted', async () => {
  const { id } = await importFile(app, bruno, await exportPictured(), 'recipes.zip');
  const stored = async () =>
    app.database.db.selectFrom('pictures').select('id').where('user_id', '=', bruno.id).execute();
  const purge = async () => {
    app.clock.advance({ days: 2 });
    for (let hour = 0; hour < PURGE_HOURS; hour++) {
      await purgePictures({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
      app.clock.advance({ hours: 1 });
    }
  };
  await purge();
  expect(await stored()).toHaveLength(2);
  await app.request(importsRoutes.deleteImport, { params: { id } }, bruno);
  await purge();
  expect(await stored()).toHaveLength(0);
});

test('photos beside a Cooklang file are those of its steps, and one that is damaged is reported', async () => {
  const file = await zipOf({
    'Cake.cook': '== Batter ==\n\nStir @flour{200%g}.\n\nBake.\n\nServe.',
    'Cake.1.jpg': await photo(500, 60).jpeg().toBuffer(),
    'Cake.2.jpg': 'no photo',
  });
  const { id } = await importFile(app, bruno, file, 'recipes.zip');
  const [draft] = await listDrafts(app, bruno, id);
  expect(draft?.problem).toBe('A picture in this file is damaged.');
  const recipe = await savedRecipe(id);
  expect(recipe.instructions).toEqual(['Batter:', 'Stir 200 g flour.', 'Bake.', 'Serve.']);
  expect(await widthsOf(recipe)).toEqual([[1, 500, bruno.id]]);
});

test('a draft whose steps are edited to another number loses the photos of its steps, as its notes', async () => {
  const { id } = await importFile(app, bruno, await exportPictured(), 'recipes.zip');
  const params = { id, position: 0 };
  await app.request(
    importsRoutes.updateDraft,
    { params, body: { draft: { instructions: ['Stir and bake.'] } } },
    bruno,
  );
  expect(await savedRecipe(id)).not.toHaveProperty('step_pictures');
});
