import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes, LOGIN_TEXTS, REGISTER_TEXTS } from '@larder/contract/account';

import { createMailLink } from '#features/account/mail-links.ts';
import { findPasswordProblem, PASSWORD_RULE_TEXTS } from '#features/account/password-rules.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser } from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const PASSWORD = 'correct horse';

function register(body: object) {
  return app.send({ method: 'POST', url: accountRoutes.signUp.path, payload: body });
}

function logIn(email: string, password = PASSWORD) {
  return app.request(accountRoutes.signIn, { body: { email, password } });
}

test('sign-up returns the user and does not sign them in', async () => {
  const answer = await app.request(accountRoutes.signUp, { body: { email: 'Nina@Example.org', password: PASSWORD } });
  expect(answer.status).toBe(200);
  expect(answer.body.user.email).toBe('nina@example.org');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await logIn('nina@example.org')).body.user).toEqual(answer.body.user);
});

test('a new user without a name has a profile without a username', async () => {
  const { body } = await app.request(accountRoutes.signUp, { body: { email: 'omar@example.org', password: PASSWORD } });
  const profile = await app.database.db
    .selectFrom('user_profiles')
    .selectAll()
    .where('user_id', '=', body.user.id)
    .executeTakeFirstOrThrow();
  expect(profile).toMatchObject({ email: 'omar@example.org', username: null, two_factor_enabled: false });
});

test('a user without a name is called by the local part of their address, and the id is a UUID 7', async () => {
  const { body } = await app.request(accountRoutes.signUp, { body: { email: 'olga@example.org', password: PASSWORD } });
  const users = app.database.db.selectFrom('users').select(['id', 'name']).where('email', '=', 'olga@example.org');
  expect(await users.execute()).toEqual([{ id: body.user.id, name: 'olga' }]);
  expect(body.user.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
});

test('sign-up accepts a name and trims it', async () => {
  await register({ email: 'pia@example.org', password: PASSWORD, name: '  Pia P.  ' });
  const user = await app.database.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'pia@example.org')
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ name: 'Pia P.', is_admin: false, email_verified: false });
});

test('the password is stored only as an argon2id hash', async () => {
  await register({ email: 'quinn@example.org', password: PASSWORD });
  const accounts = await app.database.db.selectFrom('accounts').selectAll().execute();
  expect(JSON.stringify(accounts)).not.toContain(PASSWORD);
  expect(accounts.map(({ password }) => password)).toEqual(
    accounts.map(() => expect.stringMatching(/^\$argon2id\$v=19\$/u)),
  );
});

test('an address is taken in any spelling', async () => {
  const { email } = await createUser(app);
  const taken = await register({ email: ` ${email.toUpperCase()} `, password: PASSWORD });
  expect(taken.status).toBe(409);
  expect(taken.error).toMatchObject({
    code: 'conflict',
    message: REGISTER_TEXTS.taken,
    fields: { email: REGISTER_TEXTS.taken },
  });
});

test('the admin address cannot be registered', async () => {
  const { status, error } = await register({ email: app.config.ADMIN_EMAIL, password: PASSWORD });
  expect([status, error.message]).toEqual([409, REGISTER_TEXTS.taken]);
  const users = app.database.db.selectFrom('users').select('id').where('email', '=', app.config.ADMIN_EMAIL);
  expect(await users.execute()).toEqual([]);
});

test('of concurrent registrations of one address exactly one succeeds', async () => {
  const spellings = [
    'rosa@example.org',
    'Rosa@example.org',
    'ROSA@EXAMPLE.ORG',
    'rosa@Example.org',
    ' rosa@example.org',
  ];
  const answers = await Promise.all(spellings.map((email) => register({ email, password: PASSWORD })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const people = await app.database.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.user_id', 'users.id')
    .innerJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select('users.id')
    .where('users.email', '=', 'rosa@example.org')
    .execute();
  expect(people).toHaveLength(1);
});

describe('a password that is easy to guess', () => {
  const REFUSED: readonly (readonly [what: string, password: string, text: string])[] = [
    ['on the list', '123456', PASSWORD_RULE_TEXTS.common],
    ['on the list, in other case', 'PassWord1', PASSWORD_RULE_TEXTS.common],
    ['on the list, in full-width letters', 'ｐａｓｓｗｏｒｄ', PASSWORD_RULE_TEXTS.common],
    ['one character repeated', 'çççççççç', PASSWORD_RULE_TEXTS.pattern],
    ['a sequence', 'mnopqrstu', PASSWORD_RULE_TEXTS.pattern],
    ['a sequence backwards', '>=<;:98', PASSWORD_RULE_TEXTS.pattern],
    ['the address', 'thea.thyme@example.org', PASSWORD_RULE_TEXTS.own],
    ['little more than a part of the address', 'Thyme2026!', PASSWORD_RULE_TEXTS.own],
    ['little more than the name', '1Dorothea1', PASSWORD_RULE_TEXTS.own],
    ['little more than the name of the product', 'Larder-77', PASSWORD_RULE_TEXTS.own],
  ];

  test.each(REFUSED)('is refused at registration: %s', async (_what, password, text) => {
    const answer = await register({ email: 'thea.thyme@example.org', password, name: 'Dorothea' });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'invalid_input', message: text, fields: { password: text } });
  });

  test('is refused for a password change or reset, and the link remains usable', async () => {
    const anna = await createUser(app, { password: PASSWORD });
    const change = { current_password: PASSWORD, new_password: 'letmein' };
    const changed = await app.request(accountRoutes.changePassword, { body: change }, anna);
    expect(changed.error.fields).toEqual({ new_password: PASSWORD_RULE_TEXTS.common });
    const link = { purpose: 'reset_password', userId: anna.id, email: anna.email } as const;
    const { value: token } = await createMailLink(app.database.db, { now: app.clock.now() }, link);
    const reset = (new_password: string) => app.request(accountRoutes.resetPassword, { body: { token, new_password } });
    expect((await reset('letmein')).error.fields).toEqual({ new_password: PASSWORD_RULE_TEXTS.common });
    expect((await reset('battery staple')).status).toBe(200);
  });

  test('still signs in a user who chose it earlier', async () => {
    const { email } = await createUser(app, { password: 'letmein' });
    expect((await logIn(email, 'letmein')).status).toBe(200);
  });

  test.each(['correct horse', 'thymely dishes', 'abcdefz', '112233x', 'a1b2c3d4e5!'])(
    'does not include %j',
    async (password) => {
      expect(await findPasswordProblem(password, ['thea.thyme@example.org', 'Thea', 'Larder'])).toBeNull();
    },
  );
});

