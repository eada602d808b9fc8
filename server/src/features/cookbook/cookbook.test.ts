import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { COOKBOOK_LIMITS, cookbookRoutes } from '@larder/contract/cookbook';
import { recipesRoutes } from '@larder/contract/recipes';
import { statsRoutes } from '@larder/contract/stats';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, createSharedRecipe, type TestUser } from '../../../test/factories.ts';

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

const remove = (ids: string[], person = anna) => app.request(cookbookRoutes.deleteRecipes, { body: { ids } }, person);
const restore = (ids: string[], person = anna) => app.request(cookbookRoutes.restoreRecipes, { body: { ids } }, person);
const whole = (ids: string[], person = anna) => app.request(cookbookRoutes.getRecipes, { body: { ids } }, person);
const countOf = async (person = anna) => (await app.request(statsRoutes.getStats, {}, person)).body.totalRecipes;

async function createSome(count: number, person = anna): Promise<string[]> {
  const ids = [];
  for (let n = 0; n < count; n++) ids.push((await createRecipe(app, person)).id);
  return ids;
}

describe('several recipes', () => {
  test('are returned in full, in the requested order, without missing ones and those of others', async () => {
    const [one = '', two = '', three = ''] = await createSome(3);
    const [theirs = ''] = await createSome(1, bruno);
    await createSharedRecipe(app, { recipe_id: theirs, shared_by: bruno.id, shared_with: anna.id });
    await remove([two]);
    const { body } = await whole([three, theirs, two, randomUUID(), one]);
    expect(body.recipes.map(({ id }) => id)).toEqual([three, one]);
    expect(body.recipes[0]?.instructions).toHaveLength(2);
  });

  test('are deleted and restored together, each once', async () => {
    const ids = await createSome(3);
    expect((await remove(ids)).body.ids.toSorted()).toEqual(ids.toSorted());
    expect((await remove(ids)).body.ids).toEqual([]);
    expect(await countOf()).toBe(0);
    expect((await restore(ids)).body.ids.toSorted()).toEqual(ids.toSorted());
    expect((await restore(ids)).body.ids).toEqual([]);
    expect(await countOf()).toBe(3);
    expect((await app.request(recipesRoutes.listRecipes, { query: {} }, anna)).body.recipes).toHaveLength(3);
  });

  test('of another user are not affected', async () => {
    const theirs = await createSome(2, bruno);
    expect((await remove(theirs)).body.ids).toEqual([]);
    expect(await countOf(bruno)).toBe(2);
    await remove(theirs, bruno);
    expect((await restore(theirs)).body.ids).toEqual([]);
    expect(await countOf(bruno)).toBe(0);
  });

  test('deleted concurrently are deleted and counted once', async () => {
    const ids = await createSome(6);
    const responses = await Promise.all([remove(ids), remove(ids.toReversed()), remove(ids.slice(2)), remove(ids)]);
    expect(responses.flatMap(({ body }) => body.ids).toSorted()).toEqual(ids.toSorted());
    expect(await countOf()).toBe(0);
    const restored = await Promise.all([restore(ids), restore(ids.toReversed())]);
    expect(restored.flatMap(({ body }) => body.ids).toSorted()).toEqual(ids.toSorted());
    expect(await countOf()).toBe(6);
  });

  test('may be up to the selection limit, with duplicates', async () => {
    const [one = ''] = await createSome(1);
    const many = Array.from({ length: COOKBOOK_LIMITS.selection_max - 2 }, () => randomUUID());
    expect((await remove([one, ...many, one])).body.ids).toEqual([one]);
    const { status, error } = await remove([...many, one, one, one]);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['ids']);
  });

  test('require at least one id', async () => {
    const { status, error } = await remove([]);
    expect(status).toBe(400);
    expect(error.message).toBe('No recipes selected for deletion');
  });
});

test('the ids of all matching recipes are sorted newest first', async () => {
  const soup = await createRecipe(app, anna, { category: 'Soup' });
  app.clock.advance({ seconds: 1 });
  const cake = await createRecipe(app, anna, { category: 'Dessert' });
  const ids = async (query: object) => (await app.request(cookbookRoutes.listRecipeIds, { query }, anna)).body.ids;
  expect(await ids({})).toEqual([cake.id, soup.id]);
  expect(await ids({ tags: 'Dinner' })).toEqual([soup.id]);
  expect(await ids({ q: cake.title })).toEqual([cake.id]);
});

test('the versions of own recipes are listed newest first, without the bin and those of others', async () => {
  const [ben, soup] = [await createUser(app), await createRecipe(app, anna)];
  await createRecipe(app, ben);
  app.clock.advance({ seconds: 1 });
  const cake = await createRecipe(app, anna, { is_favorite: true });
  const gone = await createRecipe(app, anna);
  await app.request(recipesRoutes.deleteRecipe, { params: { id: gone.id } }, anna);
  const body = { title: 'Leek soup', version: soup.version };
  await app.request(recipesRoutes.updateRecipe, { params: { id: soup.id }, body }, anna);
  const { body: listed } = await app.request(cookbookRoutes.listRecipeVersions, {}, anna);
  expect(listed.recipes).toEqual([
    { id: cake.id, version: cake.version, is_favorite: true },
    { id: soup.id, version: soup.version + 1, is_favorite: false },
  ]);
});
