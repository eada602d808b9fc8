import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { importsRoutes } from '@larder/contract/imports';
import { recipesRoutes } from '@larder/contract/recipes';

import type { Blobs } from '#platform/blobs/blobs.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace } from '../../../test/database.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, mealMaster, saveImport, untilIdle, uploadFile } from '../../../test/imports.ts';

const RECIPES = 120;
const titles = Array.from({ length: RECIPES }, (_, at) => `Soup ${String(at).padStart(3, '0')}`);

let place: DatabasePlace;
let blobs: Blobs;
let app: TestApp;
let anna: TestUser;
beforeEach(async () => {
  place = await createDatabase();
  blobs = createBlobs(undefined, place.dataDir, 'pictures');
  app = await startApp({ database: place.open(), blobs });
  anna = await createUser(app);
});
afterEach(async () => {
  await app.close();
  await place.remove();
});

/** Stops the server, as an update does, and starts another on the same database, a minute later. */
async function restart(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  await app.app.close();
  app = await startApp({ database: place.open(), blobs, environment });
  app.clock.advance({ minutes: 1 });
}

async function until(id: string, isReached: (count: { drafts: number; saved: number }) => boolean): Promise<void> {
  await expect
    .poll(async () => isReached((await app.request(importsRoutes.getImport, { params: { id } }, anna)).body), {
      interval: 5,
    })
    .toBe(true);
}

async function recipeTitles(): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor === undefined ? {} : { cursor }) };
    const { body } = await app.request(recipesRoutes.listRecipes, { query }, anna);
    found.push(...body.recipes.map(({ title }) => title));
    cursor = body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return found.toSorted();
}

test('reading continues after a restart, and reads each recipe once', async () => {
  const { id } = await uploadFile(app, anna, mealMaster(...titles));
  await until(id, ({ drafts }) => drafts > 0);
  await restart();
  expect(await untilIdle(app, anna, id)).toMatchObject({ state: 'ready', drafts: RECIPES, problems: 0 });
  const drafts = await listDrafts(app, anna, id);
  expect(drafts.map(({ title }) => title)).toEqual(titles.slice(0, drafts.length));
});

test('saving continues after a restart, and creates each recipe once', async () => {
  const { id } = await importFile(app, anna, mealMaster(...titles));
  await app.request(importsRoutes.saveImport, { params: { id }, body: {} }, anna);
  await until(id, ({ saved }) => saved > 0);
  await restart();
  expect(await untilIdle(app, anna, id)).toMatchObject({ state: 'ready', saved: RECIPES, problems: 0 });
  expect(await recipeTitles()).toEqual(titles);
});

test('two instances read and save an import once', async () => {
  const second = await startApp({ database: place.open(), blobs });
  const { id } = await importFile(app, anna, mealMaster(...titles.slice(0, 30)));
  await Promise.all(
    [app, second].map((each) => each.request(importsRoutes.saveImport, { params: { id }, body: {} }, anna)),
  );
  expect((await untilIdle(app, anna, id)).saved).toBe(30);
  expect(await recipeTitles()).toEqual(titles.slice(0, 30));
  await second.app.close();
});

describe('a full storage', () => {
  test('ends the saving with its reason; what is saved stays, and the rest can be saved later', async () => {
    await restart({ QUOTA_RECIPES: '2' });
    const { id } = await importFile(app, anna, mealMaster('A soup', 'B soup', 'C soup'));
    const job = await saveImport(app, anna, id);
    expect(job).toMatchObject({ state: 'ready', saved: 2, pending: 0 });
    expect(job.problem).toContain('Your cookbook is full');
    await restart();
    expect(await saveImport(app, anna, id)).toMatchObject({ saved: 3, problem: null });
  });
});

test('an import that is deleted while it is read leaves nothing', async () => {
  const { id } = await uploadFile(app, anna, mealMaster(...titles));
  await app.request(importsRoutes.deleteImport, { params: { id } }, anna);
  await restart();
  expect(await app.database.db.selectFrom('import_drafts').selectAll().execute()).toEqual([]);
  expect(await Array.fromAsync(blobs.list('im'))).toEqual([]);
});
