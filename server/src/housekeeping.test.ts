import { randomUUID } from 'node:crypto';

import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';
import type { TokenScope } from '@larder/contract/route';

import { purgeAudit } from '#platform/audit.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../test/app.ts';
import { createFactor, createUser, createRecipe, createSession, type TestUser } from '../test/factories.ts';
import { runHousekeeping } from './housekeeping.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());

const runNow = () => runHousekeeping({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });

async function count(table: 'sessions' | 'rate_limits' | 'recipes' | 'recipe_search'): Promise<number> {
  return (await app.database.db.selectFrom(table).selectAll().execute()).length;
}

test('housekeeping purges recipes from the bin after thirty days and never touches others', async () => {
  const [binned, remaining] = [await createRecipe(app, anna), await createRecipe(app, anna)];
  await app.request(recipesRoutes.deleteRecipe, { params: { id: binned.id } }, anna);
  app.clock.advance({ days: 29, hours: 23 });
  await runNow();
  expect(
    (await app.request(recipesRoutes.restoreRecipe, { params: { id: binned.id } }, await withNewSession())).status,
  ).toBe(200);

  await app.request(recipesRoutes.deleteRecipe, { params: { id: binned.id } }, await withNewSession());
  app.clock.advance({ days: 30, seconds: 1 });
  await runNow();
  const cook = await withNewSession();
  expect((await app.request(recipesRoutes.restoreRecipe, { params: { id: binned.id } }, cook)).status).toBe(404);
  expect((await app.request(recipesRoutes.getRecipe, { params: { id: remaining.id } }, cook)).status).toBe(200);
  expect(await count('recipe_search')).toBe(await count('recipes'));
});

/** Anna with a session that begins now. */
async function withNewSession(): Promise<TestUser> {
  const other = await createUser(app);
  await app.database.db.updateTable('sessions').set({ user_id: anna.id }).where('user_id', '=', other.id).execute();
  return { ...anna, cookie: other.cookie };
}

test('housekeeping deletes expired sessions and rate limits only', async () => {
  await app.database.db.deleteFrom('sessions').execute();
  await createSession(app, { user_id: anna.id, expires_at: app.clock.now() });
  await createSession(app, { user_id: anna.id });
  const stay = { key: 'stay', count: 1, window_ends_at: new Date(app.clock.now().getTime() + 1) };
  const go = { key: 'go', count: 1, window_ends_at: app.clock.now() };
  await app.database.db.insertInto('rate_limits').values([stay, go]).execute();
  await runNow();
  expect(await count('sessions')).toBe(1);
  expect(await app.database.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'stay' }]);
});

