import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes, LOGIN_TEXTS } from '@larder/contract/account';
import { type AdminPerson, ADMIN_TEXTS, adminRoutes } from '@larder/contract/admin';
import { profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';
import type { RouteRequest } from '@larder/contract/route';
import { tokensRoutes } from '@larder/contract/tokens';

import { lockUser } from '#features/account/commands/lock-user.ts';
import { revokeAllAccess } from '#features/account/sessions.ts';
import { hashToken } from '#platform/secrets.ts';
import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { waitForRowLock } from '../../../test/row-lock.ts';

const PASSWORD = 'correct horse';

let app: TestApp;
let boss: TestUser;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [boss, anna] = await Promise.all([createUser(app), createUser(app, { password: PASSWORD })]);
  await createAdmin(app, boss);
});
afterEach(() => app.database.db.deleteFrom('admin_users').execute());
afterAll(() => app.close());

type Change = RouteRequest<typeof adminRoutes.updatePerson>['body'];
const change = ({ id }: { readonly id: string }, body: Change, by = boss) =>
  app.request(adminRoutes.updatePerson, { params: { id }, body }, by);
const list = async (query: RouteRequest<typeof adminRoutes.listPeople>['query']) =>
  (await app.request(adminRoutes.listPeople, { query }, boss)).body;
/** The people of all pages, each no longer than `limit`. */
async function listAll(query: { q?: string; sort?: 'storage'; limit: number }): Promise<AdminPerson[]> {
  const people: AdminPerson[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(cursor && { cursor }) });
    expect(page.people.length).toBeLessThanOrEqual(query.limit);
    people.push(...page.people);
    cursor = page.next_cursor;
  }
  return people;
}
const whoIs = async (sender: TestUser) =>
  (await app.request(accountRoutes.getSession, {}, sender)).body.user?.id ?? null;
const logIn = () => app.request(accountRoutes.signIn, { body: { email: anna.email, password: PASSWORD } });
const auditOf = async (id: string) => {
  const log = app.database.db.selectFrom('audit_log').select(['action', 'actor_id']).where('subject_id', '=', id);
  return (await log.execute()).filter(({ actor_id }) => actor_id === boss.id).map(({ action }) => action);
};
const messagesTo = async ({ email }: { readonly email: string }) => {
  const messages = app.database.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', email);
  return (await messages.execute()).map(({ subject }) => subject);
};

async function createToken({ id: user_id }: TestUser): Promise<string> {
  const token = `larder_${randomUUID()}`;
  const row = { id: randomUUID(), user_id, name: 'Mine', token_hash: hashToken(token), created_at: app.clock.now() };
  await app.database.db
    .insertInto('api_tokens')
    .values({ ...row, scopes: toJson(['profile:read']) })
    .execute();
  return token;
}

describe('the admin role', () => {
  test('is reported to admins only', async () => {
    const ask = async (sender: TestUser) => (await app.request(adminRoutes.getMembership, {}, sender)).body.is_admin;
    expect(await ask(boss)).toBe(true);
    expect(await ask(anna)).toBe(false);
  });

  test('is required to list users, with a recent login to change them', async () => {
    expect((await app.request(adminRoutes.listPeople, { query: {} }, anna)).error.code).toBe('forbidden');
    expect((await change(boss, { is_admin: false }, anna)).error.code).toBe('forbidden');
    app.clock.advance({ minutes: 15 });
    expect((await app.request(adminRoutes.listPeople, { query: {} }, boss)).status).toBe(200);
    expect((await change(anna, { disabled: true })).error.code).toBe('fresh_login_required');
    // A login in the future comes from a wrong clock and does not count as fresh.
    app.clock.advance({ minutes: -45 });
    expect((await change(anna, { disabled: true })).error.code).toBe('fresh_login_required');
  });
});

