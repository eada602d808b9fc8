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
import { createAdmin, createPerson, createRecipe } from '../../../test/factories.ts';
import { publishStarterRecipes } from './commands.ts';
import { STARTER_WISHES } from './wishes.ts';

const share = (on: TestApp, signal = new AbortController().signal) =>
  publishStarterRecipes({ db: on.database.db, databaseKind: on.database.kind, now: on.clock.now(), signal });
const shared = (on: TestApp) =>
  on.database.db
    .selectFrom('community_recipes')
    .selectAll()
    .where('shared_by', '=', REECE_ACCOUNT_ID)
    .orderBy('id')
    .execute();

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // As several instances do that start at once on an empty database.
  await Promise.all([share(app), share(app), share(app)]);
});
afterAll(() => app.close());

describe('at the first start', () => {
  test('48 recipes are shared, however many instances start at once', async () => {
    const recipes = await shared(app);
    expect(recipes).toHaveLength(48);
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(48);
    for (const recipe of recipes) {
      expect(recipe).toMatchObject({ is_ai_generated: true, rating: 0, ratings_count: 0, views: 0, recipe_id: null });
      expect(recipe.foods.length).toBeGreaterThan(0);
    }
  });

  test('there are at least four of each category, and the newest are not all of one', async () => {
    const recipes = await shared(app);
    const counts = Map.groupBy(recipes, ({ category }) => category);
    for (const category of RECIPE_CATEGORIES) expect(counts.get(category)?.length).toBeGreaterThanOrEqual(4);
    expect(counts.size).toBe(RECIPE_CATEGORIES.length);
    expect(new Set(recipes.slice(0, 9).map(({ category }) => category)).size).toBe(9);
  });

  test('each keeps to what it was to be, and many may eat vegan or without gluten', async () => {
    const recipes = await shared(app);
    for (const { diets = [], foods } of Object.values(STARTER_WISHES).flat()) {
      if (diets.length === 0) continue;
      const made = recipes.filter(({ ingredients }) => {
        const there = new Set(ingredients.map((line) => parseIngredientLine(line).food?.food.name));
        return foods.split('; ').every((food) => there.has(parseIngredientLine(food).food?.food.name));
      });
      expect(made.length, foods).toBeGreaterThan(0);
      for (const recipe of made) expect(checkRecipe(recipe, { diets, without: [] }), recipe.title).toEqual([]);
    }
    const fitting = (diet: string) =>
      recipes.filter(({ ingredients }) =>
        dietsOfRecipe(ingredients).diets.some((each) => each.diet === diet && each.fits === 'yes'),
      ).length;
    expect(fitting('vegan')).toBeGreaterThanOrEqual(16);
    expect(fitting('gluten-free')).toBeGreaterThanOrEqual(16);
  });

  test('each says what it takes: known foods, steps, minutes and servings', async () => {
    for (const recipe of await shared(app)) {
      for (const line of recipe.ingredients)
        if (!line.startsWith('Salt')) expect(parseIngredientLine(line).food, `${recipe.title}: ${line}`).not.toBeNull();
      expect(recipe.instructions.length, recipe.title).toBeGreaterThanOrEqual(2);
      expect(recipe.description).not.toBe('');
      expect(recipe.servings).toBeGreaterThanOrEqual(2);
      expect(recipe.total_minutes, recipe.title).toBeGreaterThanOrEqual(5);
      expect(recipe.total_minutes, recipe.title).toBeLessThanOrEqual(250);
    }
  });

  test('somebody new finds them, and reads, rates and copies what they like', async () => {
    const anna = await createPerson(app);
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

test('a later start shares nothing, whatever became of them', async () => {
  const { db } = app.database;
  const [first, second] = await shared(app);
  await db
    .deleteFrom('community_recipes')
    .where('id', '=', first?.id ?? '')
    .execute();
  await db
    .updateTable('community_recipes')
    .set({ hidden_at: new Date(), hidden_reason: 'Dull' })
    .where('id', '=', second?.id ?? '')
    .execute();
  await share(app);
  expect(await shared(app)).toHaveLength(47);
  await db.deleteFrom('community_recipes').where('shared_by', '=', REECE_ACCOUNT_ID).execute();
  await share(app);
  expect(await shared(app)).toEqual([]);
});

test('a server under node --watch, as in npm run dev, shares its recipes', async () => {
  const other = await startApp();
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  try {
    await share(other);
    expect(await shared(other)).toHaveLength(48);
  } finally {
    vi.unstubAllEnvs();
    await other.close();
  }
});

test('a start that is cut off shares nothing, and the next one all', async () => {
  const other = await startApp();
  try {
    await expect(share(other, AbortSignal.abort())).rejects.toThrow(/aborted/u);
    expect(await shared(other)).toEqual([]);
    // The last thing that is written fails.
    const { db } = other.database;
    await db.schema.alterTable('community_search').renameTo('community_search_away').execute();
    await expect(share(other)).rejects.toThrow(/community_search/u);
    await db.schema.alterTable('community_search_away').renameTo('community_search').execute();
    expect(await shared(other)).toEqual([]);
    await share(other);
    expect(await shared(other)).toHaveLength(48);
  } finally {
    await other.close();
  }
});

describe('the house', () => {
  test('is not among the people an admin knows, and nothing can be done to it', async () => {
    const boss = await createPerson(app);
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

  test('can neither be signed in to, nor registered, nor shared with, nor given a password', async () => {
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
    const anna = await createPerson(app);
    const { id } = await createRecipe(app, anna);
    const { status, error } = await app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email } }, anna);
    expect({ status, message: error.message }).toEqual({ status: 404, message: 'User not found' });
  });

  test.each(['REECE', ' ＲＥＥＣＥ ', 'RE\u200bECE', 'R E E C E'])('is the only one called %j', async (username) => {
    const anna = await createPerson(app);
    const { status, error } = await app.request(profileRoutes.updateProfile, { body: { username } }, anna);
    expect(status).toBe(400);
    expect(error.fields).toHaveProperty('username');
  });

  test.each(['Reece', 'reece', 'REECE W.'])('%s is a name that people have', async (username) => {
    const anna = await createPerson(app);
    expect((await app.request(profileRoutes.updateProfile, { body: { username } }, anna)).status).toBe(200);
  });
});
