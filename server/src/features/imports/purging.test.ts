import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { IMPORT_LIMITS, importsRoutes } from '@larder/contract/imports';
import { recipesRoutes } from '@larder/contract/recipes';

import { purgePictures, PURGE_HOURS } from '#features/pictures/commands/purge.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, mealMaster, saveImport, sendPart } from '../../../test/imports.ts';
import { photo } from '../../../test/pictures.ts';
import { zipOf } from '../../../test/zip.ts';
import { purgeImports } from './commands/purge.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

/** Purges as if all files were two days old: the clock of the files is not that of the test. */
async function purge(): Promise<void> {
  const { blobs } = app;
  const changedAt = new Date(app.clock.now().getTime() - 2 * 24 * 60 * 60 * 1000);
  const aged: Blobs = {
    put: blobs.put.bind(blobs),
    open: blobs.open.bind(blobs),
    remove: blobs.remove.bind(blobs),
    async *list(prefix) {
      for await (const { key } of blobs.list(prefix)) yield { key, changedAt };
    },
  };
  await purgeImports({ db: app.database.db, blobs: aged, now: app.clock.now() });
}

const ids = async () => {
  const rows = await app.database.db.selectFrom('imports').select('id').where('user_id', '=', anna.id).execute();
  return rows.map(({ id }) => id);
};

test('an import is deleted after thirty days, and its recipes stay', async () => {
  const { id } = await importFile(app, anna, mealMaster('Leek soup'));
  await saveImport(app, anna, id);
  app.clock.advance({ days: 29, hours: 23 });
  await purge();
  expect(await ids()).toEqual([id]);
  app.clock.advance({ hours: 2 });
  await purge();
  expect(await ids()).toEqual([]);
  const recipes = await app.database.db.selectFrom('recipes').select('title').where('user_id', '=', anna.id).execute();
  expect(recipes).toEqual([{ title: 'Leek soup' }]);
});

test('an upload that nobody finishes is deleted after two days, with its parts', async () => {
  const id = randomUUID();
  const body = { id, file_name: 'big.zip', bytes: IMPORT_LIMITS.part_bytes + 1 };
  await app.request(importsRoutes.startImport, { body }, anna);
  await sendPart(app, anna, { id, part: 1 }, Buffer.alloc(1));
  const parts = async () => (await Array.fromAsync(app.blobs.list('im'))).filter(({ key }) => key.includes(id));
  app.clock.advance({ days: 1, hours: 23 });
  await purge();
  expect([await ids(), (await parts()).length]).toEqual([[id], 1]);
  app.clock.advance({ hours: 2 });
  await purge();
  expect([await ids(), (await parts()).length]).toEqual([[], 0]);
});

test('the picture of a draft is there until its import is deleted, and then if a recipe has it', async () => {
  const recipe = { '@type': 'Recipe', name: 'Cake', recipeIngredient: ['1 egg'], recipeInstructions: ['Bake.'] };
  const cake = async () => ({
    'Cake/recipe.json': JSON.stringify(recipe),
    'Cake/full.jpg': await photo(700, 60).jpeg().toBuffer(),
  });
  const { id } = await importFile(app, anna, await zipOf(await cake()), 'cookbook.zip');
  const [draft] = await listDrafts(app, anna, id);
  const isThere = async () =>
    (
      await app.database.db
        .selectFrom('pictures')
        .select('id')
        .where('id', '=', draft?.picture?.id ?? '')
        .execute()
    ).length === 1;
  const purgeUnused = async () => {
    app.clock.advance({ days: 2 });
    for (let hour = 0; hour < PURGE_HOURS; hour += 1) {
      app.clock.advance({ hours: 1 });
      await purgePictures({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    }
  };
  await purgeUnused();
  expect(await isThere()).toBe(true);
  await saveImport(app, anna, id);
  await app.request(importsRoutes.deleteImport, { params: { id } }, anna);
  await purgeUnused();
  expect(await isThere()).toBe(true);
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  expect(body.recipes[0]?.picture?.id).toBe(draft?.picture?.id);
});
