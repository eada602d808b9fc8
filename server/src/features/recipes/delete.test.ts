import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { Recipe, RECIPE_TEXTS, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

const get = (id: string) => app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
const remove = (id: string) => app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
const restore = (id: string) => app.request(recipesRoutes.restoreRecipe, { params: { id } }, anna);

async function titles(query: { q?: string; category?: string } = {}): Promise<string[]> {
  const { body } = await app.request(recipesRoutes.listRecipes, { query }, anna);
  return body.recipes.map(({ title }) => title);
}

describe('deleting a recipe', () => {
  test('removes it from page, lists, search and categories', async () => {
    const { id } = await createRecipe(app, anna, { title: 'Old soup', category: 'Soup' });
    const response = await remove(id);
    expect(response.status).toBe(204);
    expect(response.text).toBe('');
    expect((await get(id)).status).toBe(404);
    const body = { title: 'New soup', version: 1 };
    expect((await app.request(recipesRoutes.updateRecipe, { params: { id }, body }, anna)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect(await titles()).toEqual([]);
    expect(await titles({ q: 'soup' })).toEqual([]);
    expect(await titles({ category: 'Soup' })).toEqual([]);
    const { body: list } = await app.request(recipesRoutes.listRecipeCategories, {}, anna);
    expect(list.categories).toEqual([]);
  });

  test('can be undone completely', async () => {
    const soup = await createRecipe(app, anna, { title: 'Old soup', category: 'Soup' });
    await remove(soup.id);
    expect((await restore(soup.id)).body).toEqual(soup);
    expect(Recipe.parse((await get(soup.id)).body)).toEqual(soup);
    expect(await titles({ q: 'soup' })).toEqual(['Old soup']);
  });

  test('succeeds once for concurrent requests', async () => {
    const { id } = await createRecipe(app, anna);
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  });

  test('restoring a recipe that is not deleted changes nothing', async () => {
    const soup = await createRecipe(app, anna);
    expect((await restore(soup.id)).body).toEqual(soup);
  });

  test('a missing recipe answers 404 to reading, deleting and restoring', async () => {
    for (const answer of await Promise.all([get(randomUUID()), remove(randomUUID()), restore(randomUUID())])) {
      expect(answer.status).toBe(404);
      expect(answer.error).toMatchObject({ code: 'not_found', message: RECIPE_TEXTS.not_found });
    }
  });
});
