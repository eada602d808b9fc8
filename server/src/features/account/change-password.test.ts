import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { accountRoutes, LINK_TEXTS, PASSWORD_TEXTS } from '@larder/contract/account';

import { createMailLink } from '#features/account/mail-links.ts';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { createUser, createSession, sessionCookie, type TestUser } from '../../../test/factories.ts';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app, { password: PASSWORD });
});
afterAll(() => app.close());

const change = (sender: Sender, current = PASSWORD, next = NEW_PASSWORD) =>
  app.request(accountRoutes.changePassword, { body: { current_password: current, new_password: next } }, sender);
const logIn = async (password: string) =>
  (await app.request(accountRoutes.signIn, { body: { email: anna.email, password } })).status;
const whoIs = async (sender: Sender) => (await app.request(accountRoutes.getSession, {}, sender)).body.user?.id;

const elsewhere = async (person: TestUser) => ({
  cookie: sessionCookie((await createSession(app, { user_id: person.id })).token),
});

const noticesTo = async (email: string) => {
  const rows = app.database.db.selectFrom('outbox_messages').select('subject').where('recipient', '=', email);
  return (await rows.execute()).map(({ subject }) => subject);
};

test('changing the password replaces it, ends all other sessions, notifies the user and is audited', async () => {
  const [other, bruno] = [await elsewhere(anna), await createUser(app)];
  expect((await change(anna)).body).toEqual({ success: true });
  expect(await whoIs(anna)).toBe(anna.id);
  expect(await whoIs(other)).toBeUndefined();
  expect(await whoIs(bruno)).toBe(bruno.id);
  expect(await noticesTo(anna.email)).toEqual(['Your password was changed']);
  expect(await auditedActions(app, anna)).toEqual(['password.changed']);
  expect(await logIn(PASSWORD)).toBe(401);
  expect(await logIn(NEW_PASSWORD)).toBe(200);
});

test('changing the password is refused for a wrong current password, names the field and changes nothing', async () => {
  const other = await elsewhere(anna);
  const { status, error } = await change(anna, 'wrong horse');
  expect(status).toBe(401);
  expect(error).toMatchObject({
    code: 'invalid_credentials',
    message: PASSWORD_TEXTS.wrong,
    fields: { current_password: PASSWORD_TEXTS.wrong },
  });
  expect(await whoIs(other)).toBe(anna.id);
  expect(await noticesTo(anna.email)).toEqual([]);
  expect(await auditedActions(app, anna)).toEqual(['password.change-refused']);
  expect(await logIn(PASSWORD)).toBe(200);
});

test('changing the password is refused for a user without one, who sets the first one by mail', async () => {
  const newUser = await createUser(app);
  expect((await change(newUser, 'nobody has this password')).error.code).toBe('invalid_credentials');
});

test('changing the password is refused for a short new password, naming the field', async () => {
  const { status, error } = await change(anna, PASSWORD, '12345');
  expect(status).toBe(400);
  expect(error.fields).toEqual({ new_password: 'Password must be at least 6 characters' });
  expect(await logIn(PASSWORD)).toBe(200);
});

test('of concurrent password changes one succeeds, and only its password works', async () => {
  const other = await elsewhere(anna);
  const passwords = ['from the kitchen', 'from the garden'];
  const answers = await Promise.all([change(anna, PASSWORD, passwords[0]), change(other, PASSWORD, passwords[1])]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 401]);
  const good = await Promise.all(passwords.map(logIn));
  expect(good).toEqual(statuses);
  expect(await noticesTo(anna.email)).toHaveLength(1);
});

test('a concurrent password change and reset are serialized: one succeeds', async () => {
  for (let time = 0; time < 5; time++) {
    const person = await createUser(app, { password: PASSWORD });
    const link = { purpose: 'reset_password', userId: person.id, email: person.email } as const;
    const { value: token } = await createMailLink(app.database.db, { now: app.clock.now() }, link);
    const body = { token, new_password: 'by a link' };
    const [changed, reset] = await Promise.all([change(person), app.request(accountRoutes.resetPassword, { body })]);
    // Whichever commits first invalidates the other's link, or its password or session.
    const statuses = [changed.status, reset.status];
    expect([
      [200, 410],
      [401, 200],
    ]).toContainEqual(statuses);
  }
});

test('changing the password invalidates all open mail links', async () => {
  const ctx = { now: app.clock.now() };
  const newLink = (purpose: 'reset_password' | 'change_email') =>
    createMailLink(app.database.db, ctx, { purpose, userId: anna.id, email: anna.email });
  const tokens = [(await newLink('reset_password')).value, (await newLink('change_email')).value];
  await change(anna);
  for (const token of tokens) {
    const { error } = await app.request(accountRoutes.inspectLink, { body: { token } });
    expect(error).toMatchObject({ code: 'link_expired', message: LINK_TEXTS.expired });
  }
});
