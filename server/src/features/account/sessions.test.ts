import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { ACCOUNT_LIMITS, accountRoutes } from '@larder/contract/account';
import { factorsRoutes } from '@larder/contract/factors';
import { tokensRoutes } from '@larder/contract/tokens';

import { AccessTokens } from '#features/tokens/access-tokens.ts';
import { Secrets } from '#platform/secrets.ts';

import { SECRET_KEY, type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { cookiesOf, senderAfter } from '../../../test/cookies.ts';
import {
  createFactor,
  createUser,
  createSession,
  sessionCookie,
  type TestUser,
  totpCode,
} from '../../../test/factories.ts';
import { createSession as startSession } from './sessions.ts';

const PASSWORD = 'correct horse';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app, { password: PASSWORD });
});
afterAll(() => app.close());

const places = async (sender: Sender) => (await app.request(accountRoutes.listSessions, {}, sender)).body.sessions;
const revoke = (sender: Sender, id: string) => app.request(accountRoutes.revokeSession, { params: { id } }, sender);
const whoIs = async (sender: Sender) => (await app.request(accountRoutes.getSession, {}, sender)).body.user?.id;

/** Signs the user in in another browser. */
async function elsewhere(person: TestUser, row: Partial<Parameters<typeof createSession>[1]> = {}) {
  const { id, token } = await createSession(app, { ...row, user_id: person.id });
  return { id, cookie: sessionCookie(token) };
}

async function currentId(sender: Sender): Promise<string> {
  const current = (await places(sender)).filter((place) => place.current);
  expect(current).toHaveLength(1);
  return current[0]?.id ?? '';
}

describe('the list of sessions', () => {
  test('shows browser, IP address and times of each, most recently used first', async () => {
    const { email } = anna;
    await app.database.db.deleteFrom('sessions').where('user_id', '=', anna.id).execute();
    const signedIn = await app.send({
      method: 'POST',
      url: accountRoutes.signIn.path,
      payload: { email, password: PASSWORD },
      headers: { 'user-agent': FIREFOX },
      remoteAddress: '203.0.113.7',
    });
    const here = senderAfter(signedIn);
    const now = app.clock.now().getTime();
    const at = (hoursAgo: number) => new Date(now - hoursAgo * 60 * 60 * 1000);
    const old = { ip_address: '203.0.113.8', created_at: at(9), updated_at: at(8) };
    const program = await elsewhere(anna, { ...old, user_agent: 'larder-cli/1.0' });
    const unknown = await elsewhere(anna, { created_at: at(7), updated_at: at(1), user_agent: null, ip_address: null });
    const silent = await elsewhere(anna, { created_at: at(7), updated_at: at(2), user_agent: '' });

    const listed = await places(here);
    expect(listed).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Windows',
        address: '203.0.113.7',
        created_at: at(0).toISOString(),
        last_used_at: at(0).toISOString(),
        current: true,
      },
      expect.objectContaining({ id: unknown.id, device: 'Unknown device', address: null, current: false }),
      expect.objectContaining({ id: silent.id, device: 'Unknown device' }),
      expect.objectContaining({
        id: program.id,
        address: '203.0.113.8',
        created_at: at(9).toISOString(),
        last_used_at: at(8).toISOString(),
      }),
    ]);
    // The list identifies sessions without revealing their tokens.
    const secret = here.cookie?.split('session_token=', 2)[1]?.split('.', 1)[0] ?? 'no cookie';
    expect(JSON.stringify(listed)).not.toContain(secret);
  });

  test('leaves out expired sessions and those of other users', async () => {
    const bruno = await createUser(app);
    await elsewhere(anna, { expires_at: app.clock.now() });
    expect(await places(anna)).toHaveLength(1);
    expect(await currentId(bruno)).not.toBe(await currentId(anna));
  });

  test('marks the current session', async () => {
    const other = await elsewhere(anna);
    expect(await currentId(other)).toBe(other.id);
    expect(await currentId(anna)).not.toBe(other.id);
  });

  test('includes the session of a program', async () => {
    const grant = { grant_type: 'password', email: anna.email, password: PASSWORD } as const;
    const { body } = await app.request(tokensRoutes.grantToken, { body: grant });
    const program = { token: body.access_token };
    expect(await places(anna)).toHaveLength(2);
    const id = await currentId(program);
    expect((await revoke(anna, id)).status).toBe(204);
    expect((await app.request(accountRoutes.listSessions, {}, program)).status).toBe(401);
  });

  test('is limited in length', async () => {
    for (let n = 0; n < ACCOUNT_LIMITS.sessions_listed_max; n++) await elsewhere(anna);
    expect(await places(anna)).toHaveLength(ACCOUNT_LIMITS.sessions_listed_max);
  });

  test('holds at most 200 sessions: a new one evicts the least recently used', async () => {
    const used = new Date(app.clock.now().getTime() - 60_000);
    const oldest = await elsewhere(anna, { updated_at: new Date(0) });
    for (let n = 0; n < 200; n++) await elsewhere(anna, { updated_at: used });
    const body = { email: anna.email, password: PASSWORD };
    const signedIn = await app.request(accountRoutes.signIn, { body });
    expect(signedIn.status).toBe(200);
    const left = await app.database.db.selectFrom('sessions').select('id').where('user_id', '=', anna.id).execute();
    expect(left).toHaveLength(200);
    expect(left.map(({ id }) => id)).not.toContain(oldest.id);
    expect(await whoIs(senderAfter(signedIn))).toBe(anna.id);
  });

  test('is not evicted by password sign-ins that never complete the second step', async () => {
    const { id: factorId } = await createFactor(app, { user_id: anna.id, status: 'verified' });
    const longAgo = { updated_at: new Date(0) };
    const owner = await elsewhere(anna, { aal: 'aal2', ...longAgo });
    for (let n = 0; n < 200; n++) await elsewhere(anna, longAgo);
    const body = { email: anna.email, password: PASSWORD };
    const half = senderAfter(await app.request(accountRoutes.signIn, { body }));
    expect(await whoIs(owner)).toBe(anna.id);

    // Sessions at aal2 have the same limit of their own.
    for (let n = 0; n < 199; n++) await elsewhere(anna, { aal: 'aal2' });
    const params = { factorId };
    const challenge = await app.request(factorsRoutes.challengeFactor, { params, body: {} }, half);
    const proof = { challenge_id: challenge.body.id, code: totpCode(app) };
    expect((await app.request(factorsRoutes.verifyFactor, { params, body: proof }, half)).status).toBe(200);
    expect(await whoIs(owner)).toBeUndefined();
  });

  test('truncates the user agent', async () => {
    const payload = { email: anna.email, password: PASSWORD };
    const headers = { 'user-agent': 'x'.repeat(5_000) };
    await app.send({ method: 'POST', url: accountRoutes.signIn.path, payload, headers });
    const longest = await app.database.db
      .selectFrom('sessions')
      .select('user_agent')
      .where('user_id', '=', anna.id)
      .where('user_agent', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(longest.user_agent).toBe('x'.repeat(500));
  });
});

