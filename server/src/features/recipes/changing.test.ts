import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { Recipe, RECIPE_TEXTS, recipesRoutes } from '@larder/contract/recipes';
import { versionsRoutes } from '@larder/contract/versions';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createPerson, createRecipe, newRecipe, type TestPerson } from '../../../test/factories.ts';
import { DERIVATION_VERSION } from './derived.ts';

let app: TestApp;
let anna: TestPerson;
let soup: Recipe;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createPerson(app);
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

describe('a change', () => {
  test('counts the version up and keeps what was there before', async () => {
    expect((await change({ title: 'Better soup', version: 1 })).body).toMatchObject({
      title: 'Better soup',
      version: 2,
    });
    expect((await change({ servings: 4, version: 2 })).body).toMatchObject({ title: 'Better soup', version: 3 });
    const titles = (await versions()).map(({ version, content }) => [version, content.title, content.servings]);
    expect(titles).toEqual([
      [3, 'Better soup', 4],
      [2, 'Better soup', 2],
      [1, 'Soup', 2],
    ]);
  });

  test('needs to say which version it is of', async () => {
    const { status, error } = await change({ title: 'Better soup' });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['version']);
    expect(await stored()).toEqual(soup);
  });

  test.each([2, 7, Number.MAX_SAFE_INTEGER])(
    'of version %i, which does not stand, overwrites nothing',
    async (version) => {
      const { status, error } = await change({ title: 'Better soup', version });
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'conflict', message: RECIPE_TEXTS.changed_meanwhile });
      expect(await stored()).toEqual(soup);
    },
  );

  test('by whoever comes second is told, and nothing is overwritten', async () => {
    await change({ title: 'First', version: 1 });
    const { error } = await change({ description: 'Second', version: 1 });
    expect(error.code).toBe('conflict');
    expect(await stored()).toMatchObject({ title: 'First', description: soup.description, version: 2 });
  });

  test('of the same version at the same moment succeeds once', async () => {
    const tries = Array.from({ length: 6 }, (_, n) => change({ title: `Soup ${n}`, version: 1 }));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await versions()).map(({ version }) => version)).toEqual([2, 1]);
  });

  test('that changes nothing is no change', async () => {
    const same = { title: 'Soup', ingredients: soup.ingredients, servings: 2, image_url: null, version: 1 };
    expect((await change(same)).body).toEqual(soup);
    expect(await stored()).toEqual(soup);
    expect(await versions()).toHaveLength(1);
    // And stands in the way of none.
    expect((await change({ title: 'Better soup', version: 1 })).status).toBe(200);
  });

  test('that changes nothing of an older version is told all the same', async () => {
    await change({ title: 'Better soup', version: 1 });
    expect((await change({ title: 'Better soup', version: 1 })).status).toBe(409);
  });

  test('brings the heart with it', async () => {
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

describe('the heart', () => {
  test('changes neither version nor time, and needs no version', async () => {
    expect((await change({ is_favorite: true })).body).toEqual({ ...soup, is_favorite: true });
    expect((await change({ is_favorite: true, version: 9 })).body).toEqual({ ...soup, is_favorite: true });
    expect(await versions()).toHaveLength(1);
  });

  test('toggled ten times at once is what one of them said, and the recipe stays as it is', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => change({ is_favorite: n % 2 })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { is_favorite, ...rest } = await stored();
    expect({ ...rest, is_favorite: false }).toEqual(soup);
    expect(typeof is_favorite).toBe('boolean');
  });

  test('is not given to what rests in the bin', async () => {
    await app.request(recipesRoutes.deleteRecipe, { params: { id: soup.id } }, anna);
    expect((await change({ is_favorite: true })).status).toBe(404);
    await app.request(recipesRoutes.restoreRecipe, { params: { id: soup.id } }, anna);
    expect((await stored()).is_favorite).toBe(false);
  });

  test('given while the recipe is saved is not lost, and neither is the change', async () => {
    for (let version = 1; version <= 5; version++) {
      const title = `Soup ${version + 1}`;
      const [saved] = await Promise.all([change({ title, version }), change({ is_favorite: version % 2 })]);
      expect(saved.status).toBe(200);
      expect(await stored()).toMatchObject({ title, is_favorite: version % 2 === 1 });
    }
  });
});

describe('what is in the recipe', () => {
  test.each([
    [
      ['6 tomatoes', '1 onion'],
      { is_vegan: true, is_vegetarian: true, is_gluten_free: true, foods: ['tomato', 'onion'] },
    ],
    [['2 eggs', '100 g flour'], { is_vegan: false, is_vegetarian: true, is_gluten_free: false }],
    [['500 g beef mince'], { is_vegan: false, is_vegetarian: false, is_gluten_free: true, foods: ['ground beef'] }],
    // What nobody knows may be anything.
    [['Dragon scales', 'DRAGON SCALE'], { is_vegan: false, is_vegetarian: false, foods: ['dragon scale'] }],
    [['גרגירי חומוס'], { foods: ['גרגירי חומוס'] }],
    [['🍲'], { foods: [] }],
    [['a little of whatever was left in the fridge last night'], { foods: [] }],
  ])('%j is read with each change', async (ingredients, expected) => {
    const columns = ['foods', 'is_vegan', 'is_vegetarian', 'is_gluten_free', 'derived_by'] as const;
    await change({ ingredients, version: 1 });
    const { db } = app.database;
    const row = await db.selectFrom('recipes').select(columns).where('id', '=', soup.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ derived_by: DERIVATION_VERSION, ...expected });
  });
});

test('whoever writes without end is told to wait, and what was written stays', async () => {
  // Tests may write a thousand times as much as people.
  const written = {
    key: `recipe:${anna.id}`,
    count: 599_999,
    window_ends_at: new Date(app.clock.now().getTime() + 60_000),
  };
  const { db } = app.database;
  await db.deleteFrom('rate_limits').where('key', '=', written.key).execute();
  await db.insertInto('rate_limits').values(written).execute();
  const keep = () => app.request(recipesRoutes.createRecipe, { body: newRecipe() }, anna);
  expect((await keep()).status).toBe(201);
  expect((await keep()).error.code).toBe('too_many_requests');
  expect((await change({ title: 'Newer', version: 1 })).error.code).toBe('too_many_requests');
  // The heart costs next to nothing, and other people have a count of their own.
  expect((await change({ is_favorite: true })).status).toBe(200);
  await createRecipe(app, await createPerson(app));
  app.clock.advance({ minutes: 2 });
  expect((await keep()).status).toBe(201);
  expect((await app.request(recipesRoutes.countRecipes, { query: {} }, anna)).body.count).toBe(3);
});
