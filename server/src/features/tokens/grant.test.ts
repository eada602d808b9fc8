import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { accountRoutes, LOGIN_TEXTS } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';
import { recipesRoutes } from '@larder/contract/recipes';
import { TOKEN_TEXTS, tokensRoutes } from '@larder/contract/tokens';

import * as passwords from '#features/account/passwords.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { createFactor, createUser, type TestUser } from '../../../test/factories.ts';
import { runHousekeeping } from '../../housekeeping.ts';

// Spies on the real functions: hashing dominates the response time.
vi.mock(import('#features/account/passwords.ts'), { spy: true });

const PASSWORD = 'correct horse';
const { path } = tokensRoutes.grantToken;

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app, { password: PASSWORD });
});
afterAll(() => app.close());

function grant(person: { readonly email: string } = anna, password = PASSWORD, on = app) {
  return on.request(tokensRoutes.grantToken, { body: { grant_type: 'password', email: person.email, password } });
}

function refresh(token: string, on = app) {
  return on.request(tokensRoutes.grantToken, { body: { grant_type: 'refresh_token', refresh_token: token } });
}

async function reachesRecipes(token: string): Promise<number> {
  return (await app.request(recipesRoutes.listRecipes, { query: {} }, { token })).status;
}

const sessionOf = (accessToken: string) => String(decodeJwt(accessToken)['sid']);

function findSession(id: string) {
  return app.database.db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
}

function mailsTo(person: TestUser) {
  return app.database.db.selectFrom('outbox_messages').selectAll().where('user_id', '=', person.id).execute();
}

describe('signing in without cookies', () => {
  test('returns an access token and a refresh token, and sets no cookie', async () => {
    const { body, headers } = await grant();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(body.refresh_token).toMatch(/^[\w-]{43}$/u);
    expect(await reachesRecipes(body.access_token)).toBe(200);
    expect(await auditedActions(app, anna)).toEqual(['signed-in']);
  });

  test('starts a session of its own, which can be listed and revoked', async () => {
    const body = { grant_type: 'password', email: anna.email, password: PASSWORD };
    const headers = { 'user-agent': 'curl/8.5.0' };
    const answer = await app.send({ method: 'POST', url: path, payload: body, headers }, anna);
    const { access_token: token } = answer.body as { access_token: string };
    const places = (await app.request(accountRoutes.listSessions, {}, anna)).body.sessions;
    expect(places.map(({ id, current }) => ({ id, current }))).toContainEqual({ id: sessionOf(token), current: false });
    expect(places).toHaveLength(2);
    expect(await findSession(sessionOf(token))).toMatchObject({ user_agent: 'curl/8.5.0' });
    await app.request(accountRoutes.revokeSession, { params: { id: sessionOf(token) } }, anna);
    expect(await reachesRecipes(token)).toBe(401);
  });

  test('stores the refresh token only as a hash', async () => {
    const { body } = await grant();
    const rows = await app.database.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.refresh_token);
  });

  test('responds to a wrong password as to an unknown address, at the same cost', async () => {
    const newUser = await createUser(app);
    for (const attempt of [
      () => grant(anna, 'wrong horse'),
      () => grant({ email: 'nobody@example.org' }),
      () => grant(newUser),
    ]) {
      vi.mocked(passwords.verifyPassword).mockClear();
      const { status, error } = await attempt();
      expect(status).toBe(401);
      expect(error).toMatchObject({ code: 'invalid_credentials', message: LOGIN_TEXTS.invalid_credentials });
      expect(vi.mocked(passwords.verifyPassword)).toHaveBeenCalledTimes(1);
    }
  });

  test('is refused to a disabled user only with the correct password', async () => {
    await app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', anna.id).execute();
    expect((await grant()).error).toMatchObject({ code: 'account_disabled', message: LOGIN_TEXTS.disabled });
    expect((await grant(anna, 'wrong horse')).error.code).toBe('invalid_credentials');
  });

  test('is refused to a user with an unconfirmed address when confirmation is required', async () => {
    const strict = await startApp({ environment: { EMAIL_CONFIRMATION: 'required' }, database: app.database });
    expect((await grant(anna, PASSWORD, strict)).error.code).toBe('email_not_confirmed');
    await app.database.db.updateTable('users').set({ email_verified: true }).where('id', '=', anna.id).execute();
    expect((await grant(anna, PASSWORD, strict)).status).toBe(200);
  });

  test('counts together with signing in by cookie', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' }, database: app.database });
    const body = { email: anna.email, password: 'wrong horse' };
    for (let index = 0; index < 5; index++) {
      const guess =
        index % 2 === 0 ? strict.request(accountRoutes.signIn, { body }) : grant(anna, 'wrong horse', strict);
      expect((await guess).status).toBe(401);
    }
    const { status, error } = await grant(anna, PASSWORD, strict);
    expect(status).toBe(429);
    expect(error.message).toBe(ERROR_TEXTS.too_many_requests);
    app.clock.advance({ seconds: 1 });
    // A correct password clears the failures before it.
    expect((await grant(anna, PASSWORD, strict)).status).toBe(200);
    expect((await grant(anna, 'wrong horse', strict)).status).toBe(401);
  });

  test.each([
    ['another grant', { grant_type: 'client_credentials' }],
    ['no grant', { email: 'a@example.org', password: PASSWORD }],
    ['no password', { grant_type: 'password', email: 'a@example.org' }],
    ['an unknown field', { grant_type: 'password', email: 'a@example.org', password: PASSWORD, aal: 'aal2' }],
    ['an empty refresh token', { grant_type: 'refresh_token', refresh_token: '' }],
    ['a refresh token that is too long', { grant_type: 'refresh_token', refresh_token: 'x'.repeat(201) }],
    ['a refresh token with a NUL', { grant_type: 'refresh_token', refresh_token: 'x\u0000' }],
  ])('with %s is refused', async (_case, payload) => {
    expect((await app.send({ method: 'POST', url: path, payload })).error.code).toBe('invalid_input');
  });

  test('above the size limit is refused', async () => {
    const payload = { grant_type: 'refresh_token', refresh_token: 'x'.repeat(20_000) };
    expect((await app.send({ method: 'POST', url: path, payload })).status).toBe(413);
  });
});