test('extending a program’s session by token sets no cookie', async () => {
  const twoHoursAgo = new Date(app.clock.now().getTime() - 2 * 60 * 60 * 1000);
  const program = await createSession(app, { user_id: anna.id, updated_at: twoHoursAgo });
  const issuer = new AccessTokens({ db: app.database.db, secrets: new Secrets(SECRET_KEY), issuer: 'urn:larder' });
  const bearer = { sessionId: program.id, user: { ...anna, isAdmin: false }, aal: 'aal1' } as const;
  const { access_token: token } = await issuer.issue({ now: app.clock.now() }, bearer);
  const answer = await app.request(accountRoutes.getSession, {}, { token, cookie: anna.cookie });
  const end = app.clock.now().getTime() + 30 * 24 * 60 * 60 * 1000;
  expect(answer.body.expires_at).toBe(new Date(end).toISOString());
  expect(cookiesOf(answer)).toEqual([]);
});

describe('revoking a session', () => {
  test('ends that session and no other, and is audited', async () => {
    const [revoked, other] = [await elsewhere(anna), await elsewhere(anna)];
    expect((await revoke(anna, revoked.id)).status).toBe(204);
    expect(await whoIs(revoked)).toBeUndefined();
    expect(await whoIs(other)).toBe(anna.id);
    expect(await whoIs(anna)).toBe(anna.id);
    expect(await auditedActions(app, anna)).toEqual(['session.revoked']);
  });

  test('is not found for an unknown, foreign or already revoked session, and audited as refused', async () => {
    const bruno = await createUser(app);
    const place = await elsewhere(anna);
    expect((await revoke(bruno, place.id)).error.code).toBe('not_found');
    expect((await revoke(anna, randomUUID())).error.code).toBe('not_found');
    expect(await whoIs(place)).toBe(anna.id);
    const both = await Promise.all([revoke(anna, place.id), revoke(anna, place.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await auditedActions(app, anna)).toSorted()).toEqual([
      'change.refused',
      'change.refused',
      'session.revoked',
    ]);
    expect(await auditedActions(app, bruno)).toEqual(['change.refused']);
  });
});

describe('signing out everywhere', () => {
  test('ends all sessions including the current one, and clears the cookie', async () => {
    const [other, bruno] = [await elsewhere(anna), await createUser(app)];
    const answer = await app.request(accountRoutes.revokeSessions, {}, anna);
    expect(answer.body).toEqual({ success: true });
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^larder\.session_token=; Max-Age=0;/u)]);
    expect(await whoIs(anna)).toBeUndefined();
    expect(await whoIs(other)).toBeUndefined();
    expect(await whoIs(bruno)).toBe(bruno.id);
    expect(await auditedActions(app, anna)).toEqual(['sessions.revoked']);
  });
});

