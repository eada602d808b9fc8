import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { drawingUrl, newestDrawingUrl } from '@larder/contract/drawing';
import { recipesRoutes } from '@larder/contract/recipes';
import { drawDish } from '@larder/culinary/dish-art';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createUser,
  createRecipe,
  createSharedRecipe,
  type TestUser,
} from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterAll(() => app.close());

const statusOf = async (url: string, person: TestUser) => (await app.send({ url }, person)).status;

describe('dish art', () => {
  test('is immutable under its current key only', async () => {
    const recipe = await createRecipe(app, anna, { ingredients: Array.from({ length: 60 }, (_, n) => `${n} leeks`) });
    const first = await app.send({ url: drawingUrl(recipe) }, anna);
    expect(first.text).toBe(drawDish(recipe));
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    app.clock.advance({ seconds: 1 });
    const body = { title: 'Fish pie', version: recipe.version };
    const changed = await app.request(recipesRoutes.updateRecipe, { params: { id: recipe.id }, body }, anna);
    expect(drawingUrl(changed.body)).not.toBe(drawingUrl(recipe));
    const stale = await app.send({ url: drawingUrl(recipe) }, anna);
    expect(stale.headers['cache-control']).toBe('no-store');
    expect(stale.text).toBe(drawDish(changed.body));
  });

  test('is visible to owner and recipients, and in the bin to the owner only', async () => {
    const recipe = await createRecipe(app, anna);
    const url = drawingUrl(recipe);
    expect(await statusOf(url, bruno)).toBe(404);
    await createSharedRecipe(app, { recipe_id: recipe.id, shared_by: anna.id, shared_with: bruno.id });
    expect(await statusOf(url, bruno)).toBe(200);
    expect(await statusOf(url, await createUser(app))).toBe(404);
    await app.request(recipesRoutes.deleteRecipe, { params: { id: recipe.id } }, anna);
    expect(await statusOf(url, bruno)).toBe(404);
    expect(await statusOf(url, anna)).toBe(200);
  });

  test('of a community copy has the same key in a list and on its page, also after an update', async () => {
    const recipe = await createRecipe(app, anna);
    app.clock.advance({ hours: 1 });
    const { id } = (await app.request(communityRoutes.shareToCommunity, { params: { id: recipe.id } }, anna)).body;
    const currentKey = async () => {
      const list = await app.request(communityRoutes.listCommunity, { query: {} }, bruno);
      const page = await app.request(recipesRoutes.getRecipe, { params: { id } }, bruno);
      const [card] = list.body.recipes.filter((each) => each.id === id);
      expect(card?.drawing).toBe(page.body.drawing);
      const { headers } = await app.send({ url: drawingUrl(page.body) }, bruno);
      expect(headers['cache-control']).toContain('immutable');
      return page.body.drawing;
    };
    const before = await currentKey();
    app.clock.advance({ hours: 1 });
    const body = { title: 'Fish pie', version: recipe.version };
    await app.request(recipesRoutes.updateRecipe, { params: { id: recipe.id }, body }, anna);
    await app.request(communityRoutes.updateCommunityCopy, { params: { id } }, anna);
    expect(await currentKey()).not.toBe(before);
  });

  test('of a community recipe is visible to everyone, and while hidden to its author only', async () => {
    const published = await createCommunityRecipe(app, { shared_by: anna.id });
    const url = newestDrawingUrl(published.id);
    expect(await statusOf(url, bruno)).toBe(200);
    await app.database.db.updateTable('community_recipes').set({ hidden_at: new Date() }).execute();
    expect(await statusOf(url, bruno)).toBe(404);
    expect(await statusOf(url, anna)).toBe(200);
  });
});
