import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import { DELETE_ACCOUNT_TEXTS, personalDataRoutes } from '@larder/contract/personal-data';
import { communityRoutes } from '@larder/contract/community';
import { linksRoutes } from '@larder/contract/links';
import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { reportsRoutes } from '@larder/contract/reports';
import { sharingRoutes } from '@larder/contract/sharing';
import { assistantRoutes } from '@larder/contract/assistant';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { senderAfter } from '../../../test/cookies.ts';
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
} from '../../../test/factories.ts';
import { deletePersonRows } from './commands/delete-account.ts';
import { TOMBSTONE_ID } from './system-accounts.ts';

const PASSWORD = 'correct horse';

let app: TestApp;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
  bruno = await createUser(app);
});
afterEach(() => db().deleteFrom('admin_users').execute());
afterAll(() => app.close());

const db = () => app.database.db;
const deleteAccount = (person: TestUser, password?: string) =>
  app.request(personalDataRoutes.deleteAccount, { body: password === undefined ? {} : { password } }, person);
const exists = async ({ id }: { readonly id: string }) =>
  (await db().selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;

/** Creates a row of this user in every table that can hold one. */
async function createTraces(person: TestUser): Promise<{ published: string; rated: string }> {
  const [now, later] = [app.clock.now(), new Date(app.clock.now().getTime() + 60_000)];
  const { id: user_id, email } = person;
  const recipe = await createRecipe(app, person, { title: 'Secret soup' });
  const changed = { params: { id: recipe.id }, body: { description: 'Even more secret', version: 1 } };
  expect((await app.request(recipesRoutes.updateRecipe, changed, person)).status).toBe(200);
  const others = await createRecipe(app, bruno);
  await createSharedRecipe(app, { recipe_id: recipe.id, shared_by: user_id, shared_with: bruno.id });
  await createSharedRecipe(app, { recipe_id: others.id, shared_by: bruno.id, shared_with: user_id });
  const published = await createCommunityRecipe(app, { shared_by: user_id, title: 'Goulash' });
  const rated = await createCommunityRecipe(app, { shared_by: bruno.id, rating: 4.5, ratings_count: 2 });
  await createRating(app, { recipe_id: rated.id, user_id, comment: `Anna says: fine` });
  await db().insertInto('recipe_views').values({ recipe_id: rated.id, user_id, viewed_at: now }).execute();
  await createChatMessage(app, { user_id });
  await createAdmin(app, person);
  const factor = await createFactor(app, { user_id });
  const session = await createSession(app, { user_id });
  const row = { id: randomUUID(), created_at: now };
  await db()
    .insertInto('factor_challenges')
    .values({ ...row, factor_id: factor.id, session_id: session.id, expires_at: later })
    .execute();
  await db().insertInto('recovery_codes').values({ user_id, code_hash: 'x', created_at: now }).execute();
  const keys = { credential_id: randomUUID(), public_key: 'x', counter: 0, transports: toJson([]), name: 'Key' };
  await db()
    .insertInto('passkeys')
    .values({ ...row, user_id, ...keys })
    .execute();
  const ceremony = { ...row, user_id, kind: 'passkey_login', payload_sealed: 'x', expires_at: later } as const;
  await db().insertInto('ceremonies').values(ceremony).execute();
  const refresh = { token_hash: randomUUID(), session_id: session.id, created_at: now, expires_at: later };
  await db().insertInto('refresh_tokens').values(refresh).execute();
  const token = { ...row, user_id, name: 'Mine', token_hash: randomUUID(), scopes: toJson([]) };
  await db().insertInto('api_tokens').values(token).execute();
  await createAccount(app, { user_id, provider_id: 'elsewhere', account_id: user_id });
  const link = { ...row, purpose: 'confirm_email', token_hash: randomUUID(), user_id, email } as const;
  await db()
    .insertInto('mail_links')
    .values({ ...link, expires_at: later })
    .execute();
  await performCountedActions(person, recipe.id);
  const message = { ...row, channel: 'mail', recipient: email, user_id, subject: 'Hello' } as const;
  await db()
    .insertInto('outbox_messages')
    .values({ ...message, body: toJson({ lines: [] }), status: 'kept' })
    .execute();
  return { published: published.id, rated: rated.id };
}

/** Performs every rate-limited action of a user, in both directions where there are two. */
async function performCountedActions(person: TestUser, own: string) {
  await db().updateTable('users').set({ email_verified: true }).where('id', '=', person.id).execute();
  const clara = await createUser(app, { email_verified: true });
  const theirs = await createRecipe(app, clara);
  const other = await createCommunityRecipe(app, { shared_by: clara.id });
  const params = { id: own };
  const answers = [
    await app.request(sharingRoutes.shareRecipe, { params, body: { email: clara.email } }, person),
    await app.request(sharingRoutes.shareRecipe, { params: { id: theirs.id }, body: { email: person.email } }, clara),
    await app.request(communityRoutes.viewCommunityRecipe, { params: { id: other.id } }, person),
    await app.request(
      ratingsRoutes.rateRecipe,
      { params: { id: other.id }, body: { rating: 4, comment: 'Fine' } },
      person,
    ),
    await app.request(reportsRoutes.reportRecipe, { params: { id: other.id }, body: { reason: 'spam' } }, person),
    await app.request(linksRoutes.createLink, { params }, person),
    await app.request(assistantRoutes.suggestRecipes, { body: { query: 'leek' } }, person),
  ];
  for (const { status, text } of answers) expect(status, text).toBeLessThan(300);
  const { rows } = await sql<{ key: string }>`select key from rate_limits where key like ${`%${person.id}%`}`.execute(
    db(),
  );
  const kinds = rows.map(({ key }) => key.split(':', 1)[0]);
  // New words are counted only once, for the first user of this file.
  expect(new Set(kinds.filter((kind) => kind !== 'words'))).toEqual(
    new Set([
      'comment',
      'link',
      'rating',
      'recipe',
      'report',
      'share',
      'share-mail',
      'share-mails',
      'share-mails-to',
      'view',
      'assistant-ideas',
    ]),
  );
}

/** Every table except the internals of the text index. */
async function tableNames(): Promise<string[]> {
  const tables = await db().introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => !name.includes('_fts') && !name.startsWith('sqlite_'));
}

