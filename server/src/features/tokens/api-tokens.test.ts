import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import type { KyselyPlugin } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { TOKEN_SCOPES, type TokenScope } from '@larder/contract/route';
import { recipesRoutes } from '@larder/contract/recipes';
import { TOKEN_LIMITS, TOKEN_TEXTS, tokensRoutes } from '@larder/contract/tokens';

import { toJson } from '#platform/db/tables.ts';
import { SECRET_PURPOSE } from '#platform/outbox/outbox.ts';
import { hashToken, Secrets } from '#platform/secrets.ts';

import { SECRET_KEY, type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { listRoutes } from '../../../test/contract-routes.ts';
import { createDatabase } from '../../../test/database.ts';
import {
  createAdmin,
  createFactor,
  createUser,
  createSession,
  newRecipe,
  sessionCookie,
  type TestUser,
} from '../../../test/factories.ts';
import { runHousekeeping } from '../../housekeeping.ts';
import { ApiTokens } from './api-tokens.ts';
import { recordApiTokenUse } from './commands/api-tokens.ts';

/** Resets the password by a mailed link. */
async function resetPassword(person: TestUser): Promise<void> {
  await app.request(accountRoutes.requestPasswordReset, { body: { email: person.email } });
  const { secret_sealed: sealed } = await app.database.db
    .selectFrom('outbox_messages')
    .select('secret_sealed')
    .where('user_id', '=', person.id)
    .where('secret_sealed', 'is not', null)
    .executeTakeFirstOrThrow();
  const token = new Secrets(SECRET_KEY).open(SECRET_PURPOSE, sealed ?? '');
  const { status } = await app.request(accountRoutes.resetPassword, {
    body: { token, new_password: 'another password' },
  });
  expect(status).toBe(200);
}

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

interface Wish {
  readonly name?: string;
  readonly scopes?: TokenScope[];
  readonly expires_in_days?: number | null;
}

function create(wish: Wish = {}, sender: Sender = anna, on = app) {
  const body = { name: 'Backup', scopes: ['recipes:read' as const], expires_in_days: null, ...wish };
  return on.request(tokensRoutes.createApiToken, { body }, sender);
}

async function list(sender: Sender = anna) {
  return (await app.request(tokensRoutes.listApiTokens, {}, sender)).body.tokens;
}

function remove(id: string, sender: Sender = anna) {
  return app.request(tokensRoutes.deleteApiToken, { params: { id } }, sender);
}

async function reachesRecipes(token: string, on = app): Promise<number> {
  return (await on.request(recipesRoutes.listRecipes, { query: {} }, { token })).status;
}

function auditOf(person: TestUser) {
  return app.database.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_id', '=', person.id)
    .orderBy('id')
    .execute();
}

/** Inserts tokens directly into the database. */
async function insertTokens(person: TestUser, count: number): Promise<void> {
  await app.database.db
    .insertInto('api_tokens')
    .values(
      Array.from({ length: count }, (_, index) => ({
        id: uuidv7(),
        user_id: person.id,
        name: `Token ${index}`,
        token_hash: randomUUID(),
        scopes: toJson<TokenScope[]>(['assistant']),
        created_at: app.clock.now(),
      })),
    )
    .execute();
}

describe('an API token', () => {
  test('is returned once and authenticates its user', async () => {
    const { status, body } = await create({ name: ' Backup of my recipes ', expires_in_days: 30 });
    expect(status).toBe(201);
    const created_at = app.clock.now();
    expect(body).toEqual({
      id: expect.any(String),
      token: expect.stringMatching(/^larder_[\w-]{43}$/u),
      name: 'Backup of my recipes',
      scopes: ['recipes:read'],
      created_at: created_at.toISOString(),
      expires_at: new Date(created_at.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString(),
      last_used_at: null,
    });
    const { token, ...shown } = body;
    expect(await list()).toEqual([shown]);
    expect(await reachesRecipes(token)).toBe(200);
    const rows = await app.database.db.selectFrom('api_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice('larder_'.length));
  });

  test('is audited, and its owner notified', async () => {
    const { id } = (await create({ scopes: ['recipes:read', 'assistant', 'recipes:read'] })).body;
    await remove(id);
    expect(await auditOf(anna)).toEqual([
      { action: 'api-token.created', details: { id, scopes: 'recipes:read assistant' } },
      { action: 'api-token.deleted', details: { id } },
    ]);
    const mails = await app.database.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'subject', 'secret_sealed'])
      .where('user_id', '=', anna.id)
      .execute();
    const subject = 'An API token was created for your account';
    expect(mails).toEqual([{ recipient: anna.email, subject, secret_sealed: null }]);
  });

  test('is listed to its owner only, newest first', async () => {
    for (const name of ['First', 'Second', 'Third']) await create({ name });
    await create({ name: 'Foreign' }, await createUser(app));
    expect((await list()).map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
  });

  test('works until it expires', async () => {
    const { token } = (await create({ expires_in_days: 1 })).body;
    app.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    expect(await reachesRecipes(token)).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect(await reachesRecipes(token)).toBe(401);
  });

  test('never expires without an expiry', async () => {
    const { token } = (await create()).body;
    app.clock.advance({ days: 2000 });
    expect(await reachesRecipes(token)).toBe(200);
  });

  test('stops working when revoked', async () => {
    const { id, token } = (await create()).body;
    expect((await remove(id)).status).toBe(204);
    expect(await reachesRecipes(token)).toBe(401);
    expect(await list()).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  test('is refused while its user is disabled', async () => {
    const { token } = (await create()).body;
    const disable = (disabled_at: Date | null) =>
      app.database.db.updateTable('users').set({ disabled_at }).where('id', '=', anna.id).execute();
    await disable(app.clock.now());
    expect(await reachesRecipes(token)).toBe(401);
    await disable(null);
    expect(await reachesRecipes(token)).toBe(200);
  });

  test('is deleted with its user', async () => {
    const { token } = (await create()).body;
    await app.database.db.deleteFrom('users').where('id', '=', anna.id).execute();
    expect(await reachesRecipes(token)).toBe(401);
  });

  test('survives signing out everywhere, and is revoked by a password reset', async () => {
    const { token } = (await create()).body;
    const bob = await createUser(app);
    const { token: bobs } = (await create({}, bob)).body;
    await app.request(accountRoutes.revokeSessions, {}, anna);
    expect(await reachesRecipes(token)).toBe(200);
    await resetPassword(anna);
    expect(await reachesRecipes(token)).toBe(401);
    expect(await reachesRecipes(bobs)).toBe(200);
  });

  test('works for a user with a second factor', async () => {
    const { token } = (await create({ scopes: ['recipes:read', 'profile:read'] })).body;
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    expect(await reachesRecipes(token)).toBe(200);
    const session = await app.request(accountRoutes.getSession, {}, { token });
    expect(session.body).toMatchObject({ user: { id: anna.id }, expires_at: null });
  });

  test('ignores the cookie', async () => {
    const bob = await createUser(app);
    const { token } = (await create({ scopes: ['profile:read'] })).body;
    const session = await app.request(accountRoutes.getSession, {}, { token, cookie: bob.cookie });
    expect(session.body.user?.id).toBe(anna.id);
    const never = { token: 'larder_never-was-one', cookie: bob.cookie };
    expect((await app.request(tokensRoutes.listApiTokens, {}, never)).status).toBe(401);
  });

  test('is refused when it is unknown', async () => {
    const { token } = (await create()).body;
    for (const other of ['larder_', 'larder_x', `${token}x`, token.slice(0, -1), token.toUpperCase()]) {
      expect(await reachesRecipes(other), other).toBe(401);
    }
    const hash = await app.database.db.selectFrom('api_tokens').select('token_hash').executeTakeFirstOrThrow();
    expect(await reachesRecipes(`larder_${hash.token_hash}`)).toBe(401);
  });

  test('is deleted a month after its expiry', async () => {
    await create({ name: 'Short', expires_in_days: 1 });
    await create({ name: 'Endless' });
    const names = async () => {
      const { token } = await createSession(app, { user_id: anna.id });
      return (await list({ cookie: sessionCookie(token) })).map(({ name }) => name);
    };
    const cleanUp = () => runHousekeeping({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    app.clock.advance({ days: 30 });
    await cleanUp();
    expect(await names()).toEqual(['Endless', 'Short']);
    app.clock.advance({ days: 1 });
    await cleanUp();
    expect(await names()).toEqual(['Endless']);
  });
});

describe('creating an API token', () => {
  test('requires a fresh login', async () => {
    app.clock.advance({ minutes: 15 });
    expect((await create()).error.code).toBe('fresh_login_required');
    expect(await list()).toEqual([]);
  });

  test('requires aal2', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    expect((await create()).error.code).toBe('second_factor_required');
  });

  test('cannot be done with an API token', async () => {
    await createAdmin(app, anna);
    const { token } = (await create({ scopes: [...TOKEN_SCOPES] })).body;
    expect((await create({}, { token })).error.code).toBe('insufficient_scope');
    expect(await list()).toHaveLength(1);
  });

  test('is refused above the limit, until another one is deleted', async () => {
    await insertTokens(anna, TOKEN_LIMITS.per_person_max);
    const { status, error } = await create();
    expect(status).toBe(409);
    expect(error.message).toBe(TOKEN_TEXTS.too_many);
    const tokens = await list();
    expect(tokens).toHaveLength(TOKEN_LIMITS.per_person_max);
    await remove(tokens[0]?.id ?? '');
    expect((await create()).status).toBe(201);
  });

  test('cannot exceed the limit by concurrent requests', async () => {
    await insertTokens(anna, TOKEN_LIMITS.per_person_max - 1);
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['no scopes', { scopes: [] }, 'scopes'],
    ['a scope that does not exist', { scopes: ['admin'] }, 'scopes.0'],
    ['an expiry of zero days', { expires_in_days: 0 }, 'expires_in_days'],
    ['an expiry that is too long', { expires_in_days: 3_651 }, 'expires_in_days'],
    ['an expiry of half a day', { expires_in_days: 0.5 }, 'expires_in_days'],
    ['an unknown field', { user_id: randomUUID() }, 'user_id'],
  ])('with %s is refused, naming the field', async (_case, wish, field) => {
    const payload = { name: 'Backup', scopes: ['recipes:read'], expires_in_days: null, ...wish };
    const { error } = await app.send({ method: 'POST', url: tokensRoutes.createApiToken.path, payload }, anna);
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});

describe('the API token of another user', () => {
  test('cannot be revoked', async () => {
    const { id, token } = (await create()).body;
    const bob = await createUser(app);
    const theirs = await remove(id, bob);
    const nobodys = await remove(randomUUID(), bob);
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(theirs.error.message).toBe(nobodys.error.message);
    expect(await reachesRecipes(token)).toBe(200);
    expect((await auditOf(bob)).map(({ action }) => action)).toEqual(['change.refused', 'change.refused']);
  });
});

describe('a scope', () => {
  test('covers no admin route and none that requires a fresh login', () => {
    const scoped = listRoutes().filter(({ route }) => route.scope !== undefined);
    expect(scoped.filter(({ route }) => route.access === 'admin' || route.fresh === true)).toEqual([]);
    expect(scoped.length).toBeGreaterThan(0);
  });

  test('worker is granted to admins only, and works while they are one', async () => {
    const refused = await create({ scopes: ['assistant', 'worker'] });
    expect([refused.status, refused.error.fields]).toEqual([403, { scopes: TOKEN_TEXTS.worker_for_admins }]);
    expect(await list()).toEqual([]);
    await createAdmin(app, anna);
    const { token } = (await create({ scopes: ['worker'] })).body;
    const createAs = () => app.request(recipesRoutes.createRecipe, { body: newRecipe() }, { token });
    expect((await createAs()).status).toBe(201);
    await app.database.db.deleteFrom('admin_users').where('id', '=', anna.id).execute();
    expect((await createAs()).error.code).toBe('insufficient_scope');
  });

  test('worker creates recipes idempotently, and does not reveal the owner’s changes', async () => {
    await createAdmin(app, anna);
    const { token } = (await create({ scopes: ['worker'] })).body;
    const id = randomUUID();
    const body = newRecipe({ id });
    const createAs = (sender: Sender) => app.request(recipesRoutes.createRecipe, { body }, sender);
    const [first, again] = [await createAs({ token }), await createAs({ token })];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, id]);
    const change = { title: 'Soup for the surprise', version: 1 };
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body: change }, anna);
    const after = await createAs({ token });
    expect([after.status, after.error.code]).toEqual([409, 'conflict']);
    expect((await createAs(anna)).body.title).toBe('Soup for the surprise');
  });

  test('adds to other scopes', async () => {
    const { token } = (await create({ scopes: ['assistant', 'recipes:read'] })).body;
    expect(await reachesRecipes(token)).toBe(200);
    expect((await app.request(accountRoutes.getSession, {}, { token })).status).toBe(403);
  });
});

describe('the last use', () => {
  const lastUse = async (id: string) =>
    (
      await app.database.db
        .selectFrom('api_tokens')
        .select('last_used_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).last_used_at;

  test('is recorded once an hour', async () => {
    const { id, token } = (await create()).body;
    const tokens = new ApiTokens(app.database.db);
    const use = async () => {
      const person = await tokens.identify(app.database.lookups, token, app.clock.now(), { warn: vi.fn<() => void>() });
      expect(person?.id).toBe(anna.id);
      await tokens.settle();
    };
    const first = app.clock.now();
    await use();
    expect(await lastUse(id)).toEqual(first);
    app.clock.advance({ minutes: 59, seconds: 59 });
    await use();
    expect(await lastUse(id)).toEqual(first);
    // Nor by an instance with an outdated row.
    await recordApiTokenUse(app.database.db, id, app.clock.now());
    expect(await lastUse(id)).toEqual(first);
    app.clock.advance({ seconds: 1 });
    await use();
    expect(await lastUse(id)).toEqual(app.clock.now());
  });

  test('is recorded before the server stops', async () => {
    const place = await createDatabase();
    const database = place.open();
    const written = Promise.withResolvers<undefined>();
    const slow: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.numAffectedRows !== undefined) await written.promise;
        return result;
      },
    };
    const close = vi.fn<() => Promise<void>>(() => database.close());
    const stopping = await startApp({ database: { ...database, db: database.db.withPlugin(slow), close } });
    const person = await createUser({ database });
    const token = 'larder_stored-by-a-program';
    const row = { name: 'Backup', scopes: toJson<TokenScope[]>(['recipes:read']), created_at: app.clock.now() };
    const ids = { id: uuidv7(), user_id: person.id, token_hash: hashToken(token) };
    await database.db
      .insertInto('api_tokens')
      .values({ ...row, ...ids })
      .execute();

    // The response does not wait for the write; the shutdown does.
    expect(await reachesRecipes(token, stopping)).toBe(200);
    const closing = stopping.app.close();
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    expect(close).not.toHaveBeenCalled();
    written.resolve(undefined);
    await closing;
    expect(close).toHaveBeenCalledTimes(1);
    await place.remove();
  });

  test('that cannot be recorded does not fail the request', async () => {
    const { token } = (await create()).body;
    const away: KyselyPlugin = {
      transformQuery: () => {
        throw new Error('The database is away');
      },
      transformResult: async ({ result }) => result,
    };
    const warn = vi.fn<() => void>();
    const tokens = new ApiTokens(app.database.db.withPlugin(away));
    const person = await tokens.identify(app.database.lookups, token, app.clock.now(), { warn });
    expect(person?.id).toBe(anna.id);
    await tokens.settle();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
