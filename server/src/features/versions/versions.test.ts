import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { type Recipe, RECIPE_TEXTS, recipesRoutes } from '@larder/contract/recipes';
import { VERSIONS_TEXTS, versionsRoutes } from '@larder/contract/versions';

import { thinHistories } from '#features/recipes/commands/thin-histories.ts';
import { quotaVariables } from '#platform/config/quota-variables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, createSharedRecipe, type TestUser } from '../../../test/factories.ts';

const VERSIONS_MAX = 30;

let app: TestApp;
let anna: TestUser;
let soup: Recipe;
beforeAll(async () => {
  app = await startApp({ environment: { QUOTA_VERSIONS: String(VERSIONS_MAX) } });
});
beforeEach(async () => {
  anna = await createUser(app);
  soup = await createRecipe(app, anna, { title: 'Soup 1', ingredients: ['1 onion'] });
});
afterAll(() => app.close());

const list = (query: { readonly before?: number; readonly limit?: number } = {}, person = anna) =>
  app.request(versionsRoutes.listVersions, { params: { id: soup.id }, query }, person);

const restore = (version: number, over: number, person = anna) => {
  const params = { id: soup.id, version: String(version) };
  return app.request(versionsRoutes.restoreVersion, { params, body: { version: over } }, person);
};

async function change(body: object): Promise<void> {
  const { status } = await app.send({ method: 'PATCH', url: `/api/recipes/${soup.id}`, payload: body }, anna);
  expect(status).toBe(200);
}

/** Changes the title until the recipe has `count` versions. */
async function changeUntil(count: number): Promise<void> {
  for (let version = 1; version < count; version++) {
    app.clock.advance({ seconds: 1 });
    await change({ title: `Soup ${version + 1}`, version });
  }
}

describe('the versions of a recipe', () => {
  test('begin with the current recipe', async () => {
    const { title, description, ingredients, instructions, image_url, picture, category } = soup;
    const { preparation_time, cooking_time, servings, created_at } = soup;
    const content = { title, description, ingredients, instructions, image_url, picture, category };
    const times = { preparation_time, cooking_time, servings };
    expect((await list()).body).toEqual({
      versions: [{ version: 1, made_at: created_at, content: { ...content, ...times } }],
      next_before: null,
    });
  });

  test('are listed newest first with their time, in pages', async () => {
    await changeUntil(5);
    const listed = [];
    for (let before: number | null = 99; before !== null;) {
      const { body }: Awaited<ReturnType<typeof list>> = await list({ before, limit: 2 });
      listed.push(...body.versions);
      before = body.next_before;
    }
    expect(listed.map(({ version, content }) => [version, content.title])).toEqual(
      [5, 4, 3, 2, 1].map((version) => [version, `Soup ${version}`]),
    );
    const times = listed.map(({ made_at }) => made_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.at(-1)).toBe(soup.created_at);
    expect((await list({ limit: 5 })).body.next_before).toBeNull();
    expect((await list({ before: 1 })).body.versions).toEqual([]);
  });

  test('are visible to the owner only', async () => {
    const bruno = await createUser(app);
    await changeUntil(2);
    await createSharedRecipe(app, { recipe_id: soup.id, shared_by: anna.id, shared_with: bruno.id });
    expect((await list({}, bruno)).status).toBe(404);
    expect((await restore(1, 2, bruno)).status).toBe(404);
    expect((await list()).body.versions[0]?.version).toBe(2);
  });

  test('of a recipe in the bin are not found until it is restored', async () => {
    await changeUntil(2);
    await app.request(recipesRoutes.deleteRecipe, { params: { id: soup.id } }, anna);
    expect((await list()).status).toBe(404);
    expect((await restore(1, 2)).status).toBe(404);
    await app.request(recipesRoutes.restoreRecipe, { params: { id: soup.id } }, anna);
    expect((await list()).body.versions).toHaveLength(2);
  });
});