/** The tables with one of `words` in any column. */
async function findTablesWith(...words: readonly string[]): Promise<string[]> {
  const found = [];
  for (const name of await tableNames()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db());
    const text = JSON.stringify(rows);
    if (words.some((word) => text.includes(word))) found.push(name);
  }
  return found.toSorted();
}

describe('deleting an account', () => {
  test('removes every trace from all tables, except audit entries under an anonymous id', async () => {
    const anna = await createUser(app, { password: PASSWORD });
    await createAdmin(app, bruno);
    await createTraces(anna);
    const proved = await app.request(accountRoutes.reauthenticate, { body: { password: PASSWORD } }, anna);
    const sender = { ...anna, ...senderAfter(proved) };
    const words = [anna.id, anna.id.replaceAll('-', ''), anna.email];
    const tables = await findTablesWith(...words);
    expect(tables.length).toBeGreaterThan(15);
    expect(tables).toEqual(
      expect.arrayContaining(['recipe_versions', 'recipe_figures', 'food_counts', 'recipe_kinds']),
    );

    expect((await deleteAccount(sender, PASSWORD)).body).toEqual({ success: true });
    expect(await findTablesWith(...words)).toEqual(['audit_log']);
    expect(await findTablesWith(anna.email)).toEqual([]);
    const log = await db().selectFrom('audit_log').selectAll().where('subject_id', '=', anna.id).execute();
    expect(log.map(({ action }) => action)).toContain('account.deleted');
    for (const { address } of log) expect(address).toBeNull();
    const searchable =
      await sql`select 1 from recipe_search where scope = ${`u${anna.id.replaceAll('-', '')}`}`.execute(db());
    expect(searchable.rows).toEqual([]);
    expect((await app.request(accountRoutes.getSession, {}, sender)).body.user).toBeNull();
  });

  test('leaves published recipes to the tombstone account, and averages unchanged', async () => {
    const anna = await createUser(app, { password: PASSWORD });
    await createAdmin(app, bruno);
    const clara = await createUser(app);
    const { published, rated } = await createTraces(anna);
    await deleteAccount(anna, PASSWORD);
    const row = await db().selectFrom('community_recipes').selectAll().where('id', '=', published).executeTakeFirst();
    expect(row).toMatchObject({ shared_by: TOMBSTONE_ID, title: 'Goulash' });
    // It belongs to the tombstone account, so no other user can share or publish it.
    const { body } = await app.request(communityRoutes.listCommunity, { query: { sort: 'newest' } }, clara);
    expect(body.recipes.find(({ id }) => id === published)).toMatchObject({ shared_by: TOMBSTONE_ID });
    const sharing = { params: { id: published }, body: { email: bruno.email } };
    expect((await app.request(sharingRoutes.shareRecipe, sharing, clara)).status).toBe(404);
    expect((await app.request(communityRoutes.shareToCommunity, { params: { id: published } }, clara)).status).toBe(
      404,
    );
    const average = await db().selectFrom('community_recipes').selectAll().where('id', '=', rated).executeTakeFirst();
    expect(average).toMatchObject({ rating: 4.5, ratings_count: 2 });
    const ratings = await db().selectFrom('recipe_ratings').selectAll().where('recipe_id', '=', rated).execute();
    expect(ratings).toMatchObject([{ user_id: null, rating: 4, comment: null }]);
  });

  test('works when the tombstone account has a recipe of the same title', async () => {
    const people = await Promise.all([1, 2].map(() => createUser(app)));
    for (const { id } of people) await createCommunityRecipe(app, { shared_by: id, title: 'The same stew' });
    for (const person of people) expect((await deleteAccount(person)).status).toBe(200);
    const left = db().selectFrom('community_recipes').select('shared_by').where('title', '=', 'The same stew');
    expect(await left.execute()).toEqual([{ shared_by: TOMBSTONE_ID }, { shared_by: TOMBSTONE_ID }]);
  });

  test('clears the cookie, and the address can register again', async () => {
    const anna = await createUser(app, { password: PASSWORD });
    const answer = await deleteAccount(anna, PASSWORD);
    expect(String(answer.headers['set-cookie'])).toMatch(/^larder\.session_token=; Max-Age=0;/u);
    const body = { email: anna.email, password: PASSWORD };
    expect((await app.request(accountRoutes.signUp, { body })).status).toBe(200);
  });

  test('sends a confirmation where mail is delivered', async () => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://recipes.example.org' };
    const sending = await startApp({ environment, database: app.database });
    const anna = await createUser(sending);
    await sending.request(personalDataRoutes.deleteAccount, { body: {} }, anna);
    const messages = db()
      .selectFrom('outbox_messages')
      .select(['subject', 'user_id'])
      .where('recipient', '=', anna.email);
    expect(await messages.execute()).toEqual([{ subject: 'Your account was deleted', user_id: null }]);
  });
});