describe('the list of users', () => {
  test('is newest first, in pages, with each account’s counts', async () => {
    await createRecipe(app, anna);
    const { id } = await createRecipe(app, anna);
    await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
    const all = await app.database.db.selectFrom('users').select(['id', 'email']).execute();
    const seen = await listAll({ limit: 7 });
    const times = seen.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(seen.map((person) => person.id).toSorted()).toEqual(
      all
        .filter(({ email }) => !email.endsWith('.invalid'))
        .map((row) => row.id)
        .toSorted(),
    );
    expect(seen.find((person) => person.id === anna.id)).toEqual({
      id: anna.id,
      email: anna.email,
      name: anna.name,
      email_confirmed: false,
      is_admin: false,
      disabled_at: null,
      two_factor_enabled: false,
      created_at: expect.any(String),
      last_used_at: app.clock.now().toISOString(),
      recipes_count: 1,
      storage_bytes: expect.any(Number),
    });
    expect(seen.find((person) => person.id === boss.id)).toMatchObject({ is_admin: true, recipes_count: 0 });
  });

  test('sorts by storage, in pages', async () => {
    const [large, small] = [await createUser(app), await createUser(app)];
    await createRecipe(app, large, { instructions: Array.from({ length: 40 }, () => 'stir '.repeat(900)) });
    await createRecipe(app, small);
    const seen = await listAll({ sort: 'storage', limit: 2 });
    expect(seen[0]).toMatchObject({ id: large.id });
    expect(seen.find(({ id }) => id === small.id)?.storage_bytes).toBeGreaterThan(100);
    const sizes = seen.map(({ storage_bytes: bytes }) => bytes);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(seen.map(({ id }) => id)).size).toBe((await list({ limit: 100 })).people.length);
  });

  test('finds users by a prefix of the address or name, in any letter case', async () => {
    const word = `x${randomUUID().slice(0, 8)}`;
    const people = [
      { email: `${word}-b@example.org`, name: 'Berta' },
      { email: `${word}-a@example.org`, name: `${word} too` },
      { email: `one-${word}@example.org`, name: `${word.toUpperCase()} Émile` },
      { email: `two-${word}@example.org`, name: `${word} anna` },
      { email: `three-${word}@example.org`, name: `Not ${word}` },
    ];
    for (const person of people) await createUser(app, person);
    const found = [`${word}-a`, `${word}-b`, `two-${word}`, `one-${word}`].map((name) => `${name}@example.org`);
    const emails = async (q: string) => (await list({ q })).people.map(({ email }) => email);
    expect(await emails(word)).toEqual(found);
    expect(await emails(` ${word.toUpperCase()}`)).toEqual(found);
    expect(await emails(`${word} É`)).toEqual([`one-${word}@example.org`]);
    expect(await emails('A cook')).toEqual([]);
    expect(await emails('nobody@tombstone')).toEqual([]);
    for (const q of ['%', '_', '\\', "'"]) expect(await emails(q)).toEqual([]);
    expect((await listAll({ q: word, limit: 1 })).map(({ email }) => email)).toEqual(found);
  });

  test.each([{ q: 'a', cursor: 'nonsense' }, { cursor: 'nonsense' }])(
    'rejects an invalid cursor in %j',
    async (query) => {
      expect((await app.request(adminRoutes.listPeople, { query }, boss)).error.fields).toHaveProperty('cursor');
    },
  );
});