describe('housekeeping after a clock that ran ahead', () => {
  const MINUTE_MS = 60_000;
  const inMs = (ms: number) => new Date(app.clock.now().getTime() + ms);

  /** Inserts a job that is due at the given time. */
  const POSTPONED: Readonly<
    Record<string, (due: Date, created: { id: string; created_at: Date }) => Promise<unknown>>
  > = {
    'outbox_messages.next_attempt_at': (next_attempt_at, created) => {
      const message = { channel: 'mail', recipient: anna.email, subject: 'Hello', status: 'waiting' } as const;
      const row = { ...created, ...message, body: toJson({ lines: [] }), next_attempt_at };
      return app.database.db.insertInto('outbox_messages').values(row).execute();
    },
    'picture_imports.next_attempt_at': async (next_attempt_at, { id, created_at }) => {
      await createRecipe(app, await withNewSession(), { id });
      const row = { recipe_id: id, url: 'https://example.org/soup.jpg', next_attempt_at, created_at };
      return app.database.db.insertInto('picture_imports').values(row).execute();
    },
    'pictures.avif_next_at': (avif_next_at, created) => {
      const picture = { user_id: anna.id, width: 1, height: 1, preview: '', bytes: 1, used_at: created.created_at };
      return app.database.db
        .insertInto('pictures')
        .values({ ...created, ...picture, avif_next_at })
        .execute();
    },
    'recipe_copies.next_attempt_at': async (next_attempt_at, { id, created_at }) => {
      await createRecipe(app, await withNewSession(), { id });
      return app.database.db
        .insertInto('recipe_copies')
        .values({ recipe_id: id, next_attempt_at, created_at })
        .execute();
    },
    'generations.lease_until': (lease_until, created) => {
      const request = toJson({ kind: 'surprise' as const });
      const row = { ...created, user_id: anna.id, request, state: 'running', attempts: 1, lease_until } as const;
      return app.database.db.insertInto('generations').values(row).execute();
    },
  };

  async function postpone(place: string, due: Date): Promise<string> {
    const created = { id: randomUUID(), created_at: app.clock.now() };
    await POSTPONED[place]?.(due, created);
    return created.id;
  }

  test.each(Object.keys(POSTPONED))('%s is due now, and a job with a plausible wait stays postponed', async (place) => {
    const [table = '', column = ''] = place.split('.');
    const key = ['picture_imports', 'recipe_copies'].includes(table) ? 'recipe_id' : 'id';
    const [lost, waiting] = [await postpone(place, inMs(DAY_MS)), await postpone(place, inMs(MINUTE_MS))];
    await runNow();
    const dueAt = async (id: string) => {
      const { rows } = await sql<{ due: Date }>`
        select ${sql.ref(column)} as due from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(
        app.database.db,
      );
      return new Date(rows[0]?.due ?? '').getTime() - app.clock.now().getTime();
    };
    expect([await dueAt(lost), await dueAt(waiting)]).toEqual([0, MINUTE_MS]);
  });
});

describe('housekeeping of account data', () => {
  const now = () => app.clock.now();
  const ago = (days: number, milliseconds = 0) => new Date(now().getTime() - days * DAY_MS + milliseconds);

  /** Inserts rows, runs housekeeping, and returns for each row whether it is still there. */
  async function survivorsOf<Name extends keyof Tables>(
    table: Name,
    rows: readonly (Insertable<Tables[Name]> & { id: string })[],
  ) {
    const { db } = app.database;
    for (const row of rows) await db.insertInto(table).values(row).execute();
    await runNow();
    const left = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db);
    return rows.map(({ id }) => left.rows.some((row) => row.id === id));
  }

  test('mail links are deleted thirty days after they expired, so that they can be reported as expired', async () => {
    const link = (expires_at: Date) => ({
      id: randomUUID(),
      purpose: 'reset_password' as const,
      token_hash: randomUUID(),
      user_id: anna.id,
      email: anna.email,
      created_at: ago(40),
      expires_at,
    });
    expect(await survivorsOf('mail_links', [link(ago(30)), link(ago(30, 1))])).toEqual([false, true]);
  });

  test('ceremonies are deleted when they expire', async () => {
    const ceremony = (expires_at: Date) => ({
      id: randomUUID(),
      kind: 'passkey_login' as const,
      user_id: null,
      payload_sealed: 'sealed',
      created_at: now(),
      expires_at,
    });
    expect(await survivorsOf('ceremonies', [ceremony(now()), ceremony(ago(0, 1))])).toEqual([false, true]);
  });

  test('audit entries are deleted after a year, and those without an account after a month', async () => {
    const event = (at: Date, subject_id: string | null) => ({
      id: randomUUID(),
      at,
      action: 'sign-in.refused',
      subject_id,
      details: toJson({}),
    });
    const about = [event(ago(365), anna.id), event(ago(365, 1), anna.id)];
    expect(await survivorsOf('audit_log', about)).toEqual([false, true]);
    expect(await survivorsOf('audit_log', [event(ago(30), null), event(ago(30, 1), null)])).toEqual([false, true]);
  });

  test('audit entries without an account are limited to the newest, whatever their age', async () => {
    const { db } = app.database;
    const event = (seconds: number, subject_id: string | null) => ({
      id: randomUUID(),
      at: new Date(now().getTime() - seconds * 1000),
      action: 'sign-in.refused',
      subject_id,
      details: toJson({}),
    });
    await db.deleteFrom('audit_log').execute();
    const rows = [...[1, 2, 3, 4].map((seconds) => event(seconds, null)), event(5, anna.id)];
    await db.insertInto('audit_log').values(rows).execute();
    await purgeAudit(db, now(), 2);
    const remaining = await db.selectFrom('audit_log').select('id').execute();
    const expected = [0, 1, 4].map((at) => rows[at]?.id);
    expect(remaining.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  });

  test('messages are retained for thirty days, their links and codes only while valid', async () => {
    const message = (created_at: Date, secret_expires_at: Date) => ({
      id: randomUUID(),
      channel: 'mail' as const,
      recipient: anna.email,
      user_id: anna.id,
      subject: 'Hello',
      body: toJson({ lines: ['Hello'] }),
      secret_sealed: 'sealed',
      secret_expires_at,
      secret_of: randomUUID(),
      status: 'kept' as const,
      created_at,
    });
    const rows = [message(ago(30), ago(0, 1)), message(ago(30, 1), now()), message(now(), ago(0, 1))];
    expect(await survivorsOf('outbox_messages', rows)).toEqual([false, true, true]);
    const secretOf = async (id = '') =>
      app.database.db
        .selectFrom('outbox_messages')
        .select(['secret_sealed', 'secret_expires_at', 'secret_of'])
        .where('id', '=', id)
        .executeTakeFirst();
    expect(await secretOf(rows[1]?.id)).toEqual({ secret_sealed: null, secret_expires_at: null, secret_of: null });
    expect(await secretOf(rows[2]?.id)).toMatchObject({ secret_sealed: 'sealed' });
  });

  test('API tokens are deleted thirty days after they expired, and those without an expiry never', async () => {
    const token = (expires_at: Date | null) => ({
      id: randomUUID(),
      user_id: anna.id,
      name: 'Reader',
      token_hash: randomUUID(),
      scopes: toJson<TokenScope[]>(['recipes:read']),
      created_at: ago(800),
      expires_at,
    });
    expect(await survivorsOf('api_tokens', [token(ago(30)), token(ago(30, 1)), token(null)])).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('signing keys are deleted when no valid token is signed with them', async () => {
    const key = (expires_at: Date) => ({
      id: randomUUID(),
      algorithm: 'ES256',
      public_jwk: toJson({ kty: 'EC' }),
      private_jwk_sealed: 'sealed',
      created_at: ago(40),
      expires_at,
    });
    expect(await survivorsOf('signing_keys', [key(now()), key(ago(0, 1))])).toEqual([false, true]);
  });

  test('refresh tokens are deleted when they expire', async () => {
    const { id: session_id } = await createSession(app, { user_id: anna.id, expires_at: ago(-30) });
    const token = (token_hash: string, expires_at: Date) => ({
      token_hash,
      session_id,
      created_at: ago(30),
      expires_at,
    });
    await app.database.db
      .insertInto('refresh_tokens')
      .values([token('go', now()), token('stay', ago(0, 1))])
      .execute();
    await runNow();
    const left = await app.database.db.selectFrom('refresh_tokens').select('token_hash').execute();
    expect(left).toEqual([{ token_hash: 'stay' }]);
  });

  test('unverified factors are deleted after a day, and verified ones never', async () => {
    const factor = (created_at: Date, status: 'verified' | 'unverified') =>
      createFactor(app, { user_id: anna.id, status, created_at });
    const factors = [
      await factor(ago(1), 'unverified'),
      await factor(ago(1, 1), 'unverified'),
      await factor(ago(9), 'verified'),
    ];
    await runNow();
    const left = await app.database.db.selectFrom('auth_factors').select('id').execute();
    expect(factors.map(({ id }) => left.some((row) => row.id === id))).toEqual([false, true, true]);
  });

  test('a failing task does not stop the others', async () => {
    const ended = await createSession(app, { user_id: anna.id, expires_at: now() });
    const { db } = app.database;
    await sql`alter table ceremonies rename to ceremonies_elsewhere`.execute(db);
    await expect(runNow()).rejects.toThrow('Some housekeeping tasks failed');
    await sql`alter table ceremonies_elsewhere rename to ceremonies`.execute(db);
    const left = await db.selectFrom('sessions').select('id').where('id', '=', ended.id).execute();
    expect(left).toEqual([]);
  });
});
