import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';
import { collectionsRoutes } from '@larder/contract/collections';
import { exportsRoutes } from '@larder/contract/exports';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, saveImport, undoImport } from '../../../test/imports.ts';

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

test('an archive brings the collections of its recipes along, in their order, however often it is saved', async () => {
  await collect();
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  await saveImport(app, bruno, id, [0]);
  await saveImport(app, bruno, id, [0]);
  expect((await contents(bruno)).flat()).toContain('Soup');
  await undoImport(app, bruno, id);
  await saveImport(app, bruno, id);
  await saveImport(app, bruno, id);
  expect(await contents(bruno)).toEqual(WHOLE);
  const { body } = await app.request(collectionsRoutes.listCollections, { query: {} }, bruno);
  expect(body.collections[0]?.description).toBe('Cold');
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

test('a collection of an import to which the user added a recipe outlives the undo', async () => {
  await collect();
  const { id } = await importFile(app, bruno, await archiveOf(), 'recipes.zip');
  await saveImport(app, bruno, id);
  const { body } = await app.request(collectionsRoutes.listCollections, { query: {} }, bruno);
  const winter = body.collections.find(({ name }) => name === 'Winter');
  const { id: mine } = await createRecipe(app, bruno, { title: 'Mine' });
  const params = { id: winter?.id ?? '' };
  await app.request(collectionsRoutes.addToCollection, { params, body: { ids: [mine] } }, bruno);
  await undoImport(app, bruno, id);
  expect(await contents(bruno)).toEqual([['Winter', 'Mine']]);
});

test('an import adds nothing to a collection that others see', async () => {
  await collect();
  const shared = await createCollection(bruno, 'Winter', [(await createRecipe(app, bruno, { title: 'Mine' })).id]);
  const share = { params: { id: shared }, body: { email: anna.email } };
  expect((await app.request(collectionsRoutes.shareCollection, share, bruno)).status).toBe(200);
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
  expect(job.problem).toMatch(/^The collection “\w+” is not complete\. /u);
  expect((await listDrafts(app, bruno, id, 'saved')).length).toBe(3);
  expect((await app.request(recipesRoutes.listRecipes, { query: {} }, bruno)).body.recipes).toHaveLength(3);
});