describe('a disabled account', () => {
  test('is signed out everywhere at once and cannot log in until it is enabled', async () => {
    const token = await createToken(anna);
    expect((await change(anna, { disabled: true })).body.disabled_at).toBe(app.clock.now().toISOString());
    expect(await whoIs(anna)).toBeNull();
    expect((await app.request(profileRoutes.getProfile, {}, { token })).status).toBe(401);
    const { status, error } = await logIn();
    expect(status).toBe(403);
    expect(error.message).toBe(LOGIN_TEXTS.disabled);
    for (const table of ['sessions', 'api_tokens'] as const) {
      expect(await app.database.db.selectFrom(table).select('id').where('user_id', '=', anna.id).execute()).toEqual([]);
    }

    expect((await change(anna, { disabled: false })).body.disabled_at).toBeNull();
    expect(await whoIs(anna)).toBeNull();
    expect((await logIn()).status).toBe(200);
    expect(await auditOf(anna.id)).toEqual(['person.disabled', 'person.enabled']);
    expect(await messagesTo(anna)).toEqual(['Your account was disabled', 'Your account was enabled']);
  });

  test('cannot act through a session that was created meanwhile', async () => {
    await change(anna, { disabled: true });
    const late = await createUser(app);
    await app.database.db.updateTable('sessions').set({ user_id: anna.id }).where('user_id', '=', late.id).execute();
    expect(await whoIs(late)).toBeNull();
    await change(anna, { disabled: false });
    expect(await whoIs(late)).toBeNull();
  });

  test('is disabled once, even when requests repeat', async () => {
    await change(anna, { disabled: true });
    app.clock.advance({ minutes: 1 });
    const [first, second] = await Promise.all([change(anna, { disabled: true }), change(anna, { disabled: true })]);
    expect(first.body).toEqual(second.body);
    expect(await auditOf(anna.id)).toEqual(['person.disabled']);
  });

  test('cannot be the admin’s own', async () => {
    const { status, error } = await change(boss, { disabled: true });
    expect(status).toBe(409);
    expect(error.message).toBe(ADMIN_TEXTS.self);
  });
});

