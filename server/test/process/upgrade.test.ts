import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { RecipePage } from '@larder/contract/recipes';

import { hashPassword } from '#features/account/passwords.ts';
import { migrate } from '#platform/db/migrate.ts';

import { schemaSteps } from '../../src/migrations/steps.ts';
import { createEmptyDatabase, type DatabasePlace } from '../database.ts';
import { environmentOf, runServerProcess, type ServerProcess, startServerProcess } from './server-process.ts';

const OLDEST = '0001-first';
const PASSWORD = 'a pinch of salt';
/** A generous limit for the background derivation of columns, even on a busy machine. */
const WORK_WAIT = { timeout: 30_000, interval: 50 };

const DAY_MS = 24 * 60 * 60 * 1000;
const yesterday = new Date(Date.now() - DAY_MS);
const tomorrow = new Date(Date.now() + DAY_MS);
const stamps = { created_at: yesterday, updated_at: yesterday };

const anna = { id: uuidv7(), email: 'anna@example.org' };
const bruno = { id: uuidv7(), email: 'bruno@example.org' };
const jelly = uuidv7();
const binned = uuidv7();
const given = uuidv7();

const recipe = {
  description: 'As grandmother made it.',
  ingredients: JSON.stringify(['2 kg quinces', '1 kg sugar']),
  instructions: JSON.stringify(['Cook the quinces.', 'Strain, and cook with the sugar.']),
  image_url: 'https://pictures.example.org/jelly.jpg',
  is_ai_generated: false,
  category: 'Dessert',
  preparation_time: 30,
  cooking_time: 60,
  servings: 8,
};

/** Inserts rows into each table that the first version wrote to. */
const writeRows = async (db: Kysely<unknown>): Promise<void> => {
  const password = await hashPassword(PASSWORD);
  const tables: Record<string, readonly Record<string, unknown>[]> = {
    users: [anna, bruno].map((person) => ({
      ...person,
      name: person.email.split('@')[0],
      is_admin: person === anna,
      ...stamps,
    })),
    sessions: [{ id: uuidv7(), token: 'of-old', user_id: anna.id, expires_at: tomorrow, user_agent: 'x', ...stamps }],
    accounts: [anna, bruno].map(({ id }) => ({
      id: uuidv7(),
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password,
      ...stamps,
    })),
    user_profiles: [anna, bruno].map(({ id, email }) => ({
      user_id: id,
      email,
      username: `Cook ${email}`,
      bio: 'I like quinces.',
      phone_number: '+44 20 7946 0000',
      notification_preferences: JSON.stringify({ email: false, push: true }),
    })),
    admin_users: [{ id: anna.id }],
    // An unverified factor: the first version could not verify factors.
    auth_factors: [
      {
        id: uuidv7(),
        user_id: anna.id,
        factor_type: 'totp',
        status: 'unverified',
        friendly_name: 'My phone',
        // Recent, because housekeeping deletes old unverified factors.
        created_at: new Date(),
        updated_at: new Date(),
      },
    ],
    recipes: [
      { id: jelly, user_id: anna.id, title: 'Quince jelly', is_favorite: true, ...recipe, ...stamps },
      { id: binned, user_id: anna.id, title: 'Burnt toast', deleted_at: yesterday, ...recipe, ...stamps },
    ],
    recipe_search: [
      { id: jelly, scope: `u${anna.id.replaceAll('-', '')}`, title: 'quince jelly', body: 'grandmother made' },
    ],
    shared_recipes: [{ recipe_id: jelly, shared_by: anna.id, shared_with: bruno.id, created_at: yesterday }],
    community_recipes: [
      {
        id: given,
        shared_by: anna.id,
        title: 'Quince jelly',
        rating: 4,
        ratings_count: 1,
        views: 7,
        ...recipe,
        created_at: yesterday,
      },
    ],
    recipe_ratings: [{ recipe_id: given, user_id: bruno.id, rating: 4, comment: 'Sets well.', ...stamps }],
    rate_limits: [{ key: `sign-in:${anna.email}`, window_ends_at: tomorrow, count: 1 }],
  };
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
    }
  }
};

interface TableContent {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly object[];
}

/** Reads all tables except those of the full-text index. With `former`, reads only its tables and columns. */
async function readAll(db: Kysely<unknown>, former?: readonly TableContent[]): Promise<readonly TableContent[]> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('recipe_search_fts'));
  return Promise.all(
    tables
      .filter(({ name }) => former === undefined || former.some(({ table }) => table === name))
      .map(async ({ name: table, columns: all }) => {
        const formerColumns = former?.find((one) => one.table === table)?.columns;
        const columns = all
          .map(({ name }) => name)
          // Generated columns of the search index.
          .filter((name) => name !== 'document' && name !== 'doc_id')
          .filter((name) => formerColumns === undefined || formerColumns.includes(name))
          .toSorted();
        const list = sql.join(columns.map((name) => sql.ref(name)));
        const { rows } = await sql<object>`select ${list} from ${sql.table(table)}`.execute(db);
        return { table, columns, rows };
      }),
  );
}