describe('sign-up is refused, naming the field', () => {
  test.each([
    ['without an address', { password: PASSWORD }, 'email'],
    ['with an address without @', { email: 'sam.example.org', password: PASSWORD }, 'email'],
    ['with two @', { email: 'sam@home@example.org', password: PASSWORD }, 'email'],
    ['with two @, one of them full-width', { email: 'sam＠home@example.org', password: PASSWORD }, 'email'],
    ['with an address without a dot', { email: 'sam@localhost', password: PASSWORD }, 'email'],
    ['with an address of 255 characters', { email: `${'s'.repeat(243)}@example.org`, password: PASSWORD }, 'email'],
    [
      'with an address that exceeds the limit when normalized',
      { email: `${'ﷺ'.repeat(40)}@example.org`, password: PASSWORD },
      'email',
    ],
    ['with a NUL in the address', { email: 'sam\u0000@example.org', password: PASSWORD }, 'email'],
    ['with an address that is not a string', { email: ['sam@example.org'], password: PASSWORD }, 'email'],
    ['with a password of 5 characters', { email: 'sam@example.org', password: '12345' }, 'password'],
    ['with a password of 129 characters', { email: 'sam@example.org', password: 'x'.repeat(129) }, 'password'],
    ['with a name of 81 characters', { email: 'sam@example.org', password: PASSWORD, name: 'x'.repeat(81) }, 'name'],
    ['with an empty name', { email: 'sam@example.org', password: PASSWORD, name: ' ' }, 'name'],
    ['with a lone surrogate in the name', { email: 'sam@example.org', password: PASSWORD, name: 'Sam \ud83c' }, 'name'],
    ['with an unknown field', { email: 'sam@example.org', password: PASSWORD, is_admin: true }, 'is_admin'],
  ])('%s', async (_case, body, field) => {
    const { status, error } = await register(body);
    expect(status).toBe(400);
    expect(error.code).toBe('invalid_input');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});

test('the texts for a bad address and a short password are the product’s own', async () => {
  const { error } = await register({ email: 'sam', password: '12345' });
  expect(error.fields).toEqual({ email: REGISTER_TEXTS.email_invalid, password: REGISTER_TEXTS.password_short });
});

test('a password may contain any characters', async () => {
  for (const [index, password] of ['   .  ', '🔑🗝️🚪🏡🛋️🛏️', 'צלילים', 'xy'.repeat(64)].entries()) {
    const email = `tess-${index}@example.org`;
    expect((await register({ email, password })).status, password).toBe(200);
    expect((await logIn(email, password)).status, password).toBe(200);
  }
});

test('every user who can register can log in', async () => {
  const oddAddresses = fc.constantFrom(
    "o'hara@example.org",
    'user+tag@example.org',
    'ünï@example.org',
    'ﬁsh@example.org',
    'İpek@example.org',
    'a@b.co',
    'me@localhost.x',
    'me@-example.org',
    '.me@example.org',
    '"me"@example.org',
    'me@exämple.de',
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.emailAddress(), oddAddresses), async (email) => {
      const { status, text } = await register({ email, password: PASSWORD });
      expect([200, 400, 409], text).toContain(status);
      if (status !== 400) expect((await logIn(email)).status).toBe(200);
    }),
    { numRuns: 40 },
  );
});

test('registering again with a taken address starts no session', async () => {
  const { email } = await createUser(app, { password: PASSWORD });
  const again = await register({ email, password: 'another password' });
  expect(again.headers['set-cookie']).toBeUndefined();
  const wrong = await logIn(email, 'another password');
  expect(wrong.error.message).toBe(LOGIN_TEXTS.invalid_credentials);
});