describe('the admin role of an account', () => {
  test('is granted and revoked, with immediate effect on open sessions', async () => {
    expect((await change(anna, { is_admin: true })).body.is_admin).toBe(true);
    expect((await app.request(adminRoutes.listPeople, { query: {} }, anna)).status).toBe(200);
    expect((await change(anna, { is_admin: false })).body.is_admin).toBe(false);
    expect((await app.request(adminRoutes.listPeople, { query: {} }, anna)).status).toBe(403);
    expect(await auditOf(anna.id)).toEqual(['person.made-admin', 'person.unmade-admin']);
    expect(await messagesTo(anna)).toEqual(['You are an administrator now', 'You are no longer an administrator']);
  });

  test('is granted and revoked once, even when requests repeat', async () => {
    await change(anna, { is_admin: true });
    await change(anna, { is_admin: true });
    expect(await auditOf(anna.id)).toEqual(['person.made-admin']);
    await change(anna, { is_admin: false });
    await change(anna, { is_admin: false });
    expect(await auditOf(anna.id)).toEqual(['person.made-admin', 'person.unmade-admin']);
  });

  test('can be given up, except by the last admin', async () => {
    const { status, error } = await change(boss, { is_admin: false });
    expect(status).toBe(409);
    expect(error.message).toBe(ADMIN_TEXTS.last_admin);
    await change(anna, { is_admin: true });
    expect((await change(boss, { is_admin: false })).status).toBe(200);
    expect((await change(anna, { is_admin: false }, anna)).status).toBe(409);
  });

  test.each([
    ['unmake', { is_admin: false }],
    ['disable', { disabled: true }],
  ] as const)('two admins who %s each other at once leave one admin', async (_what, body) => {
    await change(anna, { is_admin: true });
    const answers = await Promise.all([change(anna, body), change(boss, body, anna)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    const active = app.database.db.selectFrom('users').select('id').where('is_admin', '=', true);
    expect(await active.where('disabled_at', 'is', null).execute()).toHaveLength(1);
  });

  test('does not change when another part of the same request fails', async () => {
    const { status } = await change(boss, { disabled: false, is_admin: false });
    expect(status).toBe(409);
    expect(await auditOf(boss.id)).toEqual(['change.refused']);
  });

  test('is not found for an unknown account', async () => {
    for (const id of [randomUUID(), '00000000-0000-7000-8000-000000000000']) {
      expect((await change({ id }, { disabled: true })).status).toBe(404);
      expect((await app.request(adminRoutes.forcePasswordReset, { params: { id } }, boss)).status).toBe(404);
      expect((await app.request(adminRoutes.deletePerson, { params: { id } }, boss)).status).toBe(404);
    }
  });
});

describe('a forced password reset', () => {
  const reset = (person: TestUser, by = boss) =>
    app.request(adminRoutes.forcePasswordReset, { params: { id: person.id } }, by);

  test('ends all access and sends a reset link', async () => {
    const token = await createToken(anna);
    const link = {
      id: randomUUID(),
      purpose: 'change_email',
      token_hash: randomUUID(),
      email: 'thief@example.org',
    } as const;
    const times = { created_at: app.clock.now(), expires_at: new Date(app.clock.now().getTime() + 60_000) };
    await app.database.db
      .insertInto('mail_links')
      .values({ ...link, ...times, user_id: anna.id })
      .execute();
    expect((await reset(anna)).body).toEqual({ success: true });
    expect(await whoIs(anna)).toBeNull();
    expect((await app.request(profileRoutes.getProfile, {}, { token })).status).toBe(401);
    expect((await logIn()).error.code).toBe('invalid_credentials');
    expect(await messagesTo(anna)).toEqual(['Please set a new password']);
    const open = app.database.db.selectFrom('mail_links').select('purpose').where('user_id', '=', anna.id);
    expect(await open.where('expires_at', '>', app.clock.now()).execute()).toEqual([{ purpose: 'reset_password' }]);
    expect(await auditOf(anna.id)).toEqual(['person.password-reset']);
  });

  test('refuses a token and a change of address that are requested at the same moment', async () => {
    const { db } = app.database;
    const token = { name: 'Thief', scopes: ['recipes:read' as const], expires_in_days: null };
    for (const request of [
      () => app.request(tokensRoutes.createApiToken, { body: token }, anna),
      () => app.request(accountRoutes.changeEmail, { body: { new_email: 'thief@example.org' } }, anna),
    ]) {
      anna = await createUser(app, { password: PASSWORD });
      const isLocked = Promise.withResolvers<undefined>();
      const isRequested = Promise.withResolvers<undefined>();
      const revoked = db.transaction().execute(async (trx) => {
        await lockUser(trx, anna.id);
        isLocked.resolve(undefined);
        await isRequested.promise;
        await revokeAllAccess(trx, anna.id);
      });
      await isLocked.promise;
      const response = request();
      // In any case: an open transaction would block the following tests.
      await waitForRowLock(app).finally(() => isRequested.resolve(undefined));
      await revoked;
      expect((await response).status).toBe(401);
      expect(await db.selectFrom('api_tokens').select('name').where('user_id', '=', anna.id).execute()).toEqual([]);
      expect(await db.selectFrom('mail_links').select('purpose').where('user_id', '=', anna.id).execute()).toEqual([]);
    }
  });

  test('is refused for the admin’s own account', async () => {
    expect((await reset(boss)).error.message).toBe(ADMIN_TEXTS.self);
  });
});

describe('deleting an account as an admin', () => {
  test('deletes it and all its access', async () => {
    expect((await app.request(adminRoutes.deletePerson, { params: { id: anna.id } }, boss)).status).toBe(204);
    expect(await whoIs(anna)).toBeNull();
    expect((await list({ q: anna.email })).people).toEqual([]);
    expect(await auditOf(anna.id)).toEqual(['account.deleted']);
    expect((await app.request(adminRoutes.deletePerson, { params: { id: anna.id } }, boss)).status).toBe(404);
  });

  test('is refused for the admin’s own account', async () => {
    const { error } = await app.request(adminRoutes.deletePerson, { params: { id: boss.id } }, boss);
    expect(error.message).toBe(ADMIN_TEXTS.self);
  });
});
