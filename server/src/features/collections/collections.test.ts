import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { binRoutes } from '@larder/contract/bin';
import { COLLECTION_LIMITS } from '@larder/contract/collection-texts';
import { collectionsRoutes } from '@larder/contract/collections';
import { recipesRoutes } from '@larder/contract/recipes';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createRecipe, createSharedRecipe, createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());

const create = (body: { name: string; id?: string; description?: string }, person = anna) =>
  app.request(collectionsRoutes.createCollection, { body }, person);

const add = (id: string, ids: string[], person = anna) =>
  app.request(collectionsRoutes.addToCollection, { params: { id }, body: { ids } }, person);

const get = (id: string, person = anna) => app.request(collectionsRoutes.getCollection, { params: { id } }, person);

async function recipesIn(id: string, person = anna) {
  const { body } = await app.request(collectionsRoutes.listCollectionRecipes, { params: { id }, query: {} }, person);
  return body.recipes.map((recipe) => recipe.id);
}

async function list(query: { recipe?: string } = {}) {
  return (await app.request(collectionsRoutes.listCollections, { query }, anna)).body.collections;
}

const toBin = (id: string, person = anna) => app.request(recipesRoutes.deleteRecipe, { params: { id } }, person);

/** A collection of Anna's with recipes of hers. */
async function fill(count: number) {
  const { id } = (await create({ name: 'Soups' })).body;
  const recipes: string[] = [];
  for (let at = 0; at < count; at += 1) recipes.push((await createRecipe(app, anna)).id);
  await add(id, recipes);
  return { id, recipes };
}

