import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { binRoutes } from '@larder/contract/bin';
import { cookbookRoutes } from '@larder/contract/cookbook';
import { recipesRoutes } from '@larder/contract/recipes';
import { versionsRoutes } from '@larder/contract/versions';

import { toJson } from '#platform/db/tables.ts';

import { runHousekeeping } from '../../housekeeping.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, newRecipe, type TestUser } from '../../../test/factories.ts';
import { deriveAgain } from './commands/derive-again.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

const db = () => app.database.db;

const NOTHING = { recipes: 0, ai_generated: 0, cooking_minutes: 0, with_cooking_time: 0 };

/** The stored counters of a user. */
async function stored({ id }: TestUser) {
  const counters = await db()
    .selectFrom('recipe_figures')
    .select(['recipes', 'ai_generated', 'cooking_minutes', 'with_cooking_time'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  const foods = await db().selectFrom('food_counts').select(['food', 'count']).where('user_id', '=', id).execute();
  const kinds = await db().selectFrom('recipe_kinds').selectAll().where('user_id', '=', id).execute();
  return {
    ...(counters ?? NOTHING),
    foods: Object.fromEntries(foods.map(({ food, count }) => [food, count])),
    kinds: Object.fromEntries(kinds.filter(({ count }) => count > 0).map((kind) => [kindOf(kind), kind.count])),
  };
}

function kindOf(of: { category: string | null; is_vegetarian: boolean; is_vegan: boolean; is_gluten_free: boolean }) {
  const { category, is_vegetarian, is_vegan, is_gluten_free } = of;
  return JSON.stringify([category ?? '', is_vegetarian, is_vegan, is_gluten_free]);
}

/** The same, counted from the recipes. */
async function recounted({ id }: TestUser) {
  const rows = await db()
    .selectFrom('recipes')
    .selectAll()
    .where('user_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  const foods: Record<string, number> = {};
  for (const food of rows.flatMap((row) => row.foods)) foods[food] = (foods[food] ?? 0) + 1;
  const kinds = Object.fromEntries([...Map.groupBy(rows, kindOf)].map(([kind, { length }]) => [kind, length]));
  const timed = rows.flatMap(({ cooking_time }) => (cooking_time === null ? [] : [cooking_time]));
  return {
    recipes: rows.length,
    ai_generated: rows.filter((row) => row.is_ai_generated).length,
    cooking_minutes: timed.reduce((sum, minutes) => sum + minutes, 0),
    with_cooking_time: timed.length,
    foods,
    kinds,
  };
}

async function change(id: string, body: object, person = anna): Promise<number> {
  const { body: recipe } = await app.request(recipesRoutes.getRecipe, { params: { id } }, person);
  const payload = { version: recipe.version, ...body };
  return (await app.send({ method: 'PATCH', url: `/api/recipes/${id}`, payload }, person)).status;
}

/** A recipe that is not derived yet, as before the counters existed. */
async function createUnderived(person: TestUser, row: { readonly deleted_at?: Date } = {}): Promise<string> {
  const id = randomUUID();
  const { title, description, ingredients, instructions } = newRecipe({ title: 'Old Stew' });
  const lists = { ingredients: toJson(ingredients), instructions: toJson(instructions) };
  const at = app.clock.now();
  const stamps = { created_at: at, updated_at: at };
  await db()
    .insertInto('recipes')
    .values({ id, user_id: person.id, title, description, cooking_time: 30, ...lists, ...stamps, ...row })
    .execute();
  return id;
}

const deriveAll = () => deriveAgain({ ...app.database, databaseKind: app.database.kind, isStopping: () => false });

describe('the counters of a user', () => {
  test('count recipes, times and foods', async () => {
    await createRecipe(app, anna, {
      ingredients: ['For the sauce:', '6 tomatoes', '1 onion', 'a tomato'],
      cooking_time: 20,
    });
    await createRecipe(app, anna, { ingredients: ['2 tomatoes', 'dragon scales'], is_ai_generated: true });
    expect(await stored(anna)).toEqual({
      recipes: 2,
      ai_generated: 1,
      cooking_minutes: 20,
      with_cooking_time: 1,
      foods: { tomato: 2, onion: 1, 'dragon scale': 1 },
      kinds: { '["Main Dish",true,true,true]': 1, '["Main Dish",false,false,false]': 1 },
    });
  });

  test('equal a recount after any sequence of writes', async () => {
    const foods = fc.uniqueArray(fc.constantFrom('egg', 'milk', '2 onions', 'moon dust', '1 tomato', 'tomatoes'), {
      minLength: 1,
    });
    const time = fc.option(fc.integer({ min: 0, max: 90 }));
    const category = fc.constantFrom('Soup' as const, 'Salad' as const, null);
    const which = fc.nat(4);
    const contentOf = (each: { foods: string[]; time: number | null; category: 'Soup' | 'Salad' | null }) => ({
      ingredients: each.foods,
      cooking_time: each.time,
      category: each.category,
    });
    const step = fc.oneof(
      fc.record({ do: fc.constant('create' as const), foods, time, category, ai: fc.boolean() }),
      fc.record({ do: fc.constant('change' as const), which, foods, time, category }),
      fc.record({ do: fc.constantFrom('delete', 'restore', 'again', 'back', 'heart', 'purge'), which }),
      fc.record({ do: fc.constantFrom('deleteAll', 'restoreAll', 'empty') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const cook = await createUser(app);
        const ids: string[] = [];
        for (const each of steps) {
          const id = 'which' in each ? (ids[each.which % Math.max(1, ids.length)] ?? randomUUID()) : randomUUID();
          const params = { id };
          if (each.do === 'create' && 'ai' in each) {
            const body = newRecipe({ id, ...contentOf(each), is_ai_generated: each.ai });
            await app.request(recipesRoutes.createRecipe, { body }, cook);
            ids.push(id);
          } else if (each.do === 'change' && 'foods' in each) {
            const recipe = await app.request(recipesRoutes.getRecipe, { params }, cook);
            if (recipe.status === 200) {
              await change(id, contentOf(each), cook);
            }
          } else if (each.do === 'delete') await app.request(recipesRoutes.deleteRecipe, { params }, cook);
          else if (each.do === 'restore') await app.request(recipesRoutes.restoreRecipe, { params }, cook);
          else if (each.do === 'again') {
            await app.request(recipesRoutes.createRecipe, { body: newRecipe({ id, ingredients: ['egg'] }) }, cook);
            if (!ids.includes(id)) ids.push(id);
          } else if (each.do === 'back') {
            const back = { params: { id, version: '1' }, body: { version: 2 } };
            await app.request(versionsRoutes.restoreVersion, back, cook);
          } else if (each.do === 'heart') {
            await app.request(recipesRoutes.updateRecipe, { params, body: { is_favorite: true } }, cook);
          } else if (each.do === 'purge') await app.request(binRoutes.deleteForGood, { params }, cook);
          else if (each.do === 'empty') await app.request(binRoutes.emptyBin, {}, cook);
          else if (ids.length > 0) {
            const route = each.do === 'deleteAll' ? cookbookRoutes.deleteRecipes : cookbookRoutes.restoreRecipes;
            await app.request(route, { body: { ids } }, cook);
          }
        }
        expect(await stored(cook)).toEqual(await recounted(cook));
        const filters = [
          { category: 'Soup' },
          { tags: 'Lunch,Vegan' },
          { tags: 'Gluten-Free' },
          { favorites: 'true' as const },
        ];
        for (const query of filters) {
          const { body: listed } = await app.request(recipesRoutes.listRecipes, { query }, cook);
          const { body: counted } = await app.request(recipesRoutes.countRecipes, { query }, cook);
          expect(counted.count).toBe(listed.recipes.length);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('equal a recount after concurrent writes', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => (await createRecipe(app, anna, { cooking_time: n })).id),
    );
    const body = { ids };
    await Promise.all([
      ...ids.map((id) => {
        const payload = { version: 1, ingredients: ['egg', 'moon dust'], cooking_time: 7 };
        return app.send({ method: 'PATCH', url: `/api/recipes/${id}`, payload }, anna);
      }),
      ...ids.map((id) => app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna)),
      app.request(cookbookRoutes.deleteRecipes, { body: { ids: ids.toReversed() } }, anna),
      app.request(cookbookRoutes.restoreRecipes, { body }, anna),
      ...ids.map((id) => app.request(recipesRoutes.restoreRecipe, { params: { id } }, anna)),
      createRecipe(app, anna),
      deriveAll(),
    ]);
    expect(await stored(anna)).toEqual(await recounted(anna));
  });

  test('exclude recipes of other users', async () => {
    const bruno = await createUser(app);
    await createRecipe(app, bruno, { cooking_time: 5 });
    expect(await stored(anna)).toEqual({ ...NOTHING, foods: {}, kinds: {} });
  });
});

describe('a recipe that is not derived yet', () => {
  test('is derived and counted once, also by concurrent runs', async () => {
    await createUnderived(anna);
    await createUnderived(anna);
    const binned = await createUnderived(anna, { deleted_at: app.clock.now() });
    expect((await stored(anna)).recipes).toBe(0);
    const listed = await app.request(recipesRoutes.countRecipes, { query: {} }, anna);
    expect(listed.body.count).toBe(2);
    const filtered = await app.request(recipesRoutes.countRecipes, { query: { category: 'Main Dish' } }, anna);
    expect(filtered.body.count).toBe(2);
    await Promise.all([deriveAll(), deriveAll(), deriveAll()]);
    await deriveAll();
    expect(await stored(anna)).toMatchObject({ recipes: 2, cooking_minutes: 60, foods: { tomato: 2, onion: 2 } });
    const row = await db().selectFrom('recipes').selectAll().where('id', '=', binned).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ title_order: 'old stew', foods: ['tomato', 'onion'], is_vegan: true });
    await app.request(recipesRoutes.restoreRecipe, { params: { id: binned } }, anna);
    expect((await stored(anna)).recipes).toBe(3);
    expect(await stored(anna)).toEqual(await recounted(anna));
  });

  test('can be deleted, restored and updated before it is derived', async () => {
    const [first, second] = [await createUnderived(anna), await createUnderived(anna)];
    await app.request(recipesRoutes.deleteRecipe, { params: { id: first } }, anna);
    await app.request(recipesRoutes.restoreRecipe, { params: { id: first } }, anna);
    expect((await stored(anna)).recipes).toBe(0);
    expect(await change(second, { title: 'Newer Stew' })).toBe(200);
    expect((await stored(anna)).recipes).toBe(1);
    await deriveAll();
    expect(await stored(anna)).toEqual(await recounted(anna));
    expect((await stored(anna)).recipes).toBe(2);
  });

  test('is derived for every user, in several batches', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => createUser(app)));
    for (const person of users) for (let n = 0; n < 40; n++) await createUnderived(person);
    await deriveAll();
    for (const person of users) expect(await stored(person)).toMatchObject({ recipes: 40, foods: { tomato: 40 } });
  });
});

test('purging a recipe deletes its versions and leaves the counters correct', async () => {
  const { id } = await createRecipe(app, anna);
  await change(id, { title: 'Changed' });
  await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
  app.clock.advance({ days: 31 });
  await runHousekeeping({ db: db(), blobs: app.blobs, now: app.clock.now() });
  expect(await db().selectFrom('recipes').select('id').where('id', '=', id).execute()).toEqual([]);
  expect(await db().selectFrom('recipe_versions').selectAll().where('recipe_id', '=', id).execute()).toEqual([]);
  expect(await stored(anna)).toEqual(await recounted(anna));
});
