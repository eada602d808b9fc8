import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cookLogRoutes } from '@larder/contract/cook-log';
import { recipePictureUrl } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';
import { statsRoutes } from '@larder/contract/stats';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createCommunityRecipe, createRecipe, createUser, type TestUser } from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';

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

const log = (id: string, body: { cooked_on: string; note?: string; stars?: number; id?: string }, person = anna) =>
  app.request(cookLogRoutes.addCookEntry, { params: { id }, body }, person);

async function entries(id: string, person = anna) {
  return (await app.request(cookLogRoutes.listCookEntries, { params: { id }, query: {} }, person)).body.entries;
}

async function listed(sort: 'cooked' | 'date') {
  const { body } = await app.request(recipesRoutes.listRecipes, { query: { sort } }, anna);
  return body.recipes.map(({ id }) => id);
}

describe('the cook log of a recipe', () => {
  test('lists the latest day first, whatever the order of the entries', async () => {
    const { id } = await createRecipe(app, anna);
    for (const day of ['2026-02-01', '2026-03-01', '2026-01-31']) await log(id, { cooked_on: day });
    expect((await entries(id)).map(({ cooked_on }) => cooked_on)).toEqual(['2026-03-01', '2026-02-01', '2026-01-31']);
  });

  test('is listed in pages without gaps', async () => {
    const { id } = await createRecipe(app, anna);
    for (const day of ['2026-02-01', '2026-02-01', '2026-02-02']) await log(id, { cooked_on: day });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 1, ...(cursor === undefined ? {} : { cursor }) };
      const { body } = await app.request(cookLogRoutes.listCookEntries, { params: { id }, query }, anna);
      seen.push(...body.entries.map((entry) => entry.id));
      cursor = body.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(3);
  });

  test('belongs to the cook alone, also for a recipe of the community', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: bruno.id });
    await log(id, { cooked_on: '2026-03-01', note: 'Too salty.' });
    expect(await entries(id, bruno)).toEqual([]);
    expect(await entries(id)).toMatchObject([{ note: 'Too salty.' }]);
  });

  test('outlives the recipe', async () => {
    const { id, title } = await createRecipe(app, anna);
    await log(id, { cooked_on: '2026-03-01' });
    await app.database.db.deleteFrom('recipes').where('id', '=', id).execute();
    expect(await entries(id)).toMatchObject([{ title }]);
  });
});

describe('adding an entry', () => {
  test('is idempotent by its id: a repeated request adds nothing', async () => {
    const recipe = await createRecipe(app, anna);
    const body = { cooked_on: '2026-03-01', id: randomUUID() };
    const answers = await Promise.all([log(recipe.id, body), log(recipe.id, body), log(recipe.id, body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await entries(recipe.id)).toHaveLength(1);
  });

  test('refuses the id of an entry about another recipe, and of another user', async () => {
    const [soup, pie] = [await createRecipe(app, anna), await createRecipe(app, anna)];
    const body = { cooked_on: '2026-03-01', id: randomUUID() };
    await log(soup.id, body);
    expect((await log(pie.id, body)).status).toBe(409);
    expect((await log((await createRecipe(app, bruno)).id, body, bruno)).status).toBe(409);
  });

  test('refuses a recipe that the user may not read', async () => {
    const { id } = await createRecipe(app, bruno);
    expect((await log(id, { cooked_on: '2026-03-01' })).status).toBe(404);
  });

  test.for([
    ['cooked_on', { cooked_on: '2099-01-01' }],
    ['cooked_on', { cooked_on: 'yesterday' }],
    ['stars', { cooked_on: '2026-03-01', stars: 6 }],
    ['image_url', { cooked_on: '2026-03-01', image_url: 'https://example.org/pie.jpg' }],
    ['image_url', { cooked_on: '2026-03-01', image_url: `/pictures/${randomUUID()}/400` }],
  ] as const)('is refused with a problem at %s', async ([field, payload]) => {
    const { id } = await createRecipe(app, anna);
    const { status, error } = await app.send({ method: 'POST', url: `/api/recipes/${id}/cook-log`, payload }, anna);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });

  test('stores a photo of the user', async () => {
    const { id } = await createRecipe(app, anna);
    const picture = await createPicture(app, anna);
    const body = { cooked_on: '2026-03-01', image_url: recipePictureUrl(picture) };
    const answer = await app.request(cookLogRoutes.addCookEntry, { params: { id }, body }, anna);
    expect(answer.body.picture).toMatchObject({ id: picture.id });
  });
});

describe('an entry', () => {
  test('is changed by the given fields only', async () => {
    const recipe = await createRecipe(app, anna);
    const { id } = (await log(recipe.id, { cooked_on: '2026-03-01', note: 'Good.', stars: 3 })).body;
    await app.request(cookLogRoutes.updateCookEntry, { params: { id }, body: { stars: 5 } }, anna);
    expect(await entries(recipe.id)).toMatchObject([{ cooked_on: '2026-03-01', note: 'Good.', stars: 5 }]);
  });
});

describe('the cookbook in the order "cooked"', () => {
  test('begins with what was cooked last, and changes with each entry', async () => {
    const [soup, pie, stew] = [
      await createRecipe(app, anna),
      await createRecipe(app, anna),
      await createRecipe(app, anna),
    ];
    await log(soup.id, { cooked_on: '2026-02-01' });
    const { id } = (await log(pie.id, { cooked_on: '2026-03-01' })).body;
    expect(await listed('cooked')).toEqual([pie.id, soup.id, stew.id]);
    await app.request(cookLogRoutes.updateCookEntry, { params: { id }, body: { cooked_on: '2026-01-01' } }, anna);
    expect(await listed('cooked')).toEqual([soup.id, pie.id, stew.id]);
    await app.request(cookLogRoutes.deleteCookEntry, { params: { id } }, anna);
    expect((await listed('cooked'))[0]).toBe(soup.id);
  });
});

test('statistics count the entries', async () => {
  const stats = async () => (await app.request(statsRoutes.getStats, {}, anna)).body.timesCooked;
  const { id } = await createRecipe(app, anna);
  expect(await stats()).toBeUndefined();
  await log(id, { cooked_on: '2026-02-01' });
  await log(id, { cooked_on: '2026-03-01' });
  expect(await stats()).toBe(2);
});
