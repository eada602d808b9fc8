import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { Recipe, RECIPE_TEXTS, recipesRoutes } from '@larder/contract/recipes';
import { versionsRoutes } from '@larder/contract/versions';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, newRecipe, type TestUser } from '../../../test/factories.ts';
import { DERIVATION_VERSION } from './derived.ts';

let app: TestApp;
let anna: TestUser;
let soup: Recipe;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
  soup = await createRecipe(app, anna, { title: 'Soup', servings: 2 });
  app.clock.advance({ minutes: 1 });
});
afterAll(() => app.close());

const change = (payload: object) => app.send({ method: 'PATCH', url: `/api/recipes/${soup.id}`, payload }, anna);

async function stored(): Promise<Recipe> {
  return Recipe.parse((await app.request(recipesRoutes.getRecipe, { params: { id: soup.id } }, anna)).body);
}

async function versions() {
  return (await app.request(versionsRoutes.listVersions, { params: { id: soup.id }, query: {} }, anna)).body.versions;
}

async function titles(q: string): Promise<string[]> {
  const { body } = await app.request(recipesRoutes.listRecipes, { query: { q } }, anna);
  return body.recipes.map(({ title }) => title);
}

describe('updating a recipe', () => {
  test('increments the version and retains the previous content as one', async () => {
    expect((await change({ title: 'Better soup', version: 1 })).body).toMatchObject({
      title: 'Better soup',
      version: 2,
    });
    expect((await change({ servings: 4, version: 2 })).body).toMatchObject({ title: 'Better soup', version: 3 });
    const contents = (await versions()).map(({ version, content }) => [version, content.title, content.servings]);
    expect(contents).toEqual([
      [3, 'Better soup', 4],
      [2, 'Better soup', 2],
      [1, 'Soup', 2],
    ]);
  });

  test('requires the version it is based on', async () => {
    const { status, error } = await change({ title: 'Better soup' });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['version']);
    expect(await stored()).toEqual(soup);
  });

  test.each([2, 7, Number.MAX_SAFE_INTEGER])(
    'conflicts for version %i, which does not exist yet, and changes nothing',
    async (version) => {
      const { status, error } = await change({ title: 'Better soup', version });
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'conflict', message: RECIPE_TEXTS.changed_meanwhile });
      expect(await stored()).toEqual(soup);
    },
  );

  test('conflicts for a stale version and overwrites nothing', async () => {
    await change({ title: 'First', version: 1 });
    const { error } = await change({ description: 'Second', version: 1 });
    expect(error.code).toBe('conflict');
    expect(await stored()).toMatchObject({ title: 'First', description: soup.description, version: 2 });
  });

  test('succeeds once for concurrent updates of the same version', async () => {
    const updates = Array.from({ length: 6 }, (_, n) => change({ title: `Soup ${n}`, version: 1 }));
    const answers = await Promise.all(updates);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await versions()).map(({ version }) => version)).toEqual([2, 1]);
  });

  test('creates no version if nothing changes', async () => {
    const same = { title: 'Soup', ingredients: soup.ingredients, servings: 2, image_url: null, version: 1 };
    expect((await change(same)).body).toEqual(soup);
    expect(await stored()).toEqual(soup);
    expect(await versions()).toHaveLength(1);
    // Version 1 is still current.
    expect((await change({ title: 'Better soup', version: 1 })).status).toBe(200);
  });

  test('conflicts for a stale version even if nothing would change', async () => {
    await change({ title: 'Better soup', version: 1 });
    expect((await change({ title: 'Better soup', version: 1 })).status).toBe(409);
  });

  test('sets the favorite together with other fields', async () => {
    expect((await change({ title: 'Better soup', is_favorite: true, version: 1 })).body).toMatchObject({
      is_favorite: true,
      version: 2,
    });
    expect((await change({ title: 'Better soup', is_favorite: false, version: 2 })).body).toMatchObject({
      is_favorite: false,
      version: 2,
    });
  });
});

describe('the fields of an update', () => {
  test('change as sent, and no others do', async () => {
    const { status, body } = await change({ title: 'Better soup', is_favorite: 1, version: 1 });
    expect(status).toBe(200);
    const changed = { title: 'Better soup', is_favorite: true, version: 2 };
    const { drawing } = recipesRoutes.updateRecipe.response.parse(body);
    expect(drawing).not.toBe(soup.drawing);
    const expected = { ...soup, ...changed, updated_at: app.clock.now().toISOString(), drawing };
    expect(body).toEqual(expected);
    expect(await stored()).toEqual(expected);
  });

  test('are cleared with null if optional', async () => {
    await change({ servings: 2, cooking_time: 20, image_url: 'https://example.org/soup.jpg', version: 1 });
    const cleared = { servings: null, cooking_time: null, image_url: null, category: null };
    expect((await change({ ...cleared, version: 2 })).body).toMatchObject(cleared);
  });

  test('are searchable at once, and old words no longer', async () => {
    await change({ title: 'Bean stew', ingredients: ['beans'], description: 'Hearty.', version: 1 });
    await change({ title: 'Lentil stew', ingredients: ['lentils'], version: 2 });
    expect(await titles('lentil')).toEqual(['Lentil stew']);
    expect(await titles('hearty')).toEqual(['Lentil stew']);
    expect(await titles('bean')).toEqual([]);
  });

  test.each([
    ['nothing', {}, 'body'],
    ['a blank title', { title: ' ' }, 'title'],
    ['a title that is null', { title: null }, 'title'],
    ['no ingredients', { ingredients: [] }, 'ingredients'],
    ['negative time', { cooking_time: -1 }, 'cooking_time'],
    ['another owner', { user_id: randomUUID() }, 'user_id'],
    ['another id', { id: randomUUID() }, 'id'],
    ['another time', { created_at: '2026-01-01T00:00:00Z' }, 'created_at'],
    ['a NUL', { instructions: ['stir', 'bake\u0000'] }, 'instructions.1'],
  ])('are refused for %s, and nothing changes', async (_case, body, field) => {
    const { status, error } = await change({ version: 1, ...body });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toContain(field);
    expect(await stored()).toEqual(soup);
  });

  test('stay consistent with the search document under concurrency', async () => {
    await Promise.all(['Alpha', 'Bravo', 'Charlie', 'Delta'].map((title) => change({ title, version: 1 })));
    const { title } = await stored();
    expect(await titles(title)).toEqual([title]);
    const { title: words } = await app.database.db
      .selectFrom('recipe_search')
      .select('title')
      .where('id', '=', soup.id)
      .executeTakeFirstOrThrow();
    expect(words.trim()).toBe(title.toLowerCase());
  });
});

