import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import { communityRoutes } from '@larder/contract/community';
import { profileRoutes } from '@larder/contract/profile';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { checkRecipe } from '@larder/culinary/check-recipe';
import { parseIngredientLine } from '@larder/culinary/ingredient-line';
import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';
import { dietsOfRecipe } from '@larder/culinary/recipe-diets';

import { REECE_ACCOUNT_ID } from '#features/personal-data/system-accounts.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createUser, createRecipe } from '../../../test/factories.ts';
import { publishStarterRecipes } from './commands.ts';
import { STARTER_WISHES } from './wishes.ts';

const publish = (on: TestApp, signal = new AbortController().signal) =>
  publishStarterRecipes({ db: on.database.db, databaseKind: on.database.kind, now: on.clock.now(), signal });
const listPublished = (on: TestApp) =>
  on.database.db
    .selectFrom('community_recipes')
    .selectAll()
    .where('shared_by', '=', REECE_ACCOUNT_ID)
    .orderBy('id')
    .execute();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // Several instances start concurrently on an empty database.
  await Promise.all([publish(app), publish(app), publish(app)]);
});
afterAll(() => app.close());

describe('at the first start', () => {
  test('48 recipes are published once when several instances start concurrently', async () => {
    const recipes = await listPublished(app);
    expect(recipes).toHaveLength(48);
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(48);
    for (const recipe of recipes) {
      expect(recipe).toMatchObject({ is_ai_generated: true, rating: 0, ratings_count: 0, views: 0, recipe_id: null });
      expect(recipe.foods.length).toBeGreaterThan(0);
    }
  });

  test('each category has at least four recipes, and the newest recipes are of different categories', async () => {
    const recipes = await listPublished(app);
    const counts = Map.groupBy(recipes, ({ category }) => category);
    for (const category of RECIPE_CATEGORIES) expect(counts.get(category)?.length).toBeGreaterThanOrEqual(4);
    expect(counts.size).toBe(RECIPE_CATEGORIES.length);
    expect(new Set(recipes.slice(0, 9).map(({ category }) => category)).size).toBe(9);
  });

  test('each recipe follows its diets, and at least 16 each are vegan and gluten-free', async () => {
    const recipes = await listPublished(app);
    for (const { diets = [], foods } of Object.values(STARTER_WISHES).flat()) {
      if (diets.length === 0) continue;
      const composed = recipes.filter(({ ingredients }) => {
        const names = new Set(ingredients.map((line) => parseIngredientLine(line).food?.food.name));
        return foods.split('; ').every((food) => names.has(parseIngredientLine(food).food?.food.name));
      });
      expect(composed.length, foods).toBeGreaterThan(0);
      for (const recipe of composed) expect(checkRecipe(recipe, { diets, without: [] }), recipe.title).toEqual([]);
    }
    const countFor = (diet: string) =>
      recipes.filter(({ ingredients }) =>
        dietsOfRecipe(ingredients).diets.some((each) => each.diet === diet && each.fits === 'yes'),
      ).length;
    expect(countFor('vegan')).toBeGreaterThanOrEqual(16);
    expect(countFor('gluten-free')).toBeGreaterThanOrEqual(16);
  });

  test('lists filter them by diet like recipes of users', async () => {
    const derivedDiets = ['vegetarian', 'vegan', 'gluten-free'] as const;
    for (const recipe of await listPublished(app)) {
      const fitting = dietsOfRecipe(recipe.ingredients).diets.flatMap(({ diet, fits }) => (fits === 'yes' ? diet : []));
      const { is_vegetarian, is_vegan, is_gluten_free } = recipe;
      expect([is_vegetarian, is_vegan, is_gluten_free], recipe.title).toEqual(
        derivedDiets.map((diet) => fitting.includes(diet)),
      );
    }
    const cook = await createUser(app);
    for (const q of ['quick vegan', 'vegetarian lunch', 'something gluten-free']) {
      const { body } = await app.request(communityRoutes.listCommunity, { query: { q } }, cook);
      expect(body.recipes.length, q).toBeGreaterThan(0);
    }
  });

  test('each recipe has recognized foods, steps, times and servings', async () => {
    for (const recipe of await listPublished(app)) {
      for (const line of recipe.ingredients)
        if (!line.startsWith('Salt')) expect(parseIngredientLine(line).food, `${recipe.title}: ${line}`).not.toBeNull();
      expect(recipe.instructions.length, recipe.title).toBeGreaterThanOrEqual(2);
      expect(recipe.description).not.toBe('');
      expect(recipe.servings).toBeGreaterThanOrEqual(2);
      expect(recipe.total_minutes, recipe.title).toBeGreaterThanOrEqual(5);
      expect(recipe.total_minutes, recipe.title).toBeLessThanOrEqual(250);
    }
  });

  test('a new user finds, reads, rates and copies them', async () => {
    const anna = await createUser(app);
    const { body: page } = await app.request(communityRoutes.listCommunity, { query: { limit: 50 } }, anna);
    expect(page.recipes.filter(({ shared_by_name }) => shared_by_name === 'REECE')).toHaveLength(48);
    for (const { id, title } of page.recipes.slice(0, 9)) {
      const { body: recipe } = await app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
      expect(recipe).toMatchObject({ title, source: 'community', shared_by: REECE_ACCOUNT_ID, is_ai_generated: true });
      const rating = await app.request(ratingsRoutes.rateRecipe, { params: { id }, body: { rating: 4 } }, anna);
      expect(rating.status).toBe(200);
      const { description, ingredients, instructions, servings, preparation_time, cooking_time } = recipe;
      const copy = { title, description, ingredients, instructions, servings, preparation_time, cooking_time };
      expect((await app.request(recipesRoutes.createRecipe, { body: copy }, anna)).status).toBe(201);
    }
    await app.database.db.deleteFrom('recipe_ratings').execute();
    const { body: found } = await app.request(communityRoutes.listCommunity, { query: { q: 'gazpacho' } }, anna);
    expect(found.recipes[0]?.title).toMatch(/Gazpacho/u);
  });
});

