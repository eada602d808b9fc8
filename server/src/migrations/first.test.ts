import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isUniqueViolation } from '#platform/db/errors.ts';
import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../test/app.ts';
import {
  createAccount,
  createAdmin,
  createChatMessage,
  createCommunityRecipe,
  createFactor,
  createUser,
  createRating,
  createRecipe,
  createSession,
  createSharedRecipe,
  type TestUser,
} from '../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
  [anna, bruno] = await Promise.all([createUser(app), createUser(app)]);
});
afterAll(() => app.close());

const db = () => app.database.db;

async function violates(write: Promise<unknown>): Promise<'unique' | 'rule' | 'nothing'> {
  try {
    await write;
    return 'nothing';
  } catch (error) {
    return isUniqueViolation(error) ? 'unique' : 'rule';
  }
}

// A partial index on non-null references counts as well.
test('each foreign key has an index, so that a change of the referenced row scans no table', async () => {
  const { rows } = await (
    app.database.kind === 'sqlite'
      ? sql<{ key: string }>`
        select child.name || '.' || key."from" as key
        from sqlite_schema as child join pragma_foreign_key_list(child.name) as key
        where child.type = 'table' and not exists (
          select 1 from pragma_index_list(child.name) as list join pragma_index_info(list.name) as part
            left join sqlite_schema as made on made.name = list.name
          where part.seqno = 0 and part.name = key."from"
            and (not list.partial or made.sql like '% where ' || key."from" || ' is not null'))`
      : sql<{ key: string }>`
        select conrelid::regclass || '.' || attname as key
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and not exists (
          select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
            and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))`
  ).execute(app.database.db);
  expect(rows).toEqual([]);
});

