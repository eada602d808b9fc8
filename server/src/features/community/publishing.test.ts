import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { COMMUNITY_TEXTS, communityRoutes } from '@larder/contract/community';
import { ERROR_TEXTS } from '@larder/contract/errors';
import { recipesRoutes } from '@larder/contract/recipes';

import { DERIVATION_VERSION } from '#features/recipes/derived.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, createSharedRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(() => app.database.db.deleteFrom('community_recipes').execute());

const publish = (person: TestUser, id: string, on = app) =>
  on.request(communityRoutes.shareToCommunity, { params: { id } }, person);
const copies = () => app.database.db.selectFrom('community_recipes').selectAll().execute();

test('a failed publish shows no database error', async () => {
  const anna = await createUser(app);
  const { id } = await createRecipe(app, anna);
  const { schema } = app.database.db;
  await schema.alterTable('community_recipes').renameTo('elsewhere').execute();
  const { status, error, text } = await publish(anna, id);
  await schema.alterTable('elsewhere').renameTo('community_recipes').execute();
  expect([status, error.code, error.message]).toEqual([500, 'internal', ERROR_TEXTS.internal]);
  expect(text).not.toMatch(/community_recipes|sql|table/iu);
});

test('a published copy has all fields of the recipe and is readable by everyone', async () => {
  const anna = await createUser(app);
  const recipe = await createRecipe(app, anna, {
    image_url: 'https://example.org/soup.jpg',
    category: 'Soup',
    preparation_time: 10,
    cooking_time: 20,
    servings: 4,
    is_ai_generated: true,
    is_favorite: true,
  });
  const answer = await publish(anna, recipe.id);
  expect(answer.status).toBe(201);
  const { title, description, ingredients, instructions, image_url, category } = recipe;
  expect(await copies()).toEqual([
    {
      title,
      title_key: title.toLowerCase(),
      description,
      ingredients,
      instructions,
      image_url,
      category,
      id: answer.body.id,
      recipe_id: recipe.id,
      source_id: recipe.id,
      origins: [],
      details: null,
      contents: expect.stringMatching(/^\|/u) as unknown,
      shared_by: anna.id,
      picture_id: null,
      is_ai_generated: true,
      preparation_time: 10,
      cooking_time: 20,
      total_minutes: 30,
      servings: 4,
      rating: 0,
      ratings_count: 0,
      stars_1: 0,
      stars_2: 0,
      stars_3: 0,
      stars_4: 0,
      stars_5: 0,
      weighted_rating: 0,
      updated_at: null,
      derived_by: DERIVATION_VERSION,
      foods: expect.arrayContaining([expect.any(String)]) as unknown,
      is_vegetarian: expect.any(Boolean) as unknown,
      is_vegan: expect.any(Boolean) as unknown,
      is_gluten_free: expect.any(Boolean) as unknown,
      views: 0,
      created_at: app.clock.now(),
      hidden_at: null,
      hidden_reason: null,
    },
  ]);
  const clara = await createUser(app);
  const read = await app.request(recipesRoutes.getRecipe, { params: { id: answer.body.id } }, clara);
  expect(read.body).toMatchObject({ title, ingredients, instructions, source: 'community', shared_by: anna.id });
});

/** A title of maximum length whose ligatures each fold to eighteen characters. */
const LONG_WHEN_FOLDED = Array.from({ length: 60 }, (_, n) => `${n}ﷺ`)
  .join(' ')
  .slice(0, 200);

