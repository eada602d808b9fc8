import { randomUUID } from 'node:crypto';

import type { QueryId } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { FACTOR_TEXTS, factorsRoutes } from '@larder/contract/factors';
import { recipesRoutes } from '@larder/contract/recipes';

import { lockUser } from '#features/account/commands/lock-user.ts';
import { AccessTokens } from '#features/tokens/access-tokens.ts';
import type { Tables } from '#platform/db/tables.ts';
import { SECRET_PURPOSE } from '#platform/outbox/outbox.ts';
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
import { waitForRowLock } from '../../../test/row-lock.ts';

const PHONE = '+44 20 7946 0123';
const secrets = new Secrets(SECRET_KEY);

let app: TestApp;
/** Has an authenticator app, `factorId`, and a session at aal1. */
let anna: TestUser;
let factorId: string;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
  factorId = (await createFactor(app, { user_id: anna.id, status: 'verified' })).id;
});
afterAll(() => app.close());

interface Asked {
  readonly by?: Sender;
  readonly of?: string;
  readonly channel?: 'sms' | 'whatsapp';
}

function challenge({ by = anna, of = factorId, channel }: Asked = {}) {
  const body = channel === undefined ? {} : { channel };
  return app.request(factorsRoutes.challengeFactor, { params: { factorId: of }, body }, by);
}

function verify(challenge_id: string, code: string, { by = anna, of = factorId }: Asked = {}) {
  return app.request(factorsRoutes.verifyFactor, { params: { factorId: of }, body: { challenge_id, code } }, by);
}

/** Starts a challenge and answers it. */
async function prove(code: string, asked: Asked = {}) {
  return verify((await challenge(asked)).body.id, code, asked);
}

const whoIs = async (sender: Sender) => (await app.request(accountRoutes.getSession, {}, sender)).body;
const list = (by: Sender) => app.request(factorsRoutes.listFactors, {}, by);

async function anotherSession(of: { readonly id: string }, aal: 'aal1' | 'aal2' = 'aal1'): Promise<Sender> {
  return { cookie: sessionCookie((await createSession(app, { user_id: of.id, aal })).token) };
}

async function isTwoFactorEnabled({ id }: { readonly id: string }): Promise<boolean> {
  const { db } = app.database;
  const query = db.selectFrom('user_profiles').select('two_factor_enabled').where('user_id', '=', id);
  return (await query.executeTakeFirstOrThrow()).two_factor_enabled;
}

const actionsOf = async (person: { readonly id: string }) => (await auditedActions(app, person)).toSorted();

function messagesAbout({ id }: { readonly id: string }) {
  return app.database.db.selectFrom('outbox_messages').selectAll().where('user_id', '=', id).execute();
}