describe('reauthentication by password', () => {
  const reauthenticate = (sender: Sender, password = PASSWORD) =>
    app.request(accountRoutes.reauthenticate, { body: { password } }, sender);
  /** Sends a request that requires a fresh login and has no effect: the address does not change. */
  const needsFresh = async (person: TestUser, sender: Sender = person) =>
    (await app.request(accountRoutes.changeEmail, { body: { new_email: person.email } }, sender)).status;

  test('permits actions that need a fresh login, for fifteen minutes and in this session only', async () => {
    app.clock.advance({ minutes: 14, seconds: 59 });
    expect(await needsFresh(anna)).toBe(200);
    const other = await elsewhere(anna, { authenticated_at: new Date(app.clock.now().getTime() - 60 * 60 * 1000) });
    app.clock.advance({ seconds: 1 });
    expect(await needsFresh(anna)).toBe(403);

    const answer = await reauthenticate(anna);
    expect(answer.body).toEqual({ success: true });
    const here = senderAfter(answer);
    expect(await needsFresh(anna, here)).toBe(200);
    expect(await needsFresh(anna, other)).toBe(403);
    app.clock.advance({ minutes: 14, seconds: 59 });
    expect(await needsFresh(anna, here)).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect(await needsFresh(anna, here)).toBe(403);
  });

  test('rotates the session token, and keeps other sessions', async () => {
    const other = await elsewhere(anna);
    const before = await currentId(anna);
    const here = senderAfter(await reauthenticate(anna));
    expect(await currentId(here)).toBe(before);
    expect(await whoIs(anna)).toBeUndefined();
    expect(await whoIs(other)).toBe(anna.id);
  });

  test('by bearer token sets no cookie', async () => {
    const body = { grant_type: 'password', email: anna.email, password: PASSWORD } as const;
    const { access_token: token } = (await app.request(tokensRoutes.grantToken, { body })).body;
    const answer = await reauthenticate({ token, cookie: anna.cookie });
    expect([answer.status, cookiesOf(answer)]).toEqual([200, []]);
    expect(await whoIs({ token })).toBe(anna.id);
    expect(await whoIs(anna)).toBe(anna.id);
  });

  test('is required after half a year, however often the session is used', async () => {
    const program = { grant_type: 'password', email: anna.email, password: PASSWORD } as const;
    let { refresh_token } = (await app.request(tokensRoutes.grantToken, { body: program })).body;
    const refresh = async () => {
      const body = { grant_type: 'refresh_token', refresh_token } as const;
      const answer = await app.request(tokensRoutes.grantToken, { body });
      if (answer.status === 200) ({ refresh_token } = answer.body);
      return answer.status;
    };
    const here = senderAfter(await reauthenticate(anna));
    for (let n = 0; n < 8; n++) {
      app.clock.advance({ days: 20 });
      expect([await whoIs(here), await refresh()]).toEqual([anna.id, 200]);
    }
    app.clock.advance({ days: 19, hours: 23 });
    expect([await whoIs(here), await refresh()]).toEqual([anna.id, 200]);
    app.clock.advance({ hours: 1 });
    expect([await whoIs(here), await refresh()]).toEqual([undefined, 401]);
  });

  test('is refused for a wrong password, names the field and permits nothing', async () => {
    app.clock.advance({ minutes: 15 });
    const { status, error } = await reauthenticate(anna, 'wrong horse');
    expect(status).toBe(401);
    expect(error.code).toBe('invalid_credentials');
    expect(Object.keys(error.fields ?? {})).toEqual(['password']);
    expect(await needsFresh(anna)).toBe(403);
  });

  test('is refused for a user without a password, and for the password of another user', async () => {
    const newUser = await createUser(app);
    expect((await reauthenticate(newUser, 'nobody has this password')).status).toBe(401);
    await createUser(app, { password: 'battery staple' });
    expect((await reauthenticate(anna, 'battery staple')).status).toBe(401);
  });

  test('is required in a session without a stored time of authentication', async () => {
    const longAgo = new Date(app.clock.now().getTime() - 60 * 60 * 1000);
    expect(await needsFresh(anna, await elsewhere(anna, { authenticated_at: null, updated_at: longAgo }))).toBe(403);
  });

  test('is not replaced by using the session', async () => {
    app.clock.advance({ hours: 2 });
    await app.request(accountRoutes.getSession, {}, anna);
    expect(await needsFresh(anna)).toBe(403);
    const body = { email: anna.email, password: PASSWORD };
    const signedIn = senderAfter(await app.request(accountRoutes.signIn, { body }));
    expect(await needsFresh(anna, signedIn)).toBe(200);
    app.clock.advance({ hours: 2 });
    await app.request(accountRoutes.getSession, {}, signedIn);
    expect(await needsFresh(anna, signedIn)).toBe(403);
  });
});

describe('starting a session', () => {
  const begin = (userId: string) =>
    app.database.db.transaction().execute(async (trx) => {
      const ctx = { now: app.clock.now(), address: '203.0.113.1' };
      await startSession(trx, ctx, { userId, aal: 'aal2', userAgent: undefined });
    });

  test('is refused once the account is disabled or deleted', async () => {
    await begin(anna.id);
    await app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', anna.id).execute();
    await expect(begin(anna.id)).rejects.toMatchObject({ code: 'not_authenticated' });
    await expect(begin(randomUUID())).rejects.toMatchObject({ code: 'not_authenticated' });
  });
});
