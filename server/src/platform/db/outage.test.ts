import { setTimeout } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';
import { healthRoutes } from '@larder/contract/health';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';

import { NO_ROOM_TEXT } from '#platform/app-error.ts';

import { type Answer, startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, describeOn } from '../../../test/database.ts';
import { createUser, createRecipe, newRecipe, type TestUser } from '../../../test/factories.ts';
import { type PostgresCluster, startPostgresCluster } from '../../../test/postgres-cluster.ts';
import { schemaSteps } from '../../migrations/steps.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Tables } from './tables.ts';

const PASSWORD = 'correct horse';

let app: TestApp;
let anna: TestUser;
let soup: Recipe;

function create(overrides: Parameters<typeof newRecipe>[0] = {}) {
  return app.request(recipesRoutes.createRecipe, { body: newRecipe(overrides) }, anna);
}

function get(id: string) {
  return app.request(recipesRoutes.getRecipe, { params: { id } }, anna);
}

function search(q: string) {
  return app.request(recipesRoutes.listRecipes, { query: { q } }, anna);
}

function expectUnavailable({ status, error, headers }: Answer<unknown>, message: string = ERROR_TEXTS.unavailable) {
  expect(status).toBe(503);
  expect(error).toEqual({ code: 'unavailable', message, requestId: expect.any(String) });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

/** Each recipe has its search words, and there are no words without a recipe. */
async function expectNothingHalfWritten() {
  const { db } = app.database;
  const recipes = await db.selectFrom('recipes').select('id').orderBy('id').execute();
  const searchable = await db.selectFrom('recipe_search').select('id').orderBy('id').execute();
  expect(searchable).toEqual(recipes);
}

describeOn('postgres')('while PostgreSQL is unavailable', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgresCluster();
    const database = openDatabase({ url: cluster.url, dataDir: '', poolSize: 4 });
    await migrate(database, schemaSteps, '');
    app = await startApp({ database });
    anna = await createUser(app, { password: PASSWORD });
    soup = await createRecipe(app, anna, { title: 'Soup' });
  });
  afterAll(async () => {
    await app.close();
    await cluster.stop();
  });

  test('requests get 503 with Retry-After, and work again after the outage', async () => {
    await cluster.pause();
    expectUnavailable(await get(soup.id));
    expectUnavailable(await search('soup'));
    expectUnavailable(await create());
    expectUnavailable(
      await app.request(
        recipesRoutes.updateRecipe,
        { params: { id: soup.id }, body: { title: 'X', version: 1 } },
        anna,
      ),
    );
    expectUnavailable(await app.request(accountRoutes.getSession, {}, anna));
    expectUnavailable(await app.request(accountRoutes.signIn, { body: { email: anna.email, password: PASSWORD } }));
    expectUnavailable(await app.request(accountRoutes.signOut, {}, anna));
    expectUnavailable(
      await app.request(accountRoutes.signUp, { body: { email: 'new@example.org', password: PASSWORD } }),
    );
    expectUnavailable(await app.request(healthRoutes.getReady, {}));
    expect((await app.request(healthRoutes.getAlive, {})).status).toBe(200);

    await cluster.resume();
    expect((await get(soup.id)).body).toMatchObject(soup);
    expect((await create()).status).toBe(201);
    expect((await app.request(healthRoutes.getReady, {})).status).toBe(200);
    await expectNothingHalfWritten();
  });

  test('a deadlock fails one of two transactions with a transient error', async () => {
    const cooks = [await createUser(app), await createUser(app)];
    const rename = (trx: Kysely<Tables>, who: TestUser | undefined) =>
      trx.updateTable('users').set({ name: 'Anna' }).where('id', '=', String(who?.id)).execute();
    const both = async ([first, second]: readonly TestUser[]) => {
      await app.database.db.transaction().execute(async (trx) => {
        await rename(trx, first);
        await setTimeout(200);
        await rename(trx, second);
      });
    };
    const ends = await Promise.allSettled([both(cooks), both(cooks.toReversed())]);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused).toEqual([expect.any(DatabaseUnavailableError)]);
  });

  test('a request in progress succeeds or gets 503, and acknowledged writes are durable', async () => {
    const answers: Answer<Recipe>[] = [];
    const paused = new AbortController();
    const write = async () => {
      while (!paused.signal.aborted) answers.push(await create());
      answers.push(await create());
    };
    const writers = [write(), write(), write(), write(), write(), write()];
    while (answers.length < 30) await get(soup.id);
    await cluster.pause();
    paused.abort();
    await Promise.all(writers);
    await cluster.resume();

    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expectUnavailable(answer);
    for (const { body } of answers.filter(({ status }) => status === 201))
      expect((await get(body.id)).body).toMatchObject(body);
    await expectNothingHalfWritten();
  });
});