describe('the second step', () => {
  test('raises the session to aal2 and rotates its cookie', async () => {
    const answer = await prove(totpCode(app));
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      token_type: 'bearer',
      expires_in: expect.any(Number),
      expires_at: Math.floor(app.clock.now().getTime() / 1000) + answer.body.expires_in,
      user: { id: anna.id, email: anna.email, name: anna.name, is_admin: false },
    });
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^larder\.session_token=.+; HttpOnly; SameSite=Lax$/u)]);
    expect(await whoIs(senderAfter(answer))).toMatchObject({ user: { id: anna.id }, aal: 'aal2', next_aal: 'aal2' });
    expect((await whoIs(anna)).user).toBeNull();
    expect((await whoIs({ token: answer.body.access_token })).aal).toBe('aal2');
    expect(await actionsOf(anna)).toEqual(['second-step.completed']);
  });

  test('refreshes the login', async () => {
    app.clock.advance({ hours: 2 });
    const sender = senderAfter(await prove(totpCode(app)));
    expect((await app.request(factorsRoutes.createRecoveryCodes, {}, sender)).status).toBe(200);
  });

  test('does not refresh the login for longer when the clock was ahead and is set back', async () => {
    app.clock.advance({ days: 1 });
    const sender = senderAfter(await prove(totpCode(app)));
    app.clock.advance({ days: -1 });
    const { status, error } = await app.request(factorsRoutes.createRecoveryCodes, {}, sender);
    expect([status, error.code]).toEqual([403, 'fresh_login_required']);
  });

  test('extends the session by thirty days', async () => {
    app.clock.advance({ days: 20 });
    const now = app.clock.now();
    const sender = senderAfter(await prove(totpCode(app)));
    expect((await whoIs(sender)).expires_at).toBe(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString());
    const [place] = (await app.request(accountRoutes.listSessions, {}, sender)).body.sessions;
    expect(place?.last_used_at).toBe(now.toISOString());
  });

  test('accepts a code with spaces', async () => {
    expect((await prove(totpCode(app).replace(/^.../u, '$& '))).status).toBe(200);
  });

  test.each([
    ['the step before', -1, 200],
    ['the step after', 1, 200],
    ['two steps before', -2, 401],
    ['two steps after', 2, 401],
  ] as const)('with the code of %s', async (_what, steps, status) => {
    expect((await prove(totpCode(app, { steps }))).status).toBe(status);
  });

  test('by bearer token sets no cookie', async () => {
    const issuer = new AccessTokens({ db: app.database.db, secrets, issuer: 'urn:larder' });
    const session = await createSession(app, { user_id: anna.id });
    const user = { ...anna, isAdmin: false };
    const { access_token: token } = await issuer.issue(
      { now: app.clock.now() },
      { sessionId: session.id, user, aal: 'aal1' },
    );
    const answer = await prove(totpCode(app), { by: { token, cookie: sessionCookie(session.token) } });
    expect(answer.status).toBe(200);
    expect(cookiesOf(answer)).toEqual([]);
  });
});

describe('a wrong code', () => {
  test('is refused and audited, and consumes nothing', async () => {
    const { id } = (await challenge()).body;
    const wrong = await verify(id, totpCode(app, { steps: 7 }));
    expect([wrong.status, wrong.error.code, wrong.error.message]).toEqual([
      401,
      'invalid_credentials',
      FACTOR_TEXTS.code_wrong,
    ]);
    expect(cookiesOf(wrong)).toEqual([]);
    expect((await whoIs(anna)).aal).toBe('aal1');
    expect((await verify(id, totpCode(app))).status).toBe(200);
    expect(await actionsOf(anna)).toEqual(['second-step.completed', 'second-step.refused']);
  });

  test('exhausts the challenge after five attempts', async () => {
    const { id } = (await challenge()).body;
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await verify(id, totpCode(app, { steps: 7 }))).status).toBe(401);
    expect((await verify(id, totpCode(app))).error.code).toBe('link_expired');
    expect((await prove(totpCode(app))).status).toBe(200);
  });

  test('counts each attempt when concurrent', async () => {
    const { id } = (await challenge()).body;
    const guesses = Array.from({ length: 20 }, () => verify(id, totpCode(app, { steps: 7 })));
    const codes = (await Promise.all(guesses)).map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'link_expired')).toHaveLength(15);
  });

  test.each(['12345', '1234567', 'abcdef', '12345a', '१२३४५६', ''])('is malformed: "%s"', async (code) => {
    const { id } = (await challenge()).body;
    expect((await verify(id, code)).error.fields).toHaveProperty('code');
  });
});