let place: DatabasePlace;
let server: ServerProcess | undefined;
beforeEach(async () => {
  place = await createEmptyDatabase();
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await server?.ended;
  server = undefined;
  await place.remove();
});

/** Creates a database of the first version, with rows. */
async function createOldDatabase(): Promise<readonly TableContent[]> {
  const database = place.open();
  const db = database.db as unknown as Kysely<unknown>;
  await migrate(database, { [OLDEST]: schemaSteps[OLDEST] ?? expect.fail('no first step') }, place.dataDir);
  await writeRows(db);
  const content = await readAll(db);
  await database.close();
  return content;
}

/** Reads the same tables and columns after an upgrade. */
async function readAgain(before: readonly TableContent[]): Promise<readonly TableContent[]> {
  const database = place.open();
  const after = await readAll(database.db as unknown as Kysely<unknown>, before);
  await database.close();
  return after;
}

test('a server upgrades the oldest database and preserves all of its rows', async () => {
  const before = await createOldDatabase();
  // No version ever wrote to these two tables in their first form.
  const empty = before.filter(({ rows }) => rows.length === 0).map(({ table }) => table);
  expect(empty.toSorted()).toEqual(['chat_messages', 'verifications']);

  server = await startServerProcess(environmentOf(place));
  const { url } = server;
  const after = new Map((await readAgain(before)).map((content) => [content.table, content]));
  for (const { table, columns, rows } of before) {
    // The search index is rebuilt, and the two empty tables are recreated or dropped.
    if (table === 'recipe_search' || empty.includes(table)) continue;
    expect(after.get(table)?.columns, table).toEqual(columns);
    expect(after.get(table)?.rows, table).toEqual(expect.arrayContaining([...rows]));
  }

  // While columns are derived in the background, a busy machine may answer 503.
  const answerTo = (path: string, init: RequestInit): Promise<Response> =>
    vi.waitFor(async () => {
      const answer = await fetch(`${url}${path}`, init);
      expect(answer.status, path).toBe(200);
      return answer;
    }, WORK_WAIT);
  const signIn = async ({ email }: { email: string }): Promise<string> => {
    const { headers } = await answerTo('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const pairs = headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    return pairs.join('; ');
  };
  const get = async (cookie: string, path: string): Promise<unknown> => {
    const answer = await answerTo(path, { headers: { cookie } });
    return answer.json();
  };

  const [asAnna, asBruno] = [await signIn(anna), await signIn(bruno)];
  const ownTitles = async (query = '') =>
    RecipePage.parse(await get(asAnna, `/api/recipes${query}`)).recipes.map(({ title }) => title);
  expect(await ownTitles()).toEqual(['Quince jelly']);
  expect(await get(asAnna, '/api/bin')).toMatchObject({ recipes: [{ title: 'Burnt toast' }] });
  expect(await get(asBruno, '/api/shared-with-me')).toMatchObject({ recipes: [{ title: 'Quince jelly' }] });
  expect(await get(asBruno, `/api/recipes/${jelly}`)).toMatchObject({ ingredients: ['2 kg quinces', '1 kg sugar'] });
  expect(await get(asBruno, '/api/community/recipes?q=quince')).toMatchObject({
    recipes: [{ title: 'Quince jelly', rating: 4, ratings_count: 1, views: 7 }],
  });
  expect(await get(asAnna, '/api/profile')).toMatchObject({
    bio: 'I like quinces.',
    notification_preferences: { email: false, push: true },
    // Existing users skip the tour.
    tour_seen: true,
  });
  await vi.waitFor(async () => {
    expect(await get(asAnna, '/api/stats')).toMatchObject({ totalRecipes: 1, totalCookingTime: 60 });
    expect(await ownTitles('?q=grandmother')).toEqual(['Quince jelly']);
  }, WORK_WAIT);
});

test('a failed migration changes nothing and is explained in plain words', async () => {
  const before = await createOldDatabase();
  const obstruct = async (statement: string): Promise<void> => {
    const database = place.open();
    await sql.raw(statement).execute(database.db);
    await database.close();
  };
  // A foreign table occupies the name of one that a later migration creates.
  await obstruct('create table milestones (name text)');
  const { code, output } = await runServerProcess(environmentOf(place));
  expect(code).toBe(1);
  expect(output).toMatch(
    /could not be brought up to date \(step "0022-milestones": .*milestones.*\)\. Nothing was changed/u,
  );
  expect(output, 'no stack trace').not.toMatch(/^\s+at /mu);
  await obstruct('drop table milestones');
  expect(await readAgain(before)).toEqual(before);
});
