import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes, LOGIN_TEXTS } from '@larder/contract/account';
import { PASSKEY_LIMITS, PASSKEY_TEXTS, passkeysRoutes } from '@larder/contract/passkeys';

import { toJson } from '#platform/db/tables.ts';

import { type Answer, type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { Authenticator, type Behaviour } from '../../../test/authenticator.ts';
import { senderAfter } from '../../../test/cookies.ts';
import { createFactor, createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

const beginRegistration = (sender: Sender) => app.request(passkeysRoutes.beginRegistration, {}, sender);
const beginLogin = (sender?: Sender) => app.request(passkeysRoutes.beginLogin, {}, sender);

function finishRegistration(ceremony_id: string, response: Record<string, unknown>, sender: Sender, name = 'Laptop') {
  return app.request(passkeysRoutes.finishRegistration, { body: { ceremony_id, name, response } }, sender);
}

function finishLogin(ceremony_id: string, response: Record<string, unknown>, sender?: Sender) {
  return app.request(passkeysRoutes.finishLogin, { body: { ceremony_id, response } }, sender);
}

async function register(person: Sender, authenticator = new Authenticator(), behaviour: Behaviour = {}) {
  const { ceremony_id, options } = (await beginRegistration(person)).body;
  return finishRegistration(ceremony_id, authenticator.create(options, behaviour), person);
}

/** Registers a passkey for this user and returns its authenticator. */
async function passkeyOf(person: Sender): Promise<Authenticator> {
  const authenticator = new Authenticator();
  expect((await register(person, authenticator)).status).toBe(201);
  return authenticator;
}

async function logIn(authenticator: Authenticator, behaviour: Behaviour = {}, sender?: Sender) {
  const { ceremony_id, options } = (await beginLogin(sender)).body;
  return finishLogin(ceremony_id, authenticator.get(options, behaviour), sender);
}

async function sessionOf(sender: Sender) {
  return (await app.request(accountRoutes.getSession, {}, sender)).body;
}

async function mailTo(person: { readonly id: string }): Promise<string[]> {
  const { db } = app.database;
  const mail = db.selectFrom('outbox_messages').select('subject').where('user_id', '=', person.id).orderBy('id');
  const rows = await mail.execute();
  return rows.map(({ subject }) => subject);
}

function expectRefused(answer: Answer<unknown>): void {
  expect(answer.status).toBe(401);
  expect(answer.error).toMatchObject({ code: 'invalid_credentials', message: PASSKEY_TEXTS.refused });
  expect(answer.headers['set-cookie']).toBeUndefined();
}

describe('registering a passkey', () => {
  test('requests a discoverable credential with user verification', async () => {
    await register(anna);
    const { body } = await beginRegistration(anna);
    expect(body.options).toMatchObject({
      rp: { name: 'Larder', id: 'localhost' },
      user: { name: anna.email, displayName: anna.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    });
  });

  test('lists, audits and notifies', async () => {
    const { status, body } = await register(anna);
    expect(status).toBe(201);
    const created_at = app.clock.now().toISOString();
    expect(body).toEqual({ id: expect.any(String), name: 'Laptop', created_at, last_used_at: null });
    expect((await app.request(passkeysRoutes.listPasskeys, {}, anna)).body.passkeys).toEqual([body]);
    expect(await auditedActions(app, anna)).toEqual(['passkey.added']);
    expect(await mailTo(anna)).toEqual(['A passkey was added']);
  });

  test('lists the user’s own passkeys, newest first', async () => {
    const stranger = await createUser(app);
    await register(stranger);
    const first = (await register(anna)).body;
    app.clock.advance({ seconds: 1 });
    const second = (await register(anna)).body;
    expect((await app.request(passkeysRoutes.listPasskeys, {}, anna)).body.passkeys).toEqual([second, first]);
  });

  test('requires a fresh login', async () => {
    const { ceremony_id, options } = (await beginRegistration(anna)).body;
    const stale = await createUser(app, {
      session: { authenticated_at: new Date(app.clock.now().getTime() - 16 * 60_000) },
    });
    expect((await beginRegistration(stale)).error.code).toBe('fresh_login_required');
    const { error } = await finishRegistration(ceremony_id, new Authenticator().create(options), stale);
    expect(error.code).toBe('fresh_login_required');
  });

  test.each<[string, Behaviour]>([
    ['for a page of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without user verification', { verifiesUser: false }],
    ['of another ceremony type', { type: 'webauthn.get' }],
    ['with an unknown attestation format', { attestation: { format: 'homemade', statement: new Map() } }],
    [
      'with certificates (attestation)',
      { attestation: { format: 'packed', statement: new Map([['x5c', 'certificate']]) } },
    ],
    [
      'with an attestation statement in format none',
      { attestation: { format: 'none', statement: new Map([['a', 1]]) } },
    ],
  ])('is refused for one %s', async (_what, behaviour) => {
    const { status, error } = await register(anna, new Authenticator(), behaviour);
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalid_input', message: PASSKEY_TEXTS.refused });
    expect((await app.request(passkeysRoutes.listPasskeys, {}, anna)).body.passkeys).toEqual([]);
  });

  test('consumes its challenge once', async () => {
    const { ceremony_id, options } = (await beginRegistration(anna)).body;
    const send = () => finishRegistration(ceremony_id, new Authenticator().create(options), anna);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
    expect((await send()).error).toMatchObject({ code: 'link_expired', message: PASSKEY_TEXTS.expired });
  });

  test('is refused for another user, and after the challenge expired', async () => {
    const stranger = await createUser(app);
    const { ceremony_id, options } = (await beginRegistration(anna)).body;
    const made = new Authenticator().create(options);
    expect((await finishRegistration(ceremony_id, made, stranger)).error.code).toBe('link_expired');
    app.clock.advance({ minutes: PASSKEY_LIMITS.ceremony_minutes });
    expect((await finishRegistration(ceremony_id, made, anna)).error.code).toBe('link_expired');
  });

  test('refuses a known passkey', async () => {
    const stranger = await createUser(app);
    const authenticator = await passkeyOf(stranger);
    const { status, error } = await register(anna, authenticator);
    expect(status).toBe(409);
    expect(error.message).toBe(PASSKEY_TEXTS.refused);
    expect(await auditedActions(app, anna)).toEqual(['change.refused']);
    expect((await logIn(authenticator, { userHandle: null })).body.user.id).toBe(stranger.id);
  });

  test('cannot exceed the limit by concurrent requests', async () => {
    const begun = await Promise.all([beginRegistration(anna), beginRegistration(anna)]);
    const last = PASSKEY_LIMITS.per_person_max - 1;
    await app.database.db
      .insertInto('passkeys')
      .values(
        Array.from({ length: last }, (_, at) => ({
          id: randomUUID(),
          user_id: anna.id,
          credential_id: `${anna.id} ${at}`,
          public_key: 'none',
          counter: 0,
          transports: toJson([]),
          name: `Key ${at}`,
          created_at: app.clock.now(),
        })),
      )
      .execute();
    const answers = await Promise.all(
      begun.map(({ body }) => finishRegistration(body.ceremony_id, new Authenticator().create(body.options), anna)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await beginRegistration(anna)).error).toMatchObject({ code: 'conflict', message: PASSKEY_TEXTS.too_many });
  });
});

describe('logging in with a passkey', () => {
  test('needs no username, and reaches aal2', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    const raised = await createUser(app, { session: { aal: 'aal2' } });
    const authenticator = await passkeyOf(raised);
    await createFactor(app, { user_id: raised.id, status: 'verified' });
    const { body } = await beginLogin();
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(body.options['allowCredentials']).toBeUndefined();

    const answer = await logIn(authenticator);
    expect(answer.body).toEqual({ user: { id: raised.id, email: raised.email } });
    const session = await sessionOf(senderAfter(answer));
    expect(session).toMatchObject({ user: { id: raised.id }, aal: 'aal2', next_aal: 'aal2' });
    const [passkey] = (await app.request(passkeysRoutes.listPasskeys, {}, senderAfter(answer))).body.passkeys;
    expect(passkey?.last_used_at).toBe(app.clock.now().toISOString());
    expect(await auditedActions(app, raised)).toEqual(['passkey.added', 'signed-in']);
  });

  test('works for authenticators with and without a signature counter', async () => {
    const silent = new Authenticator();
    await register(anna, silent, { counter: 0 });
    expect((await logIn(silent, { counter: 0 })).status).toBe(200);
    expect((await logIn(silent, { counter: 0 })).status).toBe(200);
    const counting = await passkeyOf(anna);
    expect((await logIn(counting)).status).toBe(200);
    expect((await logIn(counting)).status).toBe(200);
  });

  test.each<[string, Behaviour]>([
    ['for a page of another origin', { origin: 'https://evil.example' }],
    ['for another port', { origin: 'http://localhost:8080' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without user verification', { verifiesUser: false }],
    ['as a registration', { type: 'webauthn.create' }],
    ['with the user handle of another user', { userHandle: Buffer.alloc(16, 1).toString('base64url') }],
    ['with an empty user handle', { userHandle: '' }],
    ['with an unchanged counter', { counter: 1 }],
    ['with a lower counter', { counter: 0 }],
  ])('is refused when it signed %s', async (_what, behaviour) => {
    const authenticator = await passkeyOf(anna);
    expectRefused(await logIn(authenticator, behaviour));
    expect((await logIn(authenticator, { counter: 7 })).status).toBe(200);
  });

  test('is refused when the signature was changed, is another’s or belongs to another challenge', async () => {
    const authenticator = await passkeyOf(anna);
    const { ceremony_id, options } = (await beginLogin()).body;
    const honest = authenticator.get(options);
    const other = (await passkeyOf(anna)).get(options);
    const response = {
      ...(honest['response'] as object),
      signature: (other['response'] as { signature: string }).signature,
    };
    expectRefused(await finishLogin(ceremony_id, { ...honest, response }));
    const second = (await beginLogin()).body;
    expectRefused(await finishLogin(second.ceremony_id, honest));
    expectRefused(await logIn(new Authenticator()));
    expect(await auditedActions(app, anna)).toEqual([
      'passkey.added',
      'passkey.added',
      'passkey.refused',
      'passkey.refused',
    ]);
  });

  test('audits a counter that did not increase, but only with a valid signature', async () => {
    const authenticator = await passkeyOf(anna);
    expectRefused(await logIn(authenticator, { counter: 1 }));
    expectRefused(await logIn(authenticator, { counter: 0, origin: 'https://evil.example' }));
    expect(await auditedActions(app, anna)).toEqual(['passkey.added', 'passkey.counter-refused', 'passkey.refused']);
  });

  test('with one counter succeeds once when concurrent, and never lowers the counter', async () => {
    const authenticator = await passkeyOf(anna);
    const begun = await Promise.all([beginLogin(), beginLogin()]);
    const same = begun.map(({ body }) => [body.ceremony_id, authenticator.get(body.options, { counter: 9 })] as const);
    const answers = await Promise.all(same.map(([id, response]) => finishLogin(id, response)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);

    const again = await Promise.all([beginLogin(), beginLogin()]);
    const counters = [20, 15];
    await Promise.all(
      again.map(({ body }, at) =>
        finishLogin(body.ceremony_id, authenticator.get(body.options, { counter: counters[at] ?? 0 })),
      ),
    );
    const row = await app.database.db
      .selectFrom('passkeys')
      .select('counter')
      .where('user_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    expect(row.counter).toBe(20);
  });

  test('accepts a response once, and before the challenge expires', async () => {
    const authenticator = await passkeyOf(anna);
    const { ceremony_id, options } = (await beginLogin()).body;
    const response = authenticator.get(options);
    const answers = await Promise.all([finishLogin(ceremony_id, response), finishLogin(ceremony_id, response)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);

    const late = (await beginLogin()).body;
    app.clock.advance({ minutes: PASSKEY_LIMITS.ceremony_minutes });
    const { status, error } = await finishLogin(late.ceremony_id, authenticator.get(late.options));
    expect(status).toBe(410);
    expect(error).toMatchObject({ code: 'link_expired', message: PASSKEY_TEXTS.expired });
    expect((await finishLogin(randomUUID(), authenticator.get(late.options))).error.code).toBe('link_expired');
  });

  test('is refused to a disabled user', async () => {
    const authenticator = await passkeyOf(anna);
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: app.clock.now() })
      .where('id', '=', anna.id)
      .execute();
    const { status, error } = await logIn(authenticator);
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'account_disabled', message: LOGIN_TEXTS.disabled });
  });

  test('is refused to a user with an unconfirmed address', async () => {
    const strict = await startApp({ environment: { EMAIL_CONFIRMATION: 'required' }, database: app.database });
    const authenticator = await passkeyOf(anna);
    const { ceremony_id, options } = (await strict.request(passkeysRoutes.beginLogin, {})).body;
    const body = { ceremony_id, response: authenticator.get(options) };
    const { error } = await strict.request(passkeysRoutes.finishLogin, { body });
    expect(error.code).toBe('email_not_confirmed');
  });

  test('is bound to the configured public address', async () => {
    const environment = { PUBLIC_URL: 'https://recipes.example.org' };
    const secure = await startApp({ environment, database: app.database });
    const { ceremony_id, options } = (await secure.request(passkeysRoutes.beginRegistration, {}, anna)).body;
    expect(options).toMatchObject({ rp: { id: 'recipes.example.org' } });
    const finish = (response: Record<string, unknown>, id = ceremony_id) =>
      secure.request(passkeysRoutes.finishRegistration, { body: { ceremony_id: id, name: 'Key', response } }, anna);
    const authenticator = new Authenticator('https://recipes.example.org');
    expect((await finish(authenticator.create(options))).status).toBe(201);
    const again = (await secure.request(passkeysRoutes.beginRegistration, {}, anna)).body;
    const elsewhere = new Authenticator('http://recipes.example.org').create(again.options);
    expect((await finish(elsewhere, again.ceremony_id)).status).toBe(400);
  });

  test('is rate-limited per IP address', async () => {
    const limited = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.025' }, database: app.database });
    await app.database.db.deleteFrom('rate_limits').execute();
    const statuses = [];
    for (let at = 0; at < 4; at++) statuses.push((await limited.request(passkeysRoutes.beginLogin, {})).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const body = { ceremony_id: randomUUID(), response: {} };
    expect((await limited.request(passkeysRoutes.finishLogin, { body })).status).toBe(429);
    await app.database.db.deleteFrom('rate_limits').execute();
  });
});

describe('a passkey in a session', () => {
  /** Creates a user with a second factor and a passkey, in a session at aal1. */
  async function halfSignedIn() {
    const person = await createUser(app);
    const authenticator = await passkeyOf(person);
    await createFactor(app, { user_id: person.id, status: 'verified' });
    return { person, authenticator };
  }

  test('completes the second step and rotates the session cookie', async () => {
    const { person, authenticator } = await halfSignedIn();
    expect((await sessionOf(person)).aal).toBe('aal1');
    const { options } = (await beginLogin(person)).body;
    expect(options['allowCredentials']).toMatchObject([{ id: authenticator.id.toString('base64url') }]);

    const answer = await logIn(authenticator, {}, person);
    expect(answer.body).toEqual({ user: { id: person.id, email: person.email } });
    const raised = senderAfter(answer);
    expect(await sessionOf(raised)).toMatchObject({ user: { id: person.id }, aal: 'aal2', next_aal: 'aal2' });
    expect((await sessionOf(person)).user).toBeNull();
    const sessions = await app.database.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .execute();
    expect(sessions).toHaveLength(1);
    expect(await auditedActions(app, person)).toEqual(['passkey.added', 'passkey.used']);
  });

  test('reauthenticates', async () => {
    const authenticator = await passkeyOf(anna);
    app.clock.advance({ minutes: 16 });
    expect((await beginRegistration(anna)).error.code).toBe('fresh_login_required');
    const answer = await logIn(authenticator, {}, anna);
    expect((await beginRegistration(senderAfter(answer))).status).toBe(200);
  });

  test('must belong to the actor', async () => {
    const { person } = await halfSignedIn();
    const strangers = await passkeyOf(anna);
    expectRefused(await logIn(strangers, {}, person));
    expectRefused(await logIn(strangers, { userHandle: null }, person));
    expect((await sessionOf(person)).aal).toBe('aal1');
  });

  test('cannot finish a ceremony that a visitor or another user started, nor the other way round', async () => {
    const { person, authenticator } = await halfSignedIn();
    const visitors = (await beginLogin()).body;
    expect((await finishLogin(visitors.ceremony_id, authenticator.get(visitors.options), person)).status).toBe(410);
    const theirs = (await beginLogin(person)).body;
    expect((await finishLogin(theirs.ceremony_id, authenticator.get(theirs.options))).status).toBe(410);
    expect((await finishLogin(theirs.ceremony_id, authenticator.get(theirs.options), anna)).status).toBe(410);
  });

  test('is refused when its counter did not increase', async () => {
    const { person, authenticator } = await halfSignedIn();
    expectRefused(await logIn(authenticator, { counter: 1 }, person));
    expect((await sessionOf(person)).aal).toBe('aal1');
  });

  test('cannot be registered at aal1', async () => {
    const { person } = await halfSignedIn();
    expect((await beginRegistration(person)).error.code).toBe('second_factor_required');
    expect((await app.request(passkeysRoutes.listPasskeys, {}, person)).error.code).toBe('second_factor_required');
  });
});

describe('removing a passkey', () => {
  const remove = (id: string, sender: Sender) => app.request(passkeysRoutes.deletePasskey, { params: { id } }, sender);

  test('ends logging in with it, audits and notifies', async () => {
    const authenticator = new Authenticator();
    const { id } = (await register(anna, authenticator)).body;
    const answers = await Promise.all([remove(id, anna), remove(id, anna)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expectRefused(await logIn(authenticator));
    const actions = await auditedActions(app, anna);
    expect(actions.toSorted()).toEqual(['change.refused', 'passkey.added', 'passkey.removed']);
    expect(await mailTo(anna)).toEqual(['A passkey was added', 'A passkey was removed']);
  });

  test('requires its owner and a fresh login', async () => {
    const authenticator = new Authenticator();
    const { id } = (await register(anna, authenticator)).body;
    expect((await remove(id, await createUser(app))).status).toBe(404);
    app.clock.advance({ minutes: 16 });
    expect((await remove(id, anna)).error.code).toBe('fresh_login_required');
    expect((await logIn(authenticator)).status).toBe(200);
  });
});

describe('malformed responses', () => {
  const cases: readonly Record<string, unknown>[] = [
    {},
    { id: 7, rawId: null, type: 'public-key', response: [] },
    { id: 'x', rawId: 'x', type: 'public-key', response: {} },
    {
      id: '',
      rawId: '',
      type: 'public-key',
      response: { clientDataJSON: '', attestationObject: '', authenticatorData: '', signature: '' },
    },
    ...['null', '7', '"text"', '{', '[]', '{"challenge":{}}', '{"type":"webauthn.get"}'].map((json) => ({
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: {
        clientDataJSON: Buffer.from(json).toString('base64url'),
        attestationObject: Buffer.from(`\x9f${'\x81'.repeat(20_000)}`, 'latin1').toString('base64url'),
        authenticatorData: 'AA',
        signature: '🍅',
        transports: [{}],
        userHandle: 'AA',
      },
    })),
  ];

  test.each(cases)('%# is refused like any other failure', async (garbage) => {
    const authenticator = await passkeyOf(anna);
    const registration = (await beginRegistration(anna)).body;
    expect((await finishRegistration(registration.ceremony_id, garbage, anna)).status).toBe(400);
    expectRefused(await finishLogin((await beginLogin()).body.ceremony_id, garbage));
    const known = {
      ...garbage,
      id: authenticator.id.toString('base64url'),
      rawId: authenticator.id.toString('base64url'),
    };
    expectRefused(await finishLogin((await beginLogin()).body.ceremony_id, known));
  });

  test('with one malformed part are refused', async () => {
    const { ceremony_id, options } = (await beginRegistration(anna)).body;
    const made = new Authenticator().create(options);
    for (const part of ['clientDataJSON', 'attestationObject'] as const) {
      const response = { ...(made['response'] as object), [part]: 'AAAA' };
      const begun = (await beginRegistration(anna)).body;
      expect((await finishRegistration(begun.ceremony_id, { ...made, response }, anna)).status).toBe(400);
    }
    const odd = { ...(made['response'] as object), transports: ['x'.repeat(500), 7] };
    expect((await finishRegistration(ceremony_id, { ...made, response: odd }, anna)).status).toBe(201);
  });

  test('above the size limit are not read', async () => {
    const { status } = await finishRegistration(randomUUID(), { id: 'x'.repeat(70_000) }, anna);
    expect(status).toBe(413);
  });
});
