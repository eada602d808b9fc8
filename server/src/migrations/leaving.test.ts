import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { migrate } from '#platform/db/migrate.ts';
import { TOMBSTONE_ID } from '#features/personal-data/system-accounts.ts';

import { startApp, type TestApp } from '../../test/app.ts';
import { createEmptyDatabase } from '../../test/database.ts';
import { createAdmin, createCommunityRecipe, createUser, createRating, type TestUser } from '../../test/factories.ts';
import { schemaSteps } from './steps.ts';

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
const isAdmin = async () =>
  (await db().selectFrom('users').select('is_admin').where('id', '=', anna.id).executeTakeFirst())?.is_admin;

describe('users.is_admin', () => {
  test('follows admin_users', async () => {
    expect(await isAdmin()).toBe(false);
    await createAdmin(app, anna);
    expect(await isAdmin()).toBe(true);
    await db().deleteFrom('admin_users').where('id', '=', anna.id).execute();
    expect(await isAdmin()).toBe(false);
  });

  test('cannot be changed directly', async () => {
    const set = (is_admin: boolean) => db().updateTable('users').set({ is_admin }).where('id', '=', anna.id).execute();
    await expect(set(true)).rejects.toThrow('users.is_admin follows admin_users');
    await createAdmin(app, anna);
    await expect(set(false)).rejects.toThrow('users.is_admin follows admin_users');
    expect(await isAdmin()).toBe(true);
    await set(true);
  });

  test('is false for a new user', async () => {
    await expect(createUser(app, { is_admin: true })).rejects.toThrow('users.is_admin follows admin_users');
  });

  test('cannot move to another user', async () => {
    await createAdmin(app, anna);
    const other = await createUser(app);
    const hand = db().updateTable('admin_users').set({ id: other.id }).where('id', '=', anna.id).execute();
    await expect(hand).rejects.toThrow('never changed');
  });

  test('becomes false when the admin rights are deleted', async () => {
    await createAdmin(app, anna);
    await db().deleteFrom('users').where('id', '=', anna.id).execute();
    expect(await db().selectFrom('admin_users').select('id').where('id', '=', anna.id).execute()).toEqual([]);
  });
});

describe('the community', () => {
  test('allows duplicate titles for the tombstone account alone', async () => {
    const goulash = { title: 'Goulash', title_key: 'goulash' };
    for (let n = 0; n < 2; n++) await createCommunityRecipe(app, { shared_by: TOMBSTONE_ID, ...goulash });
    await createCommunityRecipe(app, { shared_by: anna.id, ...goulash });
    await expect(createCommunityRecipe(app, { shared_by: anna.id, ...goulash })).rejects.toThrow(/unique/iu);
  });

  test('retains a rating when its person is deleted', async () => {
    const newUser = await createUser(app);
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    await createRating(app, { recipe_id: id, user_id: newUser.id });
    await db().deleteFrom('users').where('id', '=', newUser.id).execute();
    const ratings = db().selectFrom('recipe_ratings').select(['user_id', 'rating']).where('recipe_id', '=', id);
    expect(await ratings.execute()).toEqual([{ user_id: null, rating: 4 }]);
  });

  test('blocks the deletion of an author who has community recipes', async () => {
    await createCommunityRecipe(app, { shared_by: anna.id });
    await expect(db().deleteFrom('users').where('id', '=', anna.id).execute()).rejects.toThrow(/foreign key/iu);
  });

  test('limits the reason of hiding to 500 characters', async () => {
    const hide = (hidden_reason: string) => createCommunityRecipe(app, { shared_by: anna.id, hidden_reason });
    await hide('x'.repeat(500));
    await expect(hide('x'.repeat(501))).rejects.toThrow(/check constraint/iu);
  });
});

test('migration 0003 preserves admins, community recipes and ratings', async () => {
  const place = await createEmptyDatabase();
  const database = place.open();
  const { '0001-first': first, ...others } = schemaSteps;
  if (first === undefined) throw new Error('There is a first step');
  await migrate(database, { '0001-first': first }, place.dataDir);
  const id = '019b0000-0000-7000-8000-000000000001';
  const other = '019b0000-0000-7000-8000-000000000002';
  const author = '019b0000-0000-7000-8000-000000000003';
  const at = '2026-01-02T03:04:05.678Z';
  for (const statement of [
    `insert into users (id, email, name, email_verified, is_admin, created_at, updated_at)
      values ('${id}', 'anna@example.org', 'Anna', false, false, '${at}', '${at}'),
        ('${other}', 'bruno@example.org', 'Bruno', false, false, '${at}', '${at}'),
        ('${author}', 'clara@example.org', 'Clara', false, false, '${at}', '${at}')`,
    `insert into admin_users (id) values ('${id}')`,
    `insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
      values ('${id}', 'token', '${id}', '${at}', '${at}', '${at}')`,
    `insert into community_recipes (id, shared_by, title, description, ingredients, instructions, rating, ratings_count, views, created_at)
      values ('${id}', '${author}', 'Goulash', 'Red.', '["beef"]', '["Stew it."]', 4.5, 2, 7, '${at}')`,
    `insert into recipe_ratings (recipe_id, user_id, rating, comment, created_at, updated_at)
      values ('${id}', '${id}', 5, 'Mine', '${at}', '${at}'), ('${id}', '${other}', 4, null, '${at}', '${at}')`,
  ]) {
    await sql.raw(statement).execute(database.db);
  }
  await migrate(database, { '0001-first': first, ...others }, place.dataDir);
  const { db: after } = database;
  const person = await after.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(person).toMatchObject({ is_admin: true, disabled_at: null });
  const session = await after.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  expect(session).toMatchObject({ aal: 'aal1', authenticated_at: new Date(at) });
  const recipe = await after.selectFrom('community_recipes').selectAll().executeTakeFirstOrThrow();
  expect(recipe).toMatchObject({
    id,
    title: 'Goulash',
    ingredients: ['beef'],
    rating: 4.5,
    ratings_count: 2,
    views: 7,
  });
  expect(recipe).toMatchObject({ shared_by: author, created_at: new Date(at), hidden_at: null });
  // Recounted with the prior: two ratings do not outweigh five of three stars.
  expect(recipe).toMatchObject({ stars_3: 0, stars_4: 1, stars_5: 1, weighted_rating: 24 / 7 });
  const own = after.selectFrom('recipe_ratings').selectAll().where('user_id', '=', id);
  const rating = await own.executeTakeFirstOrThrow();
  expect(rating).toMatchObject({ recipe_id: id, user_id: id, rating: 5, comment: 'Mine', created_at: new Date(at) });
  expect(rating.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  await database.close();
  await place.remove();
});