test('two users with rate limits about each other delete their accounts at once without a deadlock', async () => {
  for (let round = 0; round < 10; round++) {
    const pair = [await createUser(app), await createUser(app)] as const;
    const [a, b] = [pair[0].id, pair[1].id];
    const window_ends_at = new Date(app.clock.now().getTime() + 60_000);
    const keys = [`share-mails:${a}:${b}`, `share-mails:${b}:${a}`, `share:${a}`, `share:${b}`];
    const counts = keys.map((key) => ({ key, count: 1, window_ends_at }));
    await db().insertInto('rate_limits').values(counts).execute();
    const answers = await Promise.all(pair.map((person) => deleteAccount(person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db().selectFrom('rate_limits').select('key').where('key', 'in', keys).execute()).toEqual([]);
  }
});

describe('deleting an account requires proof', () => {
  test('a wrong or missing password is refused', async () => {
    const anna = await createUser(app, { password: PASSWORD });
    for (const wrong of [undefined, 'wrong horse']) {
      const { status, error } = await deleteAccount(anna, wrong);
      expect(status).toBe(401);
      expect(error.code).toBe('invalid_credentials');
    }
    expect(await exists(anna)).toBe(true);
  });

  test('password guesses are rate limited', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' }, database: app.database });
    const anna = await createUser(strict, { password: PASSWORD });
    const guess = (password: string) => strict.request(personalDataRoutes.deleteAccount, { body: { password } }, anna);
    for (let n = 0; n < 5; n++) expect((await guess('wrong horse')).status).toBe(401);
    expect((await guess(PASSWORD)).status).toBe(429);
    expect(await exists(anna)).toBe(true);
  });

  test('without a password, a recent login is required', async () => {
    const anna = await createUser(app);
    app.clock.advance({ minutes: 15 });
    expect((await deleteAccount(anna)).error.code).toBe('fresh_login_required');
    expect((await deleteAccount(anna, 'anything')).error.code).toBe('fresh_login_required');
    await db()
      .updateTable('sessions')
      .set({ authenticated_at: app.clock.now() })
      .where('user_id', '=', anna.id)
      .execute();
    expect((await deleteAccount(anna)).status).toBe(200);
  });
});

describe('the last admin', () => {
  test('cannot delete their account', async () => {
    const anna = await createUser(app);
    await createAdmin(app, anna);
    const { status, error } = await deleteAccount(anna);
    expect(status).toBe(409);
    expect(error.message).toBe(DELETE_ACCOUNT_TEXTS.last_admin);
    expect(await exists(anna)).toBe(true);
    const other = await createUser(app);
    await createAdmin(app, other);
    expect((await deleteAccount(anna)).status).toBe(200);
    expect((await deleteAccount(other)).status).toBe(409);
  });

  test('cannot delete their account when the other admin is disabled', async () => {
    const [anna, other] = [await createUser(app), await createUser(app, { disabled_at: app.clock.now() })];
    for (const person of [anna, other]) await createAdmin(app, person);
    expect((await deleteAccount(anna)).status).toBe(409);
  });

  test.each([1, 2, 3])('remains when two admins delete their accounts at once (%i)', async () => {
    const admins = await Promise.all([1, 2].map(() => createUser(app)));
    for (const admin of admins) await createAdmin(app, admin);
    const answers = await Promise.all(admins.map((admin) => deleteAccount(admin)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await db().selectFrom('admin_users').select('id').execute()).toHaveLength(1);
  });

  test.each([1, 2, 3])('remains when two admins delete each other at once (%i)', async () => {
    const admins = await Promise.all([1, 2].map(() => createUser(app)));
    for (const admin of admins) await createAdmin(app, admin);
    const answers = await Promise.all(
      admins.map((admin, n) =>
        app.request(adminRoutes.deletePerson, { params: { id: admins[1 - n]?.id ?? '' } }, admin),
      ),
    );
    // The admin who was removed first may be unauthenticated by then.
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await db().selectFrom('admin_users').select('id').execute()).toHaveLength(1);
  });
});

test('deleting an account twice at once deletes it once', async () => {
  const anna = await createUser(app);
  const answers = await Promise.all([deleteAccount(anna), deleteAccount(anna)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const { status } of answers) expect(status).toBeLessThan(500);
  const { rows } =
    await sql`select 1 from audit_log where action = 'account.deleted' and subject_id = ${anna.id}`.execute(db());
  expect(rows).toHaveLength(1);
});

test('a deletion that is interrupted deletes nothing', async () => {
  const anna = await createUser(app);
  const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
  const cut = db()
    .transaction()
    .execute(async (trx) => {
      const ctx = { databaseKind: app.database.kind, actor: { kind: 'user', id: anna.id }, now: app.clock.now() };
      const outbox = { delivers: () => false };
      await deletePersonRows(trx, { ...ctx, outbox, address: '192.0.2.1' } as never, anna.id);
      throw new Error('cut off');
    });
  await expect(cut).rejects.toThrow('cut off');
  expect(await exists(anna)).toBe(true);
  const published = await db()
    .selectFrom('community_recipes')
    .select('shared_by')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(published).toEqual({ shared_by: anna.id });
});

test('the tombstone account cannot be deleted', async () => {
  const boss = await createUser(app);
  await createAdmin(app, boss);
  const { status } = await app.request(adminRoutes.deletePerson, { params: { id: TOMBSTONE_ID } }, boss);
  expect(status).toBe(404);
  expect(await exists({ id: TOMBSTONE_ID })).toBe(true);
});
