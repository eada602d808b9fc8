import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { binRoutes } from '@larder/contract/bin';
import { cookbookRoutes } from '@larder/contract/cookbook';
import { recipesRoutes } from '@larder/contract/recipes';

import { purgeBin } from '#features/recipes/commands/purge.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { describeOn } from '../../../test/database.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterAll(() => app.close());

const list = (query: { readonly cursor?: string; readonly limit?: number } = {}, person = anna) =>
  app.request(binRoutes.listBin, { query }, person);

/** Creates a recipe in the bin. */
async function createBinned(title: string, person = anna): Promise<string> {
  const { id } = await createRecipe(app, person, { title });
  await app.request(recipesRoutes.deleteRecipe, { params: { id } }, person);
  return id;
}

async function exists(id: string): Promise<boolean> {
  return (await app.database.db.selectFrom('recipes').select('id').where('id', '=', id).execute()).length === 1;
}

describe('the bin', () => {
  test('is empty for a new user and excludes recipes of others', async () => {
    await createBinned('Bruno’s', bruno);
    await createRecipe(app, anna);
    expect((await list()).body).toEqual({ recipes: [], count: 0, next_cursor: null });
  });

  test('lists recipes in pages, most recently deleted first, with their purge time', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      await createBinned(title);
      if (title !== 'Three') app.clock.advance({ seconds: 1 });
    }
    const titles = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: Awaited<ReturnType<typeof list>> = await list({ limit: 2, ...(cursor === '' ? {} : { cursor }) });
      expect(body.count).toBe(5);
      titles.push(...body.recipes.map(({ title }) => title));
      cursor = body.next_cursor;
    }
    expect(titles).toEqual(['Five', 'Four', 'Three', 'Two', 'One']);
    const [first] = (await list()).body.recipes;
    expect(Date.parse(first?.purged_at ?? '') - Date.parse(first?.deleted_at ?? '')).toBe(30 * 24 * 60 * 60 * 1000);
  });

  test('refuses a forged cursor', async () => {
    const { status, error } = await list({ cursor: 'nonsense' });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['cursor']);
  });
});

describe('permanent deletion', () => {
  test('removes one recipe from the bin', async () => {
    const [gone, other] = [await createBinned('Gone'), await createBinned('Other')];
    expect((await app.request(binRoutes.deleteForGood, { params: { id: gone } }, anna)).status).toBe(204);
    expect([await exists(gone), await exists(other)]).toEqual([false, true]);
    expect((await app.request(recipesRoutes.restoreRecipe, { params: { id: gone } }, anna)).status).toBe(404);
    expect((await app.request(binRoutes.deleteForGood, { params: { id: gone } }, anna)).status).toBe(404);
  });

  test('applies only to recipes in the actor’s bin', async () => {
    const { id } = await createRecipe(app, anna);
    const theirs = await createBinned('Bruno’s', bruno);
    for (const each of [id, theirs]) {
      expect((await app.request(binRoutes.deleteForGood, { params: { id: each } }, anna)).status).toBe(404);
      expect(await exists(each)).toBe(true);
    }
  });

  test('emptying the bin deletes neither other recipes nor those of other users', async () => {
    const { id } = await createRecipe(app, anna);
    const theirs = await createBinned('Bruno’s', bruno);
    // More than one batch.
    const ids = [];
    for (let n = 0; n < 201; n++) ids.push((await createRecipe(app, anna)).id);
    await app.request(cookbookRoutes.deleteRecipes, { body: { ids } }, anna);
    expect((await list()).body.count).toBe(201);
    expect((await app.request(binRoutes.emptyBin, {}, anna)).status).toBe(204);
    expect((await list()).body.count).toBe(0);
    expect([await exists(id), await exists(theirs)]).toEqual([true, true]);
  });

  for (const [caller, empty] of [
    ['its owner', () => app.request(binRoutes.emptyBin, {}, anna)],
    ['the daily purge', () => purgeBin({ db: app.database.db, now: app.clock.now() })],
  ] as const) {
    describeOn('postgres')(`by ${caller}`, () => {
      test('skips a recipe that is being restored', async () => {
        const id = await createBinned('Soup');
        app.clock.advance({ days: 31 });
        const { emptied } = await app.database.db.transaction().execute(async (trx) => {
          await trx.updateTable('recipes').set({ deleted_at: null }).where('id', '=', id).execute();
          const emptying = empty();
          // Until it waits for the lock on the recipe.
          await setTimeout(300);
          return { emptied: emptying };
        });
        await emptied;
        expect(await exists(id)).toBe(true);
      });
    });
  }
});