describe('creating a collection', () => {
  test('is idempotent by its id: repeated requests create one', async () => {
    const body = { name: 'Soups', id: randomUUID() };
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await list()).toMatchObject([{ id: body.id, name: 'Soups', description: '', count: 0, covers: [] }]);
  });

  test('refuses the id of another user’s collection', async () => {
    const { id } = (await create({ name: 'Soups' }, bruno)).body;
    const { status, error } = await create({ name: 'Mine', id });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([409, ['id']]);
    expect((await get(id, bruno)).body.name).toBe('Soups');
  });

  test('is refused above the limit of one person', async () => {
    const row = { user_id: anna.id, name: 'Soups', description: '', created_at: new Date(), updated_at: new Date() };
    const rows = Array.from({ length: COLLECTION_LIMITS.collections_max }, () => ({ ...row, id: randomUUID() }));
    await app.database.db.insertInto('collections').values(rows).execute();
    expect((await create({ name: 'One more' })).error.code).toBe('quota_exceeded');
    expect((await create({ name: 'Soups', id: rows[0]?.id ?? '' })).status).toBe(201);
    expect((await create({ name: 'The first' }, bruno)).status).toBe(201);
  });

  test.for([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(COLLECTION_LIMITS.name_max_characters + 1) }],
    ['description', { name: 'Soups', description: 'x'.repeat(COLLECTION_LIMITS.description_max_characters + 1) }],
    ['id', { name: 'Soups', id: 'soups' }],
  ] as const)('is refused with a problem at %s', async ([field, payload]) => {
    const { status, error } = await app.send({ method: 'POST', url: '/api/collections', payload }, anna);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('changing a collection', () => {
  const change = (id: string, body: { name?: string; description?: string; version: number }) =>
    app.request(collectionsRoutes.updateCollection, { params: { id }, body }, anna);

  test('changes the given fields only, and increments its version', async () => {
    const { id } = (await create({ name: 'Soups', description: 'For the winter' })).body;
    const { body } = await change(id, { name: 'Stews', version: 1 });
    expect(body).toMatchObject({ name: 'Stews', description: 'For the winter', version: 2 });
  });

  test('is refused with the version before another change, but may be repeated', async () => {
    const { id } = (await create({ name: 'Soups' })).body;
    expect((await change(id, { name: 'Stews', version: 1 })).status).toBe(200);
    expect((await change(id, { name: 'Stews', version: 1 })).body.version).toBe(2);
    expect((await change(id, { name: 'Pies', version: 1 })).status).toBe(409);
    expect((await get(id)).body.name).toBe('Stews');
  });
});

test('deleting a collection leaves its recipes', async () => {
  const { id, recipes } = await fill(1);
  await app.request(collectionsRoutes.deleteCollection, { params: { id } }, anna);
  expect((await get(id)).status).toBe(404);
  const params = { id: recipes[0] ?? '' };
  expect((await app.request(recipesRoutes.getRecipe, { params }, anna)).status).toBe(200);
});

describe('adding recipes', () => {
  test('appends them in the order of the request, each once, however often it is sent', async () => {
    const { id, recipes } = await fill(2);
    const more = [(await createRecipe(app, anna)).id, (await createRecipe(app, anna)).id].toReversed();
    const ids = [...more, ...recipes, ...more];
    const answers = await Promise.all([add(id, ids), add(id, ids)]);
    expect(answers.flatMap(({ body }) => body.ids).toSorted()).toEqual(more.toSorted());
    expect(await recipesIn(id)).toEqual([...recipes, ...more]);
  });

  test('leaves out recipes that the user may not read', async () => {
    const { id } = await fill(0);
    const [own, received, binned, foreign] = [
      await createRecipe(app, anna),
      await createRecipe(app, bruno),
      await createRecipe(app, anna),
      await createRecipe(app, bruno),
    ];
    await createSharedRecipe(app, { recipe_id: received.id, shared_by: bruno.id, shared_with: anna.id });
    await toBin(binned.id);
    await add(id, [own.id, received.id, binned.id, foreign.id, randomUUID()]);
    const { body } = await app.request(collectionsRoutes.listCollectionRecipes, { params: { id }, query: {} }, anna);
    expect(body.recipes).toMatchObject([
      { id: own.id, source: 'own', shared_by: null },
      { id: received.id, source: 'shared', shared_by: bruno.id, is_favorite: false },
    ]);
    expect(
      await app.database.db.selectFrom('collection_recipes').selectAll().where('recipe_id', '=', foreign.id).execute(),
    ).toEqual([]);
  });

  test('is refused above the limit of one collection, and then adds nothing', async () => {
    const { id, recipes } = await fill(2);
    const [first = '', second = ''] = recipes;
    await app.request(collectionsRoutes.removeFromCollection, { params: { id }, body: { ids: [second] } }, anna);
    await fillRows(id, first, COLLECTION_LIMITS.recipes_max - 1);
    const third = await createRecipe(app, anna);
    expect((await add(id, [second, third.id])).error.code).toBe('quota_exceeded');
    expect((await add(id, [first])).status).toBe(200);
    const { count } = (await get(id)).body;
    expect(count).toBe(COLLECTION_LIMITS.recipes_max);
    await app.request(collectionsRoutes.removeFromCollection, { params: { id }, body: { ids: [first] } }, anna);
    expect((await add(id, [second])).body.ids).toEqual([second]);
  });

  /** Copies the row of a recipe into the collection, which is faster than creating each through HTTP. */
  async function fillRows(collection_id: string, recipeId: string, count: number): Promise<void> {
    const { db } = app.database;
    const { user_id, title, description, created_at, updated_at } = await db
      .selectFrom('recipes')
      .selectAll()
      .where('id', '=', recipeId)
      .executeTakeFirstOrThrow();
    for (let at = 0; at < count; at += 100) {
      const ids = Array.from({ length: Math.min(100, count - at) }, () => randomUUID());
      const row = { user_id, title, description, created_at, updated_at };
      const lists = { ingredients: toJson(['2 eggs']), instructions: toJson(['Whisk.']) };
      await db
        .insertInto('recipes')
        .values(ids.map((id) => ({ ...row, ...lists, id })))
        .execute();
      const placed = ids.map((recipe_id, index) => ({ collection_id, recipe_id, place: 10 + at + index }));
      await db.insertInto('collection_recipes').values(placed).execute();
    }
  }
});

describe('a recipe of a collection', () => {
  test('disappears while it is in the bin, and comes back to its place', async () => {
    const { id, recipes } = await fill(3);
    const [first = '', second = '', third = ''] = recipes;
    await toBin(second);
    expect(await recipesIn(id)).toEqual([first, third]);
    expect((await get(id)).body).toMatchObject({ count: 2, covers: [{ id: first }, { id: third }] });
    await app.request(recipesRoutes.restoreRecipe, { params: { id: second } }, anna);
    expect(await recipesIn(id)).toEqual(recipes);
  });

  test('leaves the collection when it is deleted for good', async () => {
    const { id, recipes } = await fill(2);
    const [first = '', second = ''] = recipes;
    await toBin(first);
    await app.request(binRoutes.deleteForGood, { params: { id: first } }, anna);
    expect(await recipesIn(id)).toEqual([second]);
    const rows = app.database.db.selectFrom('collection_recipes').select('recipe_id').where('collection_id', '=', id);
    expect(await rows.execute()).toEqual([{ recipe_id: second }]);
  });

  test('disappears when it is no longer shared with the user', async () => {
    const { id } = await fill(0);
    const received = await createRecipe(app, bruno);
    await createSharedRecipe(app, { recipe_id: received.id, shared_by: bruno.id, shared_with: anna.id });
    await add(id, [received.id]);
    expect(await recipesIn(id)).toEqual([received.id]);
    await app.database.db.deleteFrom('shared_recipes').where('recipe_id', '=', received.id).execute();
    expect(await recipesIn(id)).toEqual([]);
    expect((await get(id)).body).toMatchObject({ count: 0, covers: [] });
  });

  test('is removed by one request, and stays removed when it is repeated', async () => {
    const { id, recipes } = await fill(3);
    const body = { ids: recipes.slice(0, 2) };
    const remove = () => app.request(collectionsRoutes.removeFromCollection, { params: { id }, body }, anna);
    expect((await remove()).body.ids.toSorted()).toEqual(body.ids.toSorted());
    expect((await remove()).body.ids).toEqual([]);
    expect(await recipesIn(id)).toEqual(recipes.slice(2));
  });
});

describe('the cookbook limited to a collection', () => {
  test.for([{}, { q: 'soup' }])('lists and counts the own recipes in it, also in a search: %o', async (search) => {
    const { id, recipes } = await fill(2);
    await createRecipe(app, anna);
    const query = { ...search, collection: id };
    const listed = await app.request(recipesRoutes.listRecipes, { query }, anna);
    expect(listed.body.recipes.map((recipe) => recipe.id).toSorted()).toEqual(recipes.toSorted());
    expect((await app.request(recipesRoutes.countRecipes, { query }, anna)).body).toEqual({ count: 2, more: false });
  });

  test('has nothing of another user’s collection', async () => {
    const recipe = await createRecipe(app, anna);
    const { id } = (await create({ name: 'Theirs' }, bruno)).body;
    await createSharedRecipe(app, { recipe_id: recipe.id, shared_by: anna.id, shared_with: bruno.id });
    await add(id, [recipe.id], bruno);
    const { body } = await app.request(recipesRoutes.listRecipes, { query: { collection: id } }, anna);
    expect(body.recipes).toEqual([]);
  });
});

describe('the list of collections', () => {
  test('begins with the collection that changed last', async () => {
    const [soups, pies] = [(await create({ name: 'Soups' })).body, (await create({ name: 'Pies' })).body];
    app.clock.advance({ seconds: 1 });
    await add(soups.id, [(await createRecipe(app, anna)).id]);
    expect((await list()).map(({ id }) => id)).toEqual([soups.id, pies.id]);
  });

  test('has the count and the first four recipes of each', async () => {
    const { id, recipes } = await fill(5);
    const [collection] = await list();
    expect(collection).toMatchObject({ id, count: 5 });
    expect(collection?.covers.map((cover) => cover.id)).toEqual(recipes.slice(0, 4));
  });

  test('marks those that contain the given recipe', async () => {
    const { id, recipes } = await fill(1);
    await create({ name: 'Empty' });
    const contains = async (recipe: string) =>
      Object.fromEntries((await list({ recipe })).map((row) => [row.name, row.contains]));
    expect(await contains(recipes[0] ?? '')).toEqual({ Soups: true, Empty: false });
    await app.request(collectionsRoutes.removeFromCollection, { params: { id }, body: { ids: recipes } }, anna);
    expect(await contains(recipes[0] ?? '')).toEqual({ Soups: false, Empty: false });
  });
});