describeOn('sqlite')('while the disk is full', () => {
  beforeAll(async () => {
    app = await startApp();
    anna = await createUser(app, { password: PASSWORD });
    soup = await createRecipe(app, anna, { title: 'Soup' });
  });
  afterAll(() => app.close());

  /** Limits the size of the embedded database. */
  async function allowPages(max: number) {
    await sql`pragma max_page_count = ${sql.lit(max)}`.execute(app.database.db);
  }

  async function fillDisk() {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.database.db);
    await allowPages(rows[0]?.page_count ?? 0);
  }

  const large = { instructions: Array.from({ length: 20 }, (_, index) => `${index} ${'stir '.repeat(900)}`) };

  test('writes get 503 with Retry-After, reads succeed, and writes succeed again with free space', async () => {
    await fillDisk();
    expectUnavailable(await create({ title: 'Too much', ...large }), NO_ROOM_TEXT);
    expectUnavailable(
      await app.request(recipesRoutes.updateRecipe, { params: { id: soup.id }, body: { ...large, version: 1 } }, anna),
      NO_ROOM_TEXT,
    );
    expect((await get(soup.id)).body).toMatchObject(soup);
    expect((await search('soup')).body.recipes).toHaveLength(1);
    expect((await search('too much')).body.recipes).toEqual([]);
    await expectNothingHalfWritten();

    await allowPages(1_000_000);
    expect((await create({ title: 'Too much', ...large })).status).toBe(201);
    expect((await search('too much')).body.recipes).toHaveLength(1);
    await expectNothingHalfWritten();
  });

  test('sign-up stores a complete account or nothing', async () => {
    await fillDisk();
    const register = (index: number) =>
      app.request(accountRoutes.signUp, { body: { email: `person-${index}@example.org`, password: PASSWORD } });
    let index = 0;
    let answer = await register(index);
    while (answer.status === 200 && index < 200) answer = await register(++index);
    expectUnavailable(answer, NO_ROOM_TEXT);
    await allowPages(1_000_000);
    expect((await register(index)).status).toBe(200);
    const { db } = app.database;
    const people = await db
      .selectFrom('users')
      .select('id')
      .where('email', '<>', 'nobody@tombstone.invalid')
      .orderBy('id')
      .execute();
    const profiles = await db.selectFrom('user_profiles').select('user_id as id').orderBy('user_id').execute();
    expect(profiles).toEqual(people);
  });
});

const BREAKS = 20;

describeOn('postgres')('lookups on PostgreSQL', () => {
  test('replace broken connections and leave none open', async () => {
    const place = await createDatabase();
    const database = place.open();
    const admin = new pg.Client(place.url);
    await admin.connect();
    const ask = () => database.lookups.run('select $1::int as n', [7]).catch((error: unknown) => error);

    for (let round = 0; round < BREAKS; round++) {
      const asked = Array.from({ length: 12 }, ask);
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      for (const answer of await Promise.all(asked)) {
        if (Array.isArray(answer)) expect(answer).toEqual([{ n: 7 }]);
        else expect(answer).toBeInstanceOf(DatabaseUnavailableError);
      }
    }
    let answer: unknown;
    for (let tries = 0; tries < 12 && !Array.isArray(answer); tries++) answer = await ask();
    expect(answer).toEqual([{ n: 7 }]);

    await database.close();
    const countOpen = async () => {
      const { rows } = await admin.query<{ open: number }>(
        'select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return rows[0]?.open;
    };
    // The server needs a moment to notice the disconnect.
    await expect.poll(countOpen).toBe(0);
    await admin.end();
    await place.remove();
  });
});
