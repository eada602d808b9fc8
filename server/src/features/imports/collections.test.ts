import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';
import { collectionsRoutes } from '@larder/contract/collections';
import { exportsRoutes } from '@larder/contract/exports';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport, undoImport, untilIdle } from '../../../test/imports.ts';

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

async function createCollection(person: TestUser, name: string, ids: string[] = []): Promise<string> {
  const { body } = await app.request(
    collectionsRoutes.createCollection,
    { body: { name, description: 'Cold' } },
    person,
  );
  if (ids.length > 0)
    await app.request(collectionsRoutes.addToCollection, { params: { id: body.id }, body: { ids } }, person);
  return body.id;
}

async function archiveOf(ids?: readonly string[]): Promise<Buffer> {
  const { method, path: url } = exportsRoutes.exportRecipes;
  const headers = { cookie: anna.cookie, 'sec-fetch-site': 'same-origin' };
  const payload = { format: 'archive', ...(ids && { ids }) };
  return (await app.app.inject({ method, url, payload, headers })).rawPayload;
}

/** The names of a person's collections with the titles in them, in order. */
async function contents(person: TestUser) {
  const { body } = await app.request(collectionsRoutes.listCollections, { query: {} }, person);
  const each = body.collections.map(async ({ id, name }) => {
    const { body: page } = await app.request(
      collectionsRoutes.listCollectionRecipes,
      { params: { id }, query: {} },
      person,
    );
    return [name, ...page.recipes.map(({ title }) => title)];
  });
  return (await Promise.all(each)).toSorted((one, other) => String(one).localeCompare(String(other)));
}

/** Three recipes in two collections. */
async function collect() {
  const [soup, cake, tea] = [
    await createRecipe(app, anna, { title: 'Soup' }),
    await createRecipe(app, anna, { title: 'Cake' }),
    await createRecipe(app, anna, { title: 'Tea' }),
  ];
  await createCollection(anna, 'Winter', [tea.id, soup.id]);
  await createCollection(anna, 'Sunday', [cake.id, tea.id]);
  return { soup, cake, tea };
}

const WHOLE = [
  ['Sunday', 'Cake', 'Tea'],
  ['Winter', 'Tea', 'Soup'],
];

/** The process died before the import was done. It continues with the next work. */
async function saveAgain(id: string): Promise<void> {
  const interrupted = { state: 'saving', next_attempt_at: app.clock.now() } as const;
  await app.database.db.updateTable('imports').set(interrupted).where('id', '=', id).execute();
  await importFile(app, bruno, 'Salad\n\nIngredients\n1 lettuce\n\nMethod\nToss it.', 'salad.txt');
  await untilIdle(app, bruno, id);
}

test('an archive brings the collections of its recipes along, in their order, also after an interruption', async () => {
  await collect();
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  await saveImport(app, bruno, id);
  await saveAgain(id);
  expect(await contents(bruno)).toEqual(WHOLE);
  const { body } = await app.request(collectionsRoutes.listCollections, { query: {} }, bruno);
  expect(body.collections[0]?.description).toBe('Cold');
});

test('recipes that are saved later are added at the end, also after an undo', async () => {
  await collect();
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  const soup = (await listDrafts(app, bruno, id)).find(({ title }) => title === 'Soup');
  for (let time = 0; time < 2; time++) {
    await saveImport(app, bruno, id, [soup?.position ?? -1]);
    expect(await contents(bruno)).toEqual([['Winter', 'Soup']]);
    await saveImport(app, bruno, id);
    expect(await contents(bruno)).toEqual([WHOLE[0], ['Winter', 'Soup', 'Tea']]);
    await undoImport(app, bruno, id);
    expect(await contents(bruno)).toEqual([]);
  }
});

test('an archive of some recipes has their collections, without the other recipes', async () => {
  const { soup } = await collect();
  const { id } = await importFile(app, bruno, await archiveOf([soup.id]), 'recipes.zip');
  await saveImport(app, bruno, id);
  expect(await contents(bruno)).toEqual([['Winter', 'Soup']]);
});

test('an undo removes the collections that the import created, and no other', async () => {
  await collect();
  await createCollection(bruno, 'Winter', [(await createRecipe(app, bruno, { title: 'Mine' })).id]);
  await createCollection(bruno, 'Empty');
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  await saveImport(app, bruno, id);
  expect(await contents(bruno)).toEqual([['Empty'], WHOLE[0], ['Winter', 'Mine', 'Tea', 'Soup']]);
  await undoImport(app, bruno, id);
  expect(await contents(bruno)).toEqual([['Empty'], ['Winter', 'Mine']]);
});

test('a collection of an import to which the user added a recipe outlives the undo, also while that is in the bin', async () => {
  await collect();
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  await saveImport(app, bruno, id);
  const { id: mine } = await createRecipe(app, bruno, { title: 'Mine' });
  const params = { id: await idOf('Winter') };
  await app.request(collectionsRoutes.addToCollection, { params, body: { ids: [mine] } }, bruno);
  await app.request(recipesRoutes.deleteRecipe, { params: { id: mine } }, bruno);
  await undoImport(app, bruno, id);
  await app.request(recipesRoutes.restoreRecipe, { params: { id: mine } }, bruno);
  expect(await contents(bruno)).toEqual([['Winter', 'Mine']]);
});

async function idOf(wanted: string): Promise<string> {
  const { body } = await app.request(collectionsRoutes.listCollections, { query: {} }, bruno);
  return body.collections.find(({ name }) => name === wanted)?.id ?? '';
}

async function share(id: string): Promise<void> {
  const body = { email: anna.email };
  expect((await app.request(collectionsRoutes.shareCollection, { params: { id }, body }, bruno)).status).toBe(200);
}

test('an import adds nothing to a collection that it created and that the user shared since', async () => {
  await collect();
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  const soup = (await listDrafts(app, bruno, id)).find(({ title }) => title === 'Soup');
  await saveImport(app, bruno, id, [soup?.position ?? -1]);
  await share(await idOf('Winter'));
  await saveImport(app, bruno, id);
  expect(await contents(bruno)).toEqual([WHOLE[0], ['Winter', 'Soup'], ['Winter', 'Tea', 'Soup']]);
});

test('an import adds nothing to a collection that others see', async () => {
  await collect();
  const shared = await createCollection(bruno, 'Winter', [(await createRecipe(app, bruno, { title: 'Mine' })).id]);
  await share(shared);
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  await saveImport(app, bruno, id);
  expect(await contents(bruno)).toEqual([WHOLE[0], ['Winter', 'Mine'], WHOLE[1]]);
});

test('a collection for which there is no room is reported, and the recipes are saved', async () => {
  await collect();
  const now = app.clock.now();
  const full = Array.from({ length: COLLECTION_LIMITS.collections_max }, (_, at) => ({
    id: randomUUID(),
    user_id: bruno.id,
    name: `Collection ${at}`,
    description: '',
    created_at: now,
    updated_at: now,
  }));
  await app.database.db.insertInto('collections').values(full).execute();
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  const job = await saveImport(app, bruno, id);
  expect(job).toMatchObject({ state: 'ready', saved: 3 });
  expect(job.problem).toMatch(/(?:Not all recipes could be added to “\w+”\. .+){2}/u);
  expect((await listDrafts(app, bruno, id, 'saved')).length).toBe(3);
  expect((await app.request(recipesRoutes.listRecipes, { query: {} }, bruno)).body.recipes).toHaveLength(3);
});
