import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { importsRoutes } from '@larder/contract/imports';
import { recipesRoutes } from '@larder/contract/recipes';

import type { Blobs } from '#platform/blobs/blobs.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace } from '../../../test/database.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport, untilIdle, uploadFile } from '../../../test/imports.ts';
import { ENGLISH_PAGE, printedPage } from '../../../test/recipe-photo.ts';
import { says, type ScriptedModel, startScriptedModel } from '../../../test/scripted-model.ts';

const ANSWER = { title: 'Leek soup', ingredients: ['3 leeks', '1 l stock'], instructions: ['Slice the leeks.'] };

let model: ScriptedModel;
let photo: Buffer;
let place: DatabasePlace;
let stored: Blobs;
let blobs: Blobs;
let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  model = await startScriptedModel();
  model.answers = [says(ANSWER)];
  photo = await printedPage(ENGLISH_PAGE);
});
beforeEach(async () => {
  model.requests.length = 0;
  place = await createDatabase();
  stored = createBlobs(undefined, place.dataDir, 'pictures');
  blobs = {
    put: (...put) => stored.put(...put),
    open: (key) => stored.open(key),
    list: (prefix) => stored.list(prefix),
    // As after a crash: a file is removed only when its import is done.
    remove: async () => undefined,
  };
  await start();
  anna = await createUser(app);
});
afterEach(async () => {
  await app.close();
  await place.remove();
});
afterAll(() => model.close());

async function start(): Promise<void> {
  const environment = { TEXT_RECOGNITION: 'off', AI_VISION_BASE_URL: model.url, AI_VISION_MODEL: 'eyes' };
  app = await startApp({ database: place.open(), blobs, environment });
}

async function expectOnePhoto(id: string): Promise<void> {
  expect(await untilIdle(app, anna, id)).toMatchObject({ state: 'ready', format: 'Photo', drafts: 1, problem: null });
  const drafts = await listDrafts(app, anna, id);
  expect(drafts).toMatchObject([{ title: 'Leek soup', position: 0 }]);
  const { body } = await app.request(importsRoutes.getDraft, { params: { id, position: 0 } }, anna);
  expect(body.picture).not.toBeNull();
  expect(await saveImport(app, anna, id)).toMatchObject({ saved: 1, problems: 0 });
  const { recipes } = (await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body;
  expect(recipes.map(({ title }) => title)).toEqual(['Leek soup']);
}

test('a photo that is being read during a restart is read again, into one draft', async () => {
  const release = model.hold();
  const { id } = await uploadFile(app, anna, photo, 'card.jpg');
  await expect.poll(() => model.requests.length).toBe(1);
  await app.app.close();
  release();
  await start();
  // The clock of a new app starts again, before the photo was due.
  app.clock.advance({ minutes: 1 });
  await expectOnePhoto(id);
  expect(model.requests.length).toBe(2);
});

test('a photo whose draft was stored before a crash is not read a second time', async () => {
  const { id } = await importFile(app, anna, photo, 'card.jpg');
  await app.app.close();
  // The process died after the draft was written and before the import was done.
  const database = place.open();
  await database.db
    .updateTable('imports')
    .set({ state: 'reading', next_attempt_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
  await database.close();
  await start();
  await expectOnePhoto(id);
  expect(model.requests.length).toBe(1);
});