describe('titles', () => {
  test('are unique per author, also for concurrent requests', async () => {
    const anna = await createUser(app);
    const { id } = await createRecipe(app, anna, { title: 'Ribollita' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => publish(anna, id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    const another = await createRecipe(app, anna, { title: 'Ribollita' });
    const { error } = await publish(anna, another.id);
    expect(error).toMatchObject({ code: 'conflict', message: 'Recipe already shared to community' });
    expect(await copies()).toHaveLength(1);
  });

  test.each([
    ['Crème Brûlée', 'CREME BRULEE'],
    ['Leek soup', '  leek \t  SOUP '],
    ['Straßenküche', 'STRASSENKÜCHE'],
    ['ﬁsh pie', 'Fish Pie'],
    ['Cafe\u0301 cake', 'Caf\u00e9 cake'],
    ['Soup', 'So\u200bup'],
    ['🍕', '🍕 '],
    [LONG_WHEN_FOLDED, ` ${LONG_WHEN_FOLDED}`],
  ])('%j and %j are equal, also for concurrent requests', async (one, other) => {
    const anna = await createUser(app);
    const [first, second] = [
      await createRecipe(app, anna, { title: one }),
      await createRecipe(app, anna, { title: other }),
    ];
    const answers = await Promise.all([publish(anna, first.id), publish(anna, second.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({ code: 'conflict', message: 'Recipe already shared to community' });
    expect(await copies()).toHaveLength(1);
  });

  test.each([
    ['Apple pie', 'Apple pies'],
    ['Soup 1', 'Soup 2'],
    ['🍕', '🍔'],
    ['面', '饭'],
  ])('%j and %j differ', async (one, other) => {
    const anna = await createUser(app);
    for (const title of [one, other])
      expect((await publish(anna, (await createRecipe(app, anna, { title })).id)).status).toBe(201);
  });

  test('of different authors may be equal, and can be reused after a copy is removed', async () => {
    const [anna, bruno] = [await createUser(app), await createUser(app)];
    const published = await publish(anna, (await createRecipe(app, anna, { title: 'Ribollita' })).id);
    expect((await publish(bruno, (await createRecipe(app, bruno, { title: 'Ribollita' })).id)).status).toBe(201);
    await app.database.db.deleteFrom('community_recipes').where('id', '=', published.body.id).execute();
    expect((await publish(anna, (await createRecipe(app, anna, { title: 'Ribollita' })).id)).status).toBe(201);
  });
});

test('a user cannot publish a recipe that belongs to another user, is in the bin or does not exist', async () => {
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const { id } = await createRecipe(app, anna);
  await createSharedRecipe(app, { recipe_id: id, shared_by: anna.id, shared_with: bruno.id });
  const deleted = (await createRecipe(app, bruno)).id;
  await app.request(recipesRoutes.deleteRecipe, { params: { id: deleted } }, bruno);
  for (const other of [id, deleted, randomUUID()]) {
    const { status, error } = await publish(bruno, other);
    expect(status).toBe(404);
    expect(error).toMatchObject({ code: 'not_found', message: COMMUNITY_TEXTS.not_found });
  }
  expect(await copies()).toEqual([]);
});

test('a copy does not change when its recipe is changed, moved to the bin and purged', async () => {
  const anna = await createUser(app);
  const { id } = await createRecipe(app, anna, { title: 'Ribollita' });
  const copy = (await publish(anna, id)).body.id;
  await app.request(recipesRoutes.updateRecipe, { params: { id }, body: { title: 'New', version: 1 } }, anna);
  await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
  expect(await copies()).toMatchObject([{ id: copy, title: 'Ribollita', recipe_id: id }]);
  await app.database.db.deleteFrom('recipes').where('id', '=', id).execute();
  expect(await copies()).toMatchObject([{ id: copy, title: 'Ribollita', recipe_id: null }]);
});

test('publishing is limited to 20 in an hour, and updating to 60', async () => {
  const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const anna = await createUser(strict);
    const update = () => strict.request(communityRoutes.updateCommunityCopy, { params: { id: randomUUID() } }, anna);
    for (let n = 0; n < 60; n++) expect((await update()).status).toBe(404);
    expect((await update()).error.code).toBe('too_many_requests');
    for (let n = 0; n < 20; n++) expect((await publish(anna, randomUUID(), strict)).status).toBe(404);
    const { id } = await createRecipe(strict, anna);
    expect((await publish(anna, id, strict)).error.code).toBe('too_many_requests');
    strict.clock.advance({ hours: 1 });
    expect((await publish(anna, id, strict)).status).toBe(201);
  } finally {
    await strict.close();
  }
});

test('publishing succeeds or is refused while the recipe or the account is deleted', async () => {
  for (let round = 0; round < 4; round++) {
    const anna = await createUser(app);
    const { id } = await createRecipe(app, anna);
    const recipes = app.database.db.deleteFrom('recipes').where('id', '=', id);
    const gone =
      round % 2 === 0 ? recipes.execute() : app.database.db.deleteFrom('users').where('id', '=', anna.id).execute();
    const [answer] = await Promise.all([publish(anna, id), gone.catch(() => undefined)]);
    expect([201, 401, 404]).toContain(answer.status);
  }
});