describe('a one-time code', () => {
  test('is accepted once by concurrent uses', async () => {
    const { id } = (await challenge()).body;
    const answers = await Promise.all([verify(id, totpCode(app)), verify(id, totpCode(app))]);
    const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
    expect(winner?.status).toBe(200);
    // On a busy machine the first request may finish before the second is authenticated, whose cookie is then outdated.
    expect(['link_used', 'not_authenticated']).toContain(loser?.error.code);
    expect(answers.flatMap(cookiesOf)).toHaveLength(1);
  });

  test('is accepted in one of two concurrent sessions', async () => {
    const other = await anotherSession(anna);
    const answers = await Promise.all([prove(totpCode(app)), prove(totpCode(app), { by: other })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(answers.flatMap(cookiesOf)).toHaveLength(1);
  });

  test('cannot be replayed in another challenge, nor can earlier ones', async () => {
    await prove(totpCode(app));
    const other = await anotherSession(anna);
    const { id } = (await challenge({ by: other })).body;
    expect((await verify(id, totpCode(app), { by: other })).error.message).toBe(FACTOR_TEXTS.code_wrong);
    expect((await verify(id, totpCode(app, { steps: -1 }), { by: other })).error.message).toBe(FACTOR_TEXTS.code_wrong);
    app.clock.advance({ seconds: 30 });
    expect((await verify(id, totpCode(app), { by: other })).status).toBe(200);
  });
});

test('a code accepted while the clock was a day ahead does not block those of today', async () => {
  app.clock.advance({ days: 1 });
  expect((await prove(totpCode(app))).status).toBe(200);
  app.clock.advance({ days: -1 });
  const other = await anotherSession(anna);
  const { id } = (await challenge({ by: other })).body;
  expect((await verify(id, totpCode(app), { by: other })).status).toBe(200);
  const third = await anotherSession(anna);
  const next = (await challenge({ by: third })).body;
  expect((await verify(next.id, totpCode(app), { by: third })).error.message).toBe(FACTOR_TEXTS.code_wrong);
});

describe('a challenge', () => {
  test('is valid for five minutes', async () => {
    const { body } = await challenge();
    expect(body.expires_at).toBe(Math.floor(app.clock.now().getTime() / 1000) + 300);
    app.clock.advance({ seconds: 300 });
    const { error } = await verify(body.id, totpCode(app));
    expect([error.code, error.message]).toEqual(['link_expired', FACTOR_TEXTS.challenge_expired]);
  });

  test('works once', async () => {
    const { id } = (await challenge()).body;
    const by = senderAfter(await verify(id, totpCode(app)));
    app.clock.advance({ seconds: 30 });
    expect((await verify(id, totpCode(app), { by })).error).toMatchObject({
      code: 'link_used',
      message: FACTOR_TEXTS.challenge_used,
    });
  });

  test('is invalidated by the next one', async () => {
    const { id } = (await challenge()).body;
    await challenge();
    expect((await verify(id, totpCode(app))).error.code).toBe('link_expired');
  });

  test('is not invalidated by one of another session', async () => {
    const { id } = (await challenge()).body;
    await challenge({ by: await anotherSession(anna) });
    expect((await verify(id, totpCode(app))).status).toBe(200);
  });

  test('is bound to its session and factor', async () => {
    const { id } = (await challenge()).body;
    expect((await verify(id, totpCode(app), { by: await anotherSession(anna) })).error.code).toBe('not_found');
    const other = await createFactor(app, { user_id: anna.id, status: 'verified' });
    expect((await verify(id, totpCode(app), { of: other.id })).error.code).toBe('not_found');
    expect((await verify(randomUUID(), totpCode(app))).error.code).toBe('not_found');
  });

  test('is not available for the factor of another user', async () => {
    const ben = await createUser(app);
    expect((await challenge({ by: ben })).error.code).toBe('not_found');
    const { id } = (await challenge()).body;
    expect((await verify(id, totpCode(app), { by: ben })).error.code).toBe('not_found');
    expect((await challenge({ by: {} })).error.code).toBe('not_authenticated');
  });

  test('is deleted with its factor', async () => {
    const { id } = (await challenge()).body;
    const full = await anotherSession(anna, 'aal2');
    await app.request(factorsRoutes.deleteFactor, { params: { factorId } }, full);
    expect((await verify(id, totpCode(app))).error.code).toBe('not_found');
  });
});

describe('a phone', () => {
  let phoneId: string;
  beforeEach(async () => {
    const phone = { factor_type: 'phone', phone: PHONE, status: 'verified' } as const;
    phoneId = (await createFactor(app, { user_id: anna.id, ...phone })).id;
  });

  async function lastCode(): Promise<string> {
    const message = (await messagesAbout(anna)).at(-1);
    return secrets.open(SECRET_PURPOSE, message?.secret_sealed ?? '');
  }

  test('receives a one-time code, which verifies it', async () => {
    const { id, expires_at } = (await challenge({ of: phoneId })).body;
    const [message, ...others] = await messagesAbout(anna);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      channel: 'sms',
      recipient: '+442079460123',
      body: { lines: [`${app.config.PRODUCT_NAME} code`], showsCode: true },
      secret_of: id,
    });
    expect(Math.floor((message?.secret_expires_at?.getTime() ?? 0) / 1000)).toBe(expires_at);
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/u);
    expect((await verify(id, code, { of: phoneId })).status).toBe(200);
    // The code is erased from the outbox after its use.
    expect((await messagesAbout(anna))[0]?.secret_sealed).toBeNull();
  });

  test('receives the code by the requested channel', async () => {
    await challenge({ of: phoneId, channel: 'whatsapp' });
    expect(await messagesAbout(anna)).toMatchObject([{ channel: 'whatsapp' }]);
  });

  test('receives a new code each time, which invalidates the earlier one', async () => {
    const first = (await challenge({ of: phoneId })).body.id;
    const firstCode = await lastCode();
    const second = (await challenge({ of: phoneId })).body.id;
    const secondCode = await lastCode();
    expect((await verify(first, firstCode, { of: phoneId })).error.code).toBe('link_expired');
    if (firstCode !== secondCode) expect((await verify(second, firstCode, { of: phoneId })).status).toBe(401);
    expect((await verify(second, secondCode, { of: phoneId })).status).toBe(200);
  });

  test('is verified once by concurrent uses of its code', async () => {
    const { id } = (await challenge({ of: phoneId })).body;
    const code = await lastCode();
    const answers = await Promise.all([verify(id, code, { of: phoneId }), verify(id, code, { of: phoneId })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('has its code stored only as a digest', async () => {
    const { id } = (await challenge({ of: phoneId })).body;
    const row = await app.database.db.selectFrom('factor_challenges').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify([row, await messagesAbout(anna)])).not.toContain(`"${await lastCode()}"`);
  });

  test('is rate-limited before it is verified, whatever the spelling of its number', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' }, database: app.database });
    const send = (by: TestUser, of: string) =>
      strict.request(factorsRoutes.challengeFactor, { params: { factorId: of }, body: {} }, by);
    const written = async (phone: string, person: TestUser) =>
      (await createFactor(app, { user_id: person.id, factor_type: 'phone', phone })).id;
    const [carl, ben] = [await createUser(app), await createUser(app)];
    const of = await written('+44 20 7946 0999', carl);
    for (let message = 1; message <= 5; message += 1) expect((await send(carl, of)).status).toBe(200);
    expect((await send(ben, await written('+44 (20) 79460999', ben))).error.code).toBe('too_many_requests');
    expect((await send(ben, await written('+44 20 7946 0998', ben))).status).toBe(200);
  });

  test('is rate-limited per user, across numbers', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' }, database: app.database });
    const send = async (at: number) => {
      const phone = { factor_type: 'phone', phone: `+44 20 7946 08${at}`, status: 'verified' } as const;
      const { id } = await createFactor(app, { user_id: anna.id, ...phone });
      return strict.request(factorsRoutes.challengeFactor, { params: { factorId: id }, body: {} }, anna);
    };
    for (const at of Array(10).keys()) expect((await send(10 + at)).status).toBe(200);
    expect((await send(20)).status).toBe(429);
  });

  test('is rate-limited per IP address, across users', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' }, database: app.database });
    const send = async (by: TestUser, at: number, remoteAddress: string) => {
      const phone = { factor_type: 'phone', phone: `+44 20 7946 07${at}`, status: 'verified' } as const;
      const { id } = await createFactor(app, { user_id: by.id, ...phone });
      const url = factorsRoutes.challengeFactor.path.replace('{factorId}', id);
      return (await strict.send({ method: 'POST', url, payload: {}, remoteAddress }, by)).status;
    };
    const people = await Promise.all(Array.from({ length: 4 }, () => createUser(app)));
    const [last] = people;
    if (last === undefined) throw new Error('There are four');
    for (const at of Array(30).keys()) {
      expect(await send(people[1 + (at % 3)] ?? last, 10 + at, '198.51.100.7')).toBe(200);
    }
    expect(await send(last, 40, '198.51.100.7')).toBe(429);
    expect(await send(last, 41, '198.51.100.8')).toBe(200);
  });
});