describe('the favorite', () => {
  test('changes neither version nor update time, and needs no version', async () => {
    expect((await change({ is_favorite: true })).body).toEqual({ ...soup, is_favorite: true });
    expect((await change({ is_favorite: true, version: 9 })).body).toEqual({ ...soup, is_favorite: true });
    expect(await versions()).toHaveLength(1);
  });

  test('toggled ten times concurrently ends with one of the sent values, and the recipe is unchanged', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => change({ is_favorite: n % 2 })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { is_favorite, ...rest } = await stored();
    expect({ ...rest, is_favorite: false }).toEqual(soup);
    expect(typeof is_favorite).toBe('boolean');
  });

  test('cannot be set on a recipe in the bin', async () => {
    await app.request(recipesRoutes.deleteRecipe, { params: { id: soup.id } }, anna);
    expect((await change({ is_favorite: true })).status).toBe(404);
    await app.request(recipesRoutes.restoreRecipe, { params: { id: soup.id } }, anna);
    expect((await stored()).is_favorite).toBe(false);
  });

  test('set concurrently with an update loses neither', async () => {
    for (let version = 1; version <= 5; version++) {
      const title = `Soup ${version + 1}`;
      const [saved] = await Promise.all([change({ title, version }), change({ is_favorite: version % 2 })]);
      expect(saved.status).toBe(200);
      expect(await stored()).toMatchObject({ title, is_favorite: version % 2 === 1 });
    }
  });
});

describe('the owner’s stars', () => {
  test('change neither version nor update time, need no version, and stay when the favorite or the content changes', async () => {
    expect((await change({ stars: 4 })).body).toEqual({ ...soup, stars: 4 });
    expect((await change({ is_favorite: true })).body).toMatchObject({ stars: 4, is_favorite: true, version: 1 });
    expect((await change({ stars: 5 })).body).toMatchObject({ stars: 5, is_favorite: true });
    expect((await change({ title: 'Better soup', version: 1 })).body).toMatchObject({ stars: 5, version: 2 });
    expect((await change({ title: 'Best soup', stars: 1, version: 2 })).body).toMatchObject({ stars: 1, version: 3 });
    await change({ stars: null });
    expect(await stored()).not.toHaveProperty('stars');
  });

  test.each([0, 6, 2.5, '3'])('cannot be %j', async (stars) => {
    const { status, error } = await change({ stars });
    expect(status).toBe(400);
    expect(error.fields).toEqual({ stars: 'Please give 1 to 5 stars' });
  });
});

describe('derived columns', () => {
  test.each([
    [
      ['6 tomatoes', '1 onion'],
      { is_vegan: true, is_vegetarian: true, is_gluten_free: true, foods: ['tomato', 'onion'] },
    ],
    [['2 eggs', '100 g flour'], { is_vegan: false, is_vegetarian: true, is_gluten_free: false }],
    [['500 g beef mince'], { is_vegan: false, is_vegetarian: false, is_gluten_free: true, foods: ['ground beef'] }],
    // An unknown food may contain anything.
    [['Dragon scales', 'DRAGON SCALE'], { is_vegan: false, is_vegetarian: false, foods: ['dragon scale'] }],
    [['גרגירי חומוס'], { foods: ['גרגירי חומוס'] }],
    [['🍲'], { foods: [] }],
    [['a little of whatever was left in the fridge last night'], { foods: [] }],
  ])('of %j are updated with each change', async (ingredients, expected) => {
    const columns = ['foods', 'is_vegan', 'is_vegetarian', 'is_gluten_free', 'derived_by'] as const;
    await change({ ingredients, version: 1 });
    const { db } = app.database;
    const row = await db.selectFrom('recipes').select(columns).where('id', '=', soup.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ derived_by: DERIVATION_VERSION, ...expected });
  });
});

test('writes are rate-limited per user, favorites are not', async () => {
  // Tests have a thousand times the limit.
  const window = {
    key: `recipe:${anna.id}`,
    count: 599_999,
    window_ends_at: new Date(app.clock.now().getTime() + 60_000),
  };
  const { db } = app.database;
  await db.deleteFrom('rate_limits').where('key', '=', window.key).execute();
  await db.insertInto('rate_limits').values(window).execute();
  const create = () => app.request(recipesRoutes.createRecipe, { body: newRecipe() }, anna);
  expect((await create()).status).toBe(201);
  expect((await create()).error.code).toBe('too_many_requests');
  expect((await change({ title: 'Newer', version: 1 })).error.code).toBe('too_many_requests');
  // Favorites are not limited, and other users have a window of their own.
  expect((await change({ is_favorite: true })).status).toBe(200);
  await createRecipe(app, await createUser(app));
  app.clock.advance({ minutes: 2 });
  expect((await create()).status).toBe(201);
  expect((await app.request(recipesRoutes.countRecipes, { query: {} }, anna)).body.count).toBe(3);
});