describe('a long history', () => {
  /** About 200 KB, like the longest recipes. */
  const long = { instructions: Array.from({ length: 40 }, (_, n) => `${n} ${'stir '.repeat(980)}`) };
  const history = () =>
    app.database.db
      .selectFrom('recipe_versions')
      .select(['version', 'bytes'])
      .where('recipe_id', '=', soup.id)
      .orderBy('version', 'desc')
      .execute();

  test('takes at most 2 MB and retains the first and latest versions', async () => {
    soup = await createRecipe(app, anna, { title: 'Soup 1', ...long });
    await changeUntil(40);
    const versions = await history();
    expect(versions.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(versions.length).toBeGreaterThanOrEqual(8);
    expect(versions.map(({ version }) => version)).toEqual(expect.arrayContaining([39, 38, 1]));
    expect((await restore(1, 40)).body).toMatchObject({ title: 'Soup 1', version: 41 });
  });

  test('is thinned with age', async () => {
    await changeUntil(30);
    app.clock.advance({ days: 2 });
    await change({ title: 'Soup 31', version: 30 });
    // The one replaced just now, the last of the hour two days ago, and the first.
    expect((await history()).map(({ version }) => version)).toEqual([30, 29, 1]);
    expect((await list()).body.versions.map(({ version }) => version)).toEqual([31, 30, 29, 1]);
  });

  test('has at most the configured number of versions', async () => {
    await changeUntil(VERSIONS_MAX + 10);
    const versions = (await history()).map(({ version }) => version);
    expect(versions).toHaveLength(VERSIONS_MAX);
    expect(versions).toEqual(expect.arrayContaining([VERSIONS_MAX + 9, VERSIONS_MAX + 8, 1]));
  });
});

describe('restoring a version', () => {
  test('makes it the newest version and retains the replaced one', async () => {
    await change({ title: 'Stew', ingredients: ['beef'], cooking_time: 90, category: null, version: 1 });
    const { body } = await restore(1, 2);
    const { updated_at: _before, version: _first, ...rest } = soup;
    expect(body).toMatchObject({ ...rest, version: 3 });
    const { versions } = (await list()).body;
    expect(versions.map(({ version, content }) => [version, content.title, content.cooking_time])).toEqual([
      [3, 'Soup 1', null],
      [2, 'Stew', 90],
      [1, 'Soup 1', null],
    ]);
    const found = await app.request(recipesRoutes.listRecipes, { query: { q: 'onion' } }, anna);
    expect(found.body.recipes.map(({ id }) => id)).toEqual([soup.id]);
  });

  test('does not change the favorite', async () => {
    await changeUntil(2);
    await change({ is_favorite: true });
    expect((await restore(1, 2)).body).toMatchObject({ title: 'Soup 1', is_favorite: true });
  });

  test('conflicts if the recipe was changed since', async () => {
    await changeUntil(3);
    const { status, error } = await restore(1, 2);
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'conflict', message: RECIPE_TEXTS.changed_meanwhile });
    expect((await list()).body.versions[0]).toMatchObject({ version: 3, content: { title: 'Soup 3' } });
  });

  test.each([2, 9, 2_147_483_647, Number.MAX_SAFE_INTEGER])(
    '%i that does not exist or is current answers 404',
    async (version) => {
      await changeUntil(2);
      const { status, error } = await restore(version, 2);
      expect(status).toBe(404);
      expect(error.message).toBe(VERSIONS_TEXTS.not_found);
    },
  );

  test('of a missing recipe answers 404', async () => {
    const params = { id: randomUUID(), version: '1' };
    const { status } = await app.request(versionsRoutes.restoreVersion, { params, body: { version: 2 } }, anna);
    expect(status).toBe(404);
  });
});

describe('a history that exceeds the limits', () => {
  const LIMIT = 10;

  test('is thinned without an update of its recipe, and no other is changed', async () => {
    await changeUntil(VERSIONS_MAX);
    const short = await createRecipe(app, anna);
    await app.send({ method: 'PATCH', url: `/api/recipes/${short.id}`, payload: { title: 'Stew', version: 1 } }, anna);
    const readVersions = async (id: string) => {
      const { db } = app.database;
      const rows = await db.selectFrom('recipe_versions').select('version').where('recipe_id', '=', id).execute();
      return rows.map(({ version }) => version).toSorted((a, b) => a - b);
    };
    const quotas = z.object(quotaVariables).parse({ QUOTA_VERSIONS: String(LIMIT) });
    const thin = (isStopping = false) =>
      thinHistories({ database: app.database, quotas, now: app.clock.now(), isStopping: () => isStopping });

    await thin(true);
    expect(await readVersions(soup.id)).toHaveLength(VERSIONS_MAX - 1);
    await Promise.all([thin(), thin()]);
    const left = await readVersions(soup.id);
    expect(left).toHaveLength(LIMIT);
    expect([left[0], left.at(-1)]).toEqual([1, VERSIONS_MAX - 1]);
    expect(await readVersions(short.id)).toEqual([1]);
  });
});
