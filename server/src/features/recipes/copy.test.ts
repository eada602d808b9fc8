import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';
import { statsRoutes } from '@larder/contract/stats';

import { startApp, type TestApp } from '../../../test/app.ts';
import {
  createCommunityRecipe,
  createUser,
  createRecipe,
  createSharedRecipe,
  type TestUser,
} from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const copy = (person: TestUser, id: string, copyId?: string) =>
  app.request(recipesRoutes.copyRecipe, { params: { id }, body: copyId === undefined ? {} : { id: copyId } }, person);
const listOwn = async (person: TestUser, query = {}) =>
  (await app.request(recipesRoutes.listRecipes, { query }, person)).body.recipes;

async function createShared(overrides: Parameters<typeof createRecipe>[2] = {}) {
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const recipe = await createRecipe(app, anna, overrides);
  await createSharedRecipe(app, { recipe_id: recipe.id, shared_by: anna.id, shared_with: bruno.id });
  return { anna, bruno, recipe };
}

test('copying a received recipe includes its picture and all content', async () => {
  const anna = await createUser(app);
  const picture = await createPicture(app, anna);
  const recipe = await createRecipe(app, anna, {
    title: 'Minestrone',
    image_url: `/pictures/${picture.id}/480`,
    category: 'Soup',
    preparation_time: 10,
    cooking_time: 20,
    servings: 4,
    is_ai_generated: true,
    is_favorite: true,
  });
  const bruno = await createUser(app);
  await createSharedRecipe(app, { recipe_id: recipe.id, shared_by: anna.id, shared_with: bruno.id });
  const id = randomUUID();
  const response = await copy(bruno, recipe.id, id);
  expect(response.status).toBe(201);
  const { title, description, ingredients, instructions, category, preparation_time, cooking_time, servings } = recipe;
  const content = {
    title,
    description,
    ingredients,
    instructions,
    category,
    preparation_time,
    cooking_time,
    servings,
  };
  expect(response.body).toMatchObject({
    ...content,
    id,
    user_id: bruno.id,
    picture: recipe.picture,
    is_ai_generated: true,
    is_favorite: false,
    version: 1,
  });
  // Like any other recipe it is searchable, counted, and independent of the original.
  expect((await listOwn(bruno, { q: 'minestrone' })).map((found) => found.id)).toEqual([id]);
  const stats = await app.request(statsRoutes.getStats, {}, bruno);
  expect(stats.body).toMatchObject({ totalRecipes: 1, aiGeneratedRecipes: 1 });
  await app.request(recipesRoutes.deleteRecipe, { params: { id: recipe.id } }, anna);
  expect((await app.request(recipesRoutes.getRecipe, { params: { id } }, bruno)).body).toMatchObject({
    source: 'own',
    picture: { id: picture.id },
  });
});

test('copying is idempotent by id, concurrently and after the original is no longer visible', async () => {
  const { anna, bruno, recipe } = await createShared();
  const id = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => copy(bruno, recipe.id, id)));
  await app.request(recipesRoutes.deleteRecipe, { params: { id: recipe.id } }, anna);
  responses.push(await copy(bruno, recipe.id, id));
  expect(responses.map(({ status, body }) => [status, body.id])).toEqual(Array.from({ length: 4 }, () => [201, id]));
  expect(await listOwn(bruno)).toHaveLength(1);
});

test('a visible community recipe can be copied, and a copy of an own recipe says so in its title', async () => {
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const published = await createCommunityRecipe(app, { shared_by: anna.id, title: 'Ribollita', category: 'Grandma’s' });
  expect((await copy(bruno, published.id)).body).toMatchObject({ title: 'Ribollita', category: null });
  const long = await createRecipe(app, bruno, { title: '🍕'.repeat(100) });
  const { title } = (await copy(bruno, long.id)).body;
  expect(title).toBe(`${'🍕'.repeat(96)} (copy)`);
  await app.database.db
    .updateTable('community_recipes')
    .set({ hidden_at: app.clock.now() })
    .where('id', '=', published.id)
    .execute();
  expect((await copy(bruno, published.id)).status).toBe(404);
});

test('copying is refused for an invisible recipe and for an id that is taken', async () => {
  const { anna, bruno, recipe } = await createShared();
  const clara = await createUser(app);
  expect((await copy(clara, recipe.id)).status).toBe(404);
  expect((await copy(clara, randomUUID())).status).toBe(404);
  const taken = await copy(bruno, recipe.id, (await createRecipe(app, anna)).id);
  expect(taken.status).toBe(409);
  expect((await copy(bruno, recipe.id, 'x')).status).toBe(400);
  expect(await listOwn(bruno)).toEqual([]);
});