describe('the first verification of a factor', () => {
  let ben: TestUser;
  let newId: string;
  beforeEach(async () => {
    ben = await createUser(app);
    newId = (await createFactor(app, { user_id: ben.id })).id;
  });

  test('activates it', async () => {
    const other = await anotherSession(ben);
    const by = senderAfter(await prove(totpCode(app), { by: ben, of: newId }));
    expect((await list(by)).body.factors).toMatchObject([{ id: newId, status: 'verified' }]);
    expect(await isTwoFactorEnabled(ben)).toBe(true);
    expect(await actionsOf(ben)).toEqual(['factor.verified', 'second-step.completed']);
    expect(await messagesAbout(ben)).toMatchObject([
      { recipient: ben.email, subject: 'A second step was added to your account' },
    ]);
    expect(await whoIs(other)).toMatchObject({ aal: 'aal1', next_aal: 'aal2' });
    expect((await app.request(recipesRoutes.listRecipes, { query: {} }, other)).error.code).toBe(
      'second_factor_required',
    );
  });

  test('notifies the owner once', async () => {
    const by = senderAfter(await prove(totpCode(app), { by: ben, of: newId }));
    app.clock.advance({ seconds: 30 });
    await prove(totpCode(app), { by, of: newId });
    expect(await messagesAbout(ben)).toHaveLength(1);
  });

  test('with a wrong code changes nothing', async () => {
    await prove(totpCode(app, { steps: 7 }), { by: ben, of: newId });
    expect(await isTwoFactorEnabled(ben)).toBe(false);
    expect(await whoIs(ben)).toMatchObject({ aal: 'aal1', next_aal: 'aal1' });
  });

  test('works for two factors, in sequence and concurrently', async () => {
    const second = await createFactor(app, { user_id: ben.id });
    const challenges = [newId, second.id].map(async (of) => ({ of, id: (await challenge({ by: ben, of })).body.id }));
    const begun = await Promise.all(challenges);
    // Both have read their session when the first one replaces it.
    const isLocked = Promise.withResolvers<undefined>();
    const areWaiting = Promise.withResolvers<undefined>();
    const lock = app.database.db.transaction().execute(async (trx) => {
      await lockUser(trx, ben.id);
      isLocked.resolve(undefined);
      await areWaiting.promise;
    });
    await isLocked.promise;
    const pending = Promise.all(begun.map(({ of, id }) => verify(id, totpCode(app), { by: ben, of })));
    // In any case: an open transaction would block the following tests.
    await waitForRowLock(app, 2).finally(() => areWaiting.resolve(undefined));
    await lock;
    const answers = await pending;
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Only one response sets a cookie, so that the browser holds the valid one.
    const [cookie, ...others] = answers.filter((answer) => cookiesOf(answer).length > 0).map(senderAfter);
    expect(others).toEqual([]);
    const by = cookie ?? {};
    expect((await list(by)).body.factors).toMatchObject([{ status: 'verified' }, { status: 'verified' }]);

    const third = await createFactor(app, { user_id: ben.id });
    expect((await prove(totpCode(app), { by, of: third.id })).status).toBe(200);
  });

  test('requires a fresh login', async () => {
    const { id } = (await challenge({ by: ben, of: newId })).body;
    app.clock.advance({ minutes: 15 });
    expect((await challenge({ by: ben, of: newId })).error.code).toBe('fresh_login_required');
    expect((await verify(id, totpCode(app), { by: ben, of: newId })).error.code).toBe('fresh_login_required');
    expect(await isTwoFactorEnabled(ben)).toBe(false);
  });

  test('is refused to a session that proved only the password of a user with a factor', async () => {
    const planted = await createFactor(app, { user_id: ben.id });
    const thief = await anotherSession(ben);
    const { id } = (await challenge({ by: thief, of: planted.id })).body;
    await prove(totpCode(app), { by: ben, of: newId });
    for (const answer of [
      await challenge({ by: thief, of: planted.id }),
      await verify(id, totpCode(app), { by: thief, of: planted.id }),
    ]) {
      expect(answer.error.code).toBe('second_factor_required');
    }
    expect((await list(thief)).body.factors.map((factor) => factor.id)).toEqual([newId]);
  });

  test('succeeds in one of two concurrent sessions', async () => {
    const planted = await createFactor(app, { user_id: ben.id });
    const thief = await anotherSession(ben);
    const [own, other] = await Promise.all([
      challenge({ by: ben, of: newId }),
      challenge({ by: thief, of: planted.id }),
    ]);
    const answers = await Promise.all([
      verify(own.body.id, totpCode(app), { by: ben, of: newId }),
      verify(other.body.id, totpCode(app), { by: thief, of: planted.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(answers.flatMap(cookiesOf)).toHaveLength(1);
  });
});

describe('a session at aal1', () => {
  test('can complete the second step, and nothing else here', async () => {
    const { db } = app.database;
    const reached = {
      list: (await list(anna)).status,
      challenge: (await challenge()).status,
      recovery: (await app.request(factorsRoutes.useRecoveryCode, { body: { code: 'x' } }, anna)).error.code,
      enroll: (await app.request(factorsRoutes.enrollFactor, { body: { factor_type: 'totp' } }, anna)).error.code,
      remove: (await app.request(factorsRoutes.deleteFactor, { params: { factorId } }, anna)).error.code,
      codes: (await app.request(factorsRoutes.createRecoveryCodes, {}, anna)).error.code,
    };
    expect(reached).toEqual({
      list: 200,
      challenge: 200,
      recovery: 'invalid_credentials',
      enroll: 'second_factor_required',
      remove: 'second_factor_required',
      codes: 'second_factor_required',
    });
    expect(await db.selectFrom('auth_factors').select('id').where('user_id', '=', anna.id).execute()).toHaveLength(1);
  });
});

/** Starts an app on the same database that calls `then` after each insert into or update of `table`. */
async function startAfterChanges(table: keyof Tables, then: () => Promise<unknown>): Promise<TestApp> {
  const changes = new WeakSet<QueryId>();
  const db = app.database.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const isChange = node.kind === 'InsertQueryNode' || node.kind === 'UpdateQueryNode';
      if (isChange && JSON.stringify(node).includes(`"${table}"`)) changes.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (changes.has(queryId)) await then();
      return result;
    },
  });
  return startApp({ database: { ...app.database, db } });
}

test('a session revoked while its code is checked is not raised, and gets no cookie', async () => {
  const { id } = (await challenge()).body;
  const { db } = app.database;
  const ending = await startAfterChanges('factor_challenges', () =>
    db.deleteFrom('sessions').where('user_id', '=', anna.id).execute(),
  );
  const body = { challenge_id: id, code: totpCode(app) };
  const answer = await ending.request(factorsRoutes.verifyFactor, { params: { factorId }, body }, anna);
  expect([answer.error.code, cookiesOf(answer)]).toEqual(['not_authenticated', []]);
  expect(await actionsOf(anna)).toEqual([]);
});

test('the second step is rolled back when its audit entry cannot be written, and sets no cookie', async () => {
  const { id } = (await challenge()).body;
  const cutOff = await startAfterChanges('audit_log', () => Promise.reject(new Error('Cut off')));
  const body = { challenge_id: id, code: totpCode(app) };
  const answer = await cutOff.request(factorsRoutes.verifyFactor, { params: { factorId }, body }, anna);
  expect([answer.status, cookiesOf(answer)]).toEqual([500, []]);
  expect((await whoIs(anna)).aal).toBe('aal1');
  expect((await verify(id, totpCode(app))).status).toBe(200);
});
