import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { communityRoutes } from '@larder/contract/community';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';

import { migrate } from '#platform/db/migrate.ts';
import type { Database } from '#platform/db/open.ts';
import { toJson } from '#platform/db/tables.ts';
import { REECE_ACCOUNT_ID, TOMBSTONE_ID } from '#features/personal-data/system-accounts.ts';

import { startApp, type TestApp } from '../../test/app.ts';
import { createEmptyDatabase, type DatabasePlace } from '../../test/database.ts';
import {
  createCommunityRecipe,
  createUser,
  createRating,
  createRecipe,
  newRecipe,
  type TestUser,
} from '../../test/factories.ts';
import { schemaSteps } from './steps.ts';

const before = Object.fromEntries(Object.entries(schemaSteps).filter(([name]) => name < '0031'));

let place: DatabasePlace;
let database: Database;
let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeEach(async () => {
  place = await createEmptyDatabase();
  database = place.open();
  await migrate(database, before, place.dataDir);
  app = await startApp({ database });
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterEach(async () => {
  await app.close();
  await place.remove();
});

const upgrade = () => migrate(database, schemaSteps, place.dataDir);

/** A community recipe with the given ratings and counters. Null is a deleted person. */
async function rated(shared_by: string, ratings: readonly (readonly [string | null, number])[]): Promise<string> {
  const { id } = await createCommunityRecipe(app, { shared_by });
  for (const [user_id, rating] of ratings) await createRating(app, { recipe_id: id, user_id, rating });
  const stars = ratings.map(([, given]) => given);
  const count = (of: number) => stars.filter((given) => given === of).length;
  await database.db
    .updateTable('community_recipes')
    .set({
      stars_1: count(1),
      stars_4: count(4),
      stars_5: count(5),
      ratings_count: stars.length,
      rating: stars.reduce((sum, given) => sum + given, 0) / stars.length,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

test('migration 0031 deletes ratings that authors gave their own recipes and counts the others anew', async () => {
  const mixed = await rated(anna.id, [
    [anna.id, 5],
    [bruno.id, 1],
    [null, 4],
  ]);
  const alone = await rated(anna.id, [[anna.id, 5]]);
  const others = await rated(bruno.id, [[anna.id, 5]]);
  const house = await rated(REECE_ACCOUNT_ID, [[bruno.id, 4]]);
  const left = await rated(TOMBSTONE_ID, [[null, 4]]);
  await upgrade();
  const list = async (id: string) =>
    (await app.request(ratingsRoutes.listRatings, { params: { id }, query: {} }, anna)).body;
  expect(await list(mixed)).toMatchObject({ rating: 2.5, ratings_count: 2, spread: [1, 0, 0, 1, 0], own: null });
  expect(await list(alone)).toMatchObject({ rating: 0, ratings_count: 0, spread: [0, 0, 0, 0, 0], own: null });
  expect(await list(others)).toMatchObject({ rating: 5, ratings_count: 1, own: { rating: 5 } });
  expect(await list(house)).toMatchObject({ rating: 4, ratings_count: 1 });
  expect(await list(left)).toMatchObject({ rating: 4, ratings_count: 1 });
});

/** A recipe of Anna in the old tables, which today's routes do not write. */
async function insertRecipe(title: string): Promise<string> {
  const id = randomUUID();
  const { ingredients, instructions, ...texts } = newRecipe({ title });
  const now = app.clock.now();
  await database.db
    .insertInto('recipes')
    .values({
      ...texts,
      id,
      user_id: anna.id,
      ingredients: toJson(ingredients),
      instructions: toJson(instructions),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

test('migration 0032 lets existing titles that differ in case alone be updated, and rejects further ones', async () => {
  const recipes = [];
  for (const [at, title] of ['Goulash', 'GOULASH', 'Goulásh'].entries()) {
    const recipeId = await insertRecipe(title);
    const { id } = await createCommunityRecipe(app, {
      shared_by: anna.id,
      recipe_id: recipeId,
      title,
      created_at: new Date(Date.UTC(2025, 0, 3 - at)),
    });
    recipes.push({ id, recipeId });
  }
  for (const shared_by of [bruno.id, TOMBSTONE_ID]) {
    await createCommunityRecipe(app, { shared_by, title: 'goulash' });
  }
  await upgrade();
  const { rows } = await sql<{ title: string }>`
    select title from community_recipes where shared_by = ${anna.id} and title_key is not null`.execute(database.db);
  expect(rows).toEqual([{ title: 'Goulásh' }]);
  for (const { id, recipeId } of recipes) {
    const body = { description: 'Hotter.', version: 1 };
    await app.request(recipesRoutes.updateRecipe, { params: { id: recipeId }, body }, anna);
    const { status } = await app.request(communityRoutes.updateCommunityCopy, { params: { id } }, anna);
    expect(status).toBe(200);
  }
  const another = await createRecipe(app, anna, { title: 'goulash' });
  const shared = await app.request(communityRoutes.shareToCommunity, { params: { id: another.id } }, anna);
  expect([shared.status, shared.error.message]).toEqual([409, 'Recipe already shared to community']);
});