test('a later start publishes nothing, even after recipes were hidden or deleted', async () => {
  const { db } = app.database;
  const [first, second] = await listPublished(app);
  await db
    .deleteFrom('community_recipes')
    .where('id', '=', first?.id ?? '')
    .execute();
  await db
    .updateTable('community_recipes')
    .set({ hidden_at: new Date(), hidden_reason: 'Dull' })
    .where('id', '=', second?.id ?? '')
    .execute();
  await publish(app);
  expect(await listPublished(app)).toHaveLength(47);
  await db.deleteFrom('community_recipes').where('shared_by', '=', REECE_ACCOUNT_ID).execute();
  await publish(app);
  expect(await listPublished(app)).toEqual([]);
});

test('a server under node --watch, as in npm run dev, publishes its recipes', async () => {
  const other = await startApp();
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  try {
    await publish(other);
    expect(await listPublished(other)).toHaveLength(48);
  } finally {
    vi.unstubAllEnvs();
    await other.close();
  }
});

test('an interrupted start publishes nothing, and the next start publishes all', async () => {
  const other = await startApp();
  try {
    await expect(publish(other, AbortSignal.abort())).rejects.toThrow(/aborted/u);
    expect(await listPublished(other)).toEqual([]);
    // Make the last statement of the transaction fail.
    const { db } = other.database;
    await db.schema.alterTable('community_search').renameTo('community_search_away').execute();
    await expect(publish(other)).rejects.toThrow(/community_search/u);
    await db.schema.alterTable('community_search_away').renameTo('community_search').execute();
    expect(await listPublished(other)).toEqual([]);
    await publish(other);
    expect(await listPublished(other)).toHaveLength(48);
  } finally {
    await other.close();
  }
});

describe('the system account REECE', () => {
  test('is not listed among users, and admin actions on it answer 404', async () => {
    const boss = await createUser(app);
    await createAdmin(app, boss);
    for (const query of [{}, { q: 'reece' }]) {
      const { body } = await app.request(adminRoutes.listPeople, { query }, boss);
      expect(body.people.map(({ id }) => id)).not.toContain(REECE_ACCOUNT_ID);
    }
    const params = { id: REECE_ACCOUNT_ID };
    const answers = await Promise.all([
      app.request(adminRoutes.updatePerson, { params, body: { disabled: false } }, boss),
      app.request(adminRoutes.updatePerson, { params, body: { is_admin: true } }, boss),
      app.request(adminRoutes.forcePasswordReset, { params }, boss),
      app.request(adminRoutes.deletePerson, { params }, boss),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('refuses sign-in, sign-up, password reset and shares', async () => {
    const email = 'reece@house.invalid';
    const password = 'secret-enough';
    expect((await app.request(accountRoutes.signIn, { body: { email, password } })).status).toBe(401);
    expect((await app.request(accountRoutes.signUp, { body: { email, password } })).status).toBe(409);
    await app.request(accountRoutes.requestPasswordReset, { body: { email } });
    const links = await app.database.db
      .selectFrom('mail_links')
      .select('id')
      .where('user_id', '=', REECE_ACCOUNT_ID)
      .execute();
    expect(links).toEqual([]);
    const anna = await createUser(app);
    const { id } = await createRecipe(app, anna);
    const { status, error } = await app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email } }, anna);
    expect({ status, message: error.message }).toEqual({ status: 404, message: 'User not found' });
  });

  test.each(['REECE', ' ＲＥＥＣＥ ', 'RE\u200bECE', 'R E E C E'])(
    'reserves its name: a user cannot be called %j',
    async (username) => {
      const anna = await createUser(app);
      const { status, error } = await app.request(profileRoutes.updateProfile, { body: { username } }, anna);
      expect(status).toBe(400);
      expect(error.fields).toHaveProperty('username');
    },
  );

  test.each(['Reece', 'reece', 'REECE W.'])('a user can be called %s', async (username) => {
    const anna = await createUser(app);
    expect((await app.request(profileRoutes.updateProfile, { body: { username } }, anna)).status).toBe(200);
  });
});