describe('recipes', () => {
  async function change(column: string, value: unknown) {
    const { id } = await createRecipe(app, anna);
    return violates(sql`update recipes set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db()));
  }

  test.each([
    ['title', ''],
    ['title', '   '],
    ['title', 'x'.repeat(201)],
    ['title', null],
    ['description', 'x'.repeat(5_001)],
    ['image_url', 'x'.repeat(2_001)],
    ['category', 'x'.repeat(101)],
    ['servings', 0],
    ['servings', -1],
    ['preparation_time', -1],
    ['cooking_time', -1],
    ['user_id', randomUUID()],
    ['created_at', null],
  ])('%s rejects %j', async (column, value) => {
    expect(await change(column, value)).toBe('rule');
  });

  test.each([
    ['title', 'x'.repeat(200)],
    ['servings', 1],
    ['preparation_time', 0],
    ['cooking_time', 0],
    ['category', null],
    ['servings', null],
  ])('%s accepts %j', async (column, value) => {
    expect(await change(column, value)).toBe('nothing');
  });

  test('have the category Main Dish by default', async () => {
    const row = {
      id: randomUUID(),
      user_id: anna.id,
      title: 'Bread',
      description: '',
      created_at: new Date(),
      updated_at: new Date(),
    };
    const lists = { ingredients: toJson(['flour']), instructions: toJson(['bake']) };
    const stored = await db()
      .insertInto('recipes')
      .values({ ...row, ...lists })
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      category: 'Main Dish',
      is_ai_generated: false,
      is_favorite: false,
      deleted_at: null,
    });
  });

  test('are read with the types that they were written with', async () => {
    const row = {
      id: randomUUID(),
      user_id: anna.id,
      title: 'Żurek 🍲 מרק',
      description: 'It’s "quoted"\nand broken',
      image_url: null,
      is_ai_generated: true,
      category: 'Soup',
      preparation_time: 20,
      cooking_time: 0,
      servings: 4,
      is_favorite: false,
      created_at: new Date('2026-01-02T03:04:05.678Z'),
      updated_at: new Date('1999-12-31T23:59:59.999Z'),
      deleted_at: null,
    };
    const lists = { ingredients: ['½ l rye starter', '"smoked" \\ bacon', '香菜'], instructions: [] as string[] };
    await db()
      .insertInto('recipes')
      .values({ ...row, ingredients: toJson(lists.ingredients), instructions: toJson(lists.instructions) })
      .execute();
    for (const connection of [app.database.db, app.database.reader]) {
      const stored = await connection
        .selectFrom('recipes')
        .selectAll()
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ ...row, ...lists });
    }
  });

  test('are deleted with their owner, together with their search words', async () => {
    const newUser = await createUser(app);
    const { id } = await createRecipe(app, newUser);
    await db().deleteFrom('users').where('id', '=', newUser.id).execute();
    expect(await db().selectFrom('recipes').selectAll().where('id', '=', id).execute()).toEqual([]);
    expect(await db().selectFrom('recipe_search').selectAll().where('id', '=', id).execute()).toEqual([]);
  });
});

describe('accounts', () => {
  test('an address belongs to one person', async () => {
    expect(await violates(createUser(app, { email: anna.email }))).toBe('unique');
  });

  test('a name has between 1 and the maximum of characters', async () => {
    expect(await violates(createUser(app, { name: '' }))).toBe('rule');
    expect(await violates(createUser(app, { name: 'x'.repeat(81) }))).toBe('rule');
  });

  test('a session token is unique', async () => {
    const { token } = await createSession(app, { user_id: anna.id });
    expect(await violates(createSession(app, { user_id: bruno.id, token }))).toBe('unique');
  });

  test('a person has one password, and an external account belongs to one person', async () => {
    await createAccount(app, { user_id: anna.id, provider_id: 'elsewhere', account_id: '1' });
    expect(await violates(createAccount(app, { user_id: bruno.id, provider_id: 'elsewhere', account_id: '1' }))).toBe(
      'unique',
    );
  });

  test('the address of a profile follows that of its person', async () => {
    const newUser = await createUser(app);
    const email = `moved-${newUser.email}`;
    await db().updateTable('users').set({ email }).where('id', '=', newUser.id).execute();
    const profile = await db()
      .selectFrom('user_profiles')
      .selectAll()
      .where('user_id', '=', newUser.id)
      .executeTakeFirstOrThrow();
    expect(profile).toMatchObject({
      email,
      two_factor_enabled: false,
      notification_preferences: { email: true, push: false },
    });
  });

  test('sessions, passwords, profile, factors and admin rights are deleted with their person', async () => {
    const newUser = await createUser(app, { password: 'correct horse' });
    await createFactor(app, { user_id: newUser.id });
    await createAdmin(app, newUser);
    await db().deleteFrom('users').where('id', '=', newUser.id).execute();
    for (const table of ['sessions', 'accounts', 'user_profiles', 'auth_factors'] as const) {
      expect(await db().selectFrom(table).select('user_id').where('user_id', '=', newUser.id).execute(), table).toEqual(
        [],
      );
    }
    expect(await db().selectFrom('admin_users').select('id').where('id', '=', newUser.id).execute()).toEqual([]);
  });

  test('only an existing person can be an admin', async () => {
    expect(await violates(createAdmin(app, { id: randomUUID() }))).toBe('rule');
  });

  test('a factor has a known type and status', async () => {
    const newUser = await createUser(app);
    const unknown = (row: object) => violates(createFactor(app, { user_id: newUser.id, ...row }));
    expect(await unknown({ factor_type: 'smoke signal' })).toBe('rule');
    expect(await unknown({ status: 'perhaps' })).toBe('rule');
    expect(await unknown({ factor_type: 'phone', status: 'verified' })).toBe('nothing');
  });
});

describe('sharing', () => {
  test('a recipe is shared with a person once, and never with its owner', async () => {
    const { id } = await createRecipe(app, anna);
    const share = { recipe_id: id, shared_by: anna.id, shared_with: bruno.id };
    expect(await violates(createSharedRecipe(app, share))).toBe('nothing');
    expect(await violates(createSharedRecipe(app, share))).toBe('unique');
    expect(await violates(createSharedRecipe(app, { ...share, shared_with: anna.id }))).toBe('rule');
  });

  test('a share references an existing recipe and existing people', async () => {
    const { id } = await createRecipe(app, anna);
    const share = { recipe_id: id, shared_by: anna.id, shared_with: bruno.id };
    for (const missing of ['recipe_id', 'shared_by', 'shared_with']) {
      expect(await violates(createSharedRecipe(app, { ...share, [missing]: randomUUID() })), missing).toBe('rule');
    }
  });
});

describe('community', () => {
  test('a title is unique per author, and free for others', async () => {
    const goulash = (who: TestUser) =>
      violates(createCommunityRecipe(app, { shared_by: who.id, title: 'Goulash', title_key: 'goulash' }));
    expect(await goulash(anna)).toBe('nothing');
    expect(await goulash(anna)).toBe('unique');
    expect(await goulash(bruno)).toBe('nothing');
  });

  test('community recipes have the same limits as recipes', async () => {
    const bad = (row: object) => violates(createCommunityRecipe(app, { shared_by: anna.id, ...row }));
    expect(await bad({ title: ' ' })).toBe('rule');
    expect(await bad({ servings: 0 })).toBe('rule');
    expect(await bad({ preparation_time: -1 })).toBe('rule');
    expect(await bad({ views: -1 })).toBe('rule');
    expect(await bad({ rating: 5.1 })).toBe('rule');
  });

  test('an average keeps its fraction', async () => {
    const { id } = await createCommunityRecipe(app, {
      shared_by: anna.id,
      rating: 4.25,
      ratings_count: 4,
      is_ai_generated: true,
    });
    const stored = await db()
      .selectFrom('community_recipes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      rating: 4.25,
      ratings_count: 4,
      views: 0,
      is_ai_generated: true,
      ingredients: expect.any(Array),
    });
  });

  test('a rating is from 1 to 5, and unique per person and recipe', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    const rate = (rating: number) => violates(createRating(app, { recipe_id: id, user_id: bruno.id, rating }));
    expect(await rate(0)).toBe('rule');
    expect(await rate(6)).toBe('rule');
    expect(await rate(5)).toBe('nothing');
    expect(await rate(1)).toBe('unique');
  });

  test('ratings are deleted with their recipe', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    await createRating(app, { recipe_id: id, user_id: bruno.id });
    await db().deleteFrom('community_recipes').where('id', '=', id).execute();
    expect(await db().selectFrom('recipe_ratings').selectAll().where('recipe_id', '=', id).execute()).toEqual([]);
  });
});

describe('conversations', () => {
  test('a message has a known role and known actions', async () => {
    const say = (row: object) => violates(createChatMessage(app, { user_id: anna.id, ...row }));
    expect(await say({ type: 'assistant', action: 'recipe_generated' })).toBe('nothing');
    expect(await say({ type: 'stranger' })).toBe('rule');
    expect(await say({ action: 'recipe_burnt' })).toBe('rule');
    expect(await say({ content: 'x'.repeat(100_001) })).toBe('rule');
  });
});