describe('a refresh token', () => {
  test('returns another pair for the same session', async () => {
    const first = (await grant()).body;
    app.clock.advance({ minutes: 20 });
    expect(await reachesRecipes(first.access_token)).toBe(401);
    const second = (await refresh(first.refresh_token)).body;
    expect(second).toMatchObject({ expires_in: 900, user: { id: anna.id } });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(sessionOf(second.access_token)).toBe(sessionOf(first.access_token));
    expect(await reachesRecipes(second.access_token)).toBe(200);
  });

  test('is rate-limited per session', async () => {
    const narrow = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.05' } });
    const eve = await createUser(narrow, { password: PASSWORD });
    let last = (await grant(eve, PASSWORD, narrow)).body;
    const other = (await grant(eve, PASSWORD, narrow)).body;
    for (let use = 0; use < 3; use += 1) last = (await refresh(last.refresh_token, narrow)).body;
    expect((await refresh(last.refresh_token, narrow)).error.code).toBe('too_many_requests');
    expect((await refresh(other.refresh_token, narrow)).status).toBe(200);
    narrow.clock.advance({ minutes: 15 });
    expect((await refresh(last.refresh_token, narrow)).status).toBe(200);
    await narrow.close();
  });

  test('extends the session', async () => {
    const first = (await grant()).body;
    app.clock.advance({ days: 29 });
    const second = (await refresh(first.refresh_token)).body;
    app.clock.advance({ days: 29 });
    expect((await refresh(second.refresh_token)).status).toBe(200);
    const session = await findSession(sessionOf(first.access_token));
    expect(session?.expires_at.getTime()).toBe(app.clock.now().getTime() + 30 * 24 * 60 * 60 * 1000);
  });

  test('returns an access token with the current assurance level', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    const first = (await grant()).body;
    const second = (await refresh(first.refresh_token)).body;
    expect(decodeJwt(second.access_token)['aal']).toBe('aal1');
    await app.database.db
      .updateTable('sessions')
      .set({ aal: 'aal2' })
      .where('id', '=', sessionOf(first.access_token))
      .execute();
    const third = (await refresh(second.refresh_token)).body;
    expect(decodeJwt(third.access_token)['aal']).toBe('aal2');
    expect(await reachesRecipes(third.access_token)).toBe(200);
  });

  test('does not refresh the login', async () => {
    const first = (await grant()).body;
    app.clock.advance({ minutes: 15 });
    const second = (await refresh(first.refresh_token)).body;
    const body = { name: 'Backup', scopes: ['recipes:read' as const], expires_in_days: null };
    const answer = await app.request(tokensRoutes.createApiToken, { body }, { token: second.access_token });
    expect(answer.error.code).toBe('fresh_login_required');
  });

  test('reused after the grace period revokes the session (theft detection)', async () => {
    const first = (await grant()).body;
    const thiefs = (await refresh(first.refresh_token)).body;
    app.clock.advance({ seconds: 10 });
    const answer = await refresh(first.refresh_token);
    expect(answer.status).toBe(401);
    expect(answer.error).toMatchObject({ code: 'invalid_credentials', message: TOKEN_TEXTS.refresh_refused });

    expect(await findSession(sessionOf(first.access_token))).toBeUndefined();
    expect(await reachesRecipes(thiefs.access_token)).toBe(401);
    expect((await refresh(thiefs.refresh_token)).status).toBe(401);
    expect(await auditedActions(app, anna)).toEqual(['signed-in', 'refresh-token.reused']);
    expect(await mailsTo(anna)).toEqual([
      expect.objectContaining({ subject: 'A program was signed out of your account' }),
    ]);

    // Further reuse is not reported again, and other sessions remain.
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect(await mailsTo(anna)).toHaveLength(1);
    expect((await app.request(accountRoutes.getSession, {}, anna)).body.user?.id).toBe(anna.id);
  });

  test('reused after many rotations still revokes the session, and only the newest fifty are stored', async () => {
    const first = (await grant()).body;
    let last = first;
    for (let use = 0; use < 60; use += 1) {
      app.clock.advance({ days: 1 });
      last = (await refresh(last.refresh_token)).body;
    }
    const rows = app.database.db
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('session_id', '=', sessionOf(first.access_token));
    // Fifty tokens and the family row.
    expect(await rows.execute()).toHaveLength(51);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect(await findSession(sessionOf(first.access_token))).toBeUndefined();
    expect((await refresh(last.refresh_token)).status).toBe(401);
    expect(await auditedActions(app, anna)).toContain('refresh-token.reused');
  });

  test('of an earlier version without a family is rotated like any other', async () => {
    const first = (await grant()).body;
    await app.database.db
      .deleteFrom('refresh_tokens')
      .where('session_id', '=', sessionOf(first.access_token))
      .where('used_at', 'is not', null)
      .execute();
    const second = (await refresh(first.refresh_token)).body;
    app.clock.advance({ minutes: 1 });
    expect((await refresh(second.refresh_token)).status).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect(await findSession(sessionOf(first.access_token))).toBeUndefined();
  });

  test('rotated in parallel expires after thirty days', async () => {
    const first = (await grant()).body;
    const other = (await refresh(first.refresh_token)).body;
    let again = (await refresh(first.refresh_token)).body;
    for (const days of [20, 10]) {
      app.clock.advance({ days });
      again = (await refresh(again.refresh_token)).body;
    }
    expect(await refusalOf(other.refresh_token)).toBe(REFUSED);
  });

  test('reused within the grace period returns a pair of its own', async () => {
    const first = (await grant()).body;
    const lost = (await refresh(first.refresh_token)).body;
    app.clock.advance({ seconds: 9 });
    const again = await refresh(first.refresh_token);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).not.toBe(lost.refresh_token);
    expect(await reachesRecipes(again.body.access_token)).toBe(200);
    // The grace period starts at the first use, not the last.
    app.clock.advance({ seconds: 1 });
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(again.body.refresh_token)).status).toBe(401);
  });

  test('used twice concurrently keeps the session', async () => {
    const first = (await grant()).body;
    const answers = await Promise.all([refresh(first.refresh_token), refresh(first.refresh_token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(2);
    app.clock.advance({ minutes: 5 });
    for (const { body } of answers) expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  test('reused twice concurrently after the grace period is reported once', async () => {
    const first = (await grant()).body;
    await refresh(first.refresh_token);
    app.clock.advance({ minutes: 1 });
    const answers = await Promise.all([refresh(first.refresh_token), refresh(first.refresh_token)]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(await mailsTo(anna)).toHaveLength(1);
  });

  const refusalOf = async (token: string) => {
    const { status, error } = await refresh(token);
    return `${status} ${error.code}: ${error.message}`;
  };
  const REFUSED = `401 invalid_credentials: ${TOKEN_TEXTS.refresh_refused}`;

  test('expires after thirty days, even in a longer session', async () => {
    const { access_token: access, refresh_token: token } = (await grant()).body;
    await app.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(app.clock.now().getTime() + 90 * 24 * 60 * 60 * 1000) })
      .where('id', '=', sessionOf(access))
      .execute();
    app.clock.advance({ days: 30 });
    expect(await refusalOf(token)).toBe(REFUSED);
    expect(await findSession(sessionOf(access))).toBeDefined();
  });

  test('expires with its session', async () => {
    const { access_token: access, refresh_token: token } = (await grant()).body;
    await app.database.db
      .updateTable('sessions')
      .set({ expires_at: app.clock.now() })
      .where('id', '=', sessionOf(access))
      .execute();
    expect(await refusalOf(token)).toBe(REFUSED);
  });

  test('is revoked when its user signs out everywhere', async () => {
    const { refresh_token: token } = (await grant()).body;
    await app.request(accountRoutes.revokeSessions, {}, anna);
    expect(await refusalOf(token)).toBe(REFUSED);
  });

  test('is refused for a disabled user', async () => {
    const { refresh_token: token } = (await grant()).body;
    await app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', anna.id).execute();
    expect(await refusalOf(token)).toBe(REFUSED);
  });

  test('is refused when unknown', async () => {
    expect(await refusalOf('nonsense')).toBe(REFUSED);
    expect(await refusalOf((await grant()).body.access_token.slice(-200))).toBe(REFUSED);
  });

  test('is deleted after its expiry, and not before', async () => {
    const { access_token: access } = (await grant()).body;
    const cleanUp = () => runHousekeeping({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    const stored = () =>
      app.database.db.selectFrom('refresh_tokens').selectAll().where('session_id', '=', sessionOf(access)).execute();
    await app.database.db
      .updateTable('sessions')
      .set({ expires_at: new Date(app.clock.now().getTime() + 90 * 24 * 60 * 60 * 1000) })
      .where('id', '=', sessionOf(access))
      .execute();
    app.clock.advance({ days: 29 });
    await cleanUp();
    // The token and its family row.
    expect(await stored()).toHaveLength(2);
    app.clock.advance({ days: 1 });
    await cleanUp();
    expect(await stored()).toEqual([]);
  });
});
