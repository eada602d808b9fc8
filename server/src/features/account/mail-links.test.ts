import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes, LINK_TEXTS, LOGIN_TEXTS, REGISTER_TEXTS } from '@larder/contract/account';

import { profileRoutes } from '@larder/contract/profile';

import { SECRET_KEY, startApp, type TestApp } from '../../../test/app.ts';
import { cookiesOf } from '../../../test/cookies.ts';
import { createDatabase } from '../../../test/database.ts';
import { createFactor, createUser, createSession, type TestUser } from '../../../test/factories.ts';
import { deliverMessages, type MailServer, startMailServer, tokenIn } from '../../../test/mail-server.ts';
import { findUnindexedSteps, recordQueries } from '../../../test/query-recorder.ts';
import { renderForAdmin } from '#platform/outbox/render.ts';
import { Secrets } from '#platform/secrets.ts';

import { PASSWORD_RULE_TEXTS } from './password-rules.ts';
import { consumeMailLink, endMailLinks, getMailLink } from './mail-links.ts';

const PUBLIC_URL = 'http://recipes.example.org';
const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';

let app: TestApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ environment: { SMTP_URL: mail.url, PUBLIC_URL } });
});
// Keeps unread mails from the next test.
afterEach(() => deliverMessages(app));
afterAll(async () => {
  await app.close();
  await mail.close();
});

let lastNumber = 0;
const newAddress = () => `cook-${++lastNumber}@mail.example.org`;

const register = (email: string, on = app) => on.request(accountRoutes.signUp, { body: { email, password: PASSWORD } });
const logIn = (email: string, password = PASSWORD, on = app) =>
  on.request(accountRoutes.signIn, { body: { email, password } });
const resend = (email: string) => app.request(accountRoutes.sendVerificationEmail, { body: { email } });
const forget = (email: string) => app.request(accountRoutes.requestPasswordReset, { body: { email } });
const inspect = (token: string) => app.request(accountRoutes.inspectLink, { body: { token } });
const verify = (token: string) => app.request(accountRoutes.verifyEmail, { body: { token } });
const reset = (token: string, password = NEW_PASSWORD) =>
  app.request(accountRoutes.resetPassword, { body: { token, new_password: password } });
const change = (person: TestUser, email: string) =>
  app.request(accountRoutes.changeEmail, { body: { new_email: email } }, person);

/** Delivers the outbox and returns recipient and subject of each mail. */
async function arrivals(): Promise<string[]> {
  mail.clear();
  await deliverMessages(app);
  return mail.mails.map(({ envelope, header }) => `${envelope.to.join()}: ${header('subject') ?? ''}`).toSorted();
}

/** Delivers the outbox and returns the token of the only mail to this address. */
async function tokenFor(email: string): Promise<string> {
  await arrivals();
  const { text, html } = mail.mailTo(email);
  const token = tokenIn(text);
  expect(tokenIn(html)).toBe(token);
  return token;
}

async function registered(): Promise<{ readonly email: string; readonly token: string }> {
  const email = newAddress();
  await register(email);
  return { email, token: await tokenFor(email) };
}

async function forgotten(person: { readonly email: string }): Promise<string> {
  await forget(person.email);
  return tokenFor(person.email);
}

async function changing(person: TestUser): Promise<{ readonly email: string; readonly token: string }> {
  const email = newAddress();
  await change(person, email);
  return { email, token: await tokenFor(email) };
}

const newPerson = (row: { readonly name?: string } = {}) =>
  createUser(app, { password: PASSWORD, email: newAddress(), email_verified: true, ...row });

/** The kinds of links: a title, how to create one, how to use it. */
const KINDS = [
  ['confirms an address', async () => (await registered()).token, verify],
  ['sets a new password', async () => forgotten(await newPerson()), reset],
  ['changes an address', async () => (await changing(await newPerson())).token, verify],
] as const;

const userOf = (email: string) =>
  app.database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

const actionsOf = async (id: string) => {
  const rows = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_id: by }) => (by === id ? action : `${action} by a stranger`));
};

describe('registration', () => {
  test('mails a confirmation link, and the user cannot log in before following it', async () => {
    const email = newAddress();
    const answer = await register(email);
    expect(answer.body.confirmation_required).toBe(true);
    expect((await logIn(email)).error).toMatchObject({
      code: 'email_not_confirmed',
      message: 'Please verify your email address before logging in.',
    });

    const token = await tokenFor(email);
    expect(mail.mailTo(email).header('subject')).toBe('Please confirm your email address');
    expect(mail.mailTo(email).text).toContain(`${PUBLIC_URL}/confirm-email#${token}\n`);
    expect((await inspect(token)).body).toEqual({ purpose: 'confirm_email', email });
    const confirmed = await verify(token);
    expect(confirmed.body).toEqual({ purpose: 'confirm_email', email });
    expect(confirmed.headers['set-cookie']).toBeUndefined();
    expect((await logIn(email)).status).toBe(200);
    expect(await actionsOf(answer.body.user.id)).toContain('email.confirmed');
  });

  test('reports a wrong password before an unconfirmed address', async () => {
    const { email } = await registered();
    expect((await logIn(email, 'wrong password')).error.code).toBe('invalid_credentials');
  });

  test('responds for a taken address as for a free one, and notifies its owner', async () => {
    const anna = await newPerson();
    const [fresh, taken] = [await register(newAddress()), await register(anna.email.toUpperCase())];
    expect(taken.status).toBe(fresh.status);
    expect(taken.body).toEqual({
      user: { id: expect.stringMatching(/^[\da-f-]{36}$/u), email: anna.email },
      confirmation_required: fresh.body.confirmation_required,
    });
    expect(taken.body.user.id).not.toBe(anna.id);
    expect(Object.keys(taken.headers)).toEqual(Object.keys(fresh.headers));
    expect(await arrivals()).toContain(`${anna.email}: You already have an account`);
    expect(mail.mailTo(anna.email).text).not.toContain('#');
    expect((await logIn(anna.email)).status).toBe(200);
  });

  test('responds for the admin address as for any other', async () => {
    const { status, body } = await register(app.config.ADMIN_EMAIL);
    expect(status).toBe(200);
    expect(body.confirmation_required).toBe(true);
    expect(await userOf(app.config.ADMIN_EMAIL)).toBeUndefined();
    expect(await arrivals()).toEqual([]);
  });

  test('mails the owner of a taken address at most once an hour', async () => {
    const anna = await newPerson();
    for (let time = 0; time < 3; time++) await register(anna.email);
    expect(await arrivals()).toHaveLength(1);
    app.clock.advance({ minutes: 61 });
    await register(anna.email);
    expect(await arrivals()).toHaveLength(1);
  });

  test('does not mail a disabled owner', async () => {
    const anna = await createUser(app, { email: newAddress(), disabled_at: app.clock.now() });
    expect((await register(anna.email)).status).toBe(200);
    expect(await arrivals()).toEqual([]);
  });

  test('finds the owner to notify by an index', async () => {
    const place = await createDatabase();
    const { database, queries } = recordQueries(place.open());
    const busy = await startApp({ environment: { SMTP_URL: mail.url, PUBLIC_URL }, database });
    const email = newAddress();
    for (let time = 0; time < 3; time++) await register(email, busy);
    const asked = queries().filter(({ sql }) => sql.includes('"outbox_messages"'));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    for (const query of asked) expect(await findUnindexedSteps(place, query), query.sql).toEqual([]);
    await busy.close();
    await place.remove();
  });

  test('is rolled back when its mail cannot be stored', async () => {
    const email = newAddress();
    const broken = await startApp({ environment: { SMTP_URL: mail.url, PUBLIC_URL } });
    const rows = async () => {
      const tables = ['users', 'accounts', 'user_profiles', 'mail_links'] as const;
      const all = tables.map((table) => broken.database.db.selectFrom(table).selectAll().execute());
      return (await Promise.all<readonly object[]>(all)).flat();
    };
    const before = await rows();
    await broken.database.db.schema.dropTable('outbox_messages').execute();
    expect((await register(email, broken)).status).toBe(500);
    expect(await rows()).toEqual(before);
    await broken.close();
  });
});

describe('without a mail server', () => {
  test('a new user can log in at once, and an admin can read the link in the outbox', async () => {
    const plain = await startApp();
    const email = newAddress();
    expect((await register(email, plain)).body.confirmation_required).toBe(false);
    expect((await logIn(email, PASSWORD, plain)).status).toBe(200);
    const taken = await register(email, plain);
    expect(taken.status).toBe(409);
    expect(taken.error.message).toBe(REGISTER_TEXTS.taken);
    const row = await plain.database.db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'kept', recipient: email, next_attempt_at: null });
    const { path } = renderForAdmin(row, new Secrets(SECRET_KEY), plain.clock.now());
    expect(path).toMatch(/^\/confirm-email#/u);
    const confirmed = await plain.request(accountRoutes.verifyEmail, { body: { token: tokenIn(path ?? '') } });
    expect(confirmed.body.email).toBe(email);
    await plain.close();
  });

  test('an address must be confirmed when EMAIL_CONFIRMATION is required', async () => {
    const strict = await startApp({ environment: { EMAIL_CONFIRMATION: 'required' } });
    const email = newAddress();
    expect((await register(email, strict)).body.confirmation_required).toBe(true);
    expect((await logIn(email, PASSWORD, strict)).error.message).toBe(LOGIN_TEXTS.email_not_confirmed);
    const row = await strict.database.db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow();
    const { text } = renderForAdmin(row, new Secrets(SECRET_KEY), strict.clock.now());
    await strict.request(accountRoutes.verifyEmail, { body: { token: tokenIn(text) } });
    expect((await logIn(email, PASSWORD, strict)).status).toBe(200);
    await strict.close();
  });
});

describe('a new confirmation request', () => {
  test('sends another link and invalidates the first', async () => {
    const { email, token: first } = await registered();
    app.clock.advance({ minutes: 1 });
    await resend(email.toUpperCase());
    const second = await tokenFor(email);
    expect((await verify(first)).error).toMatchObject({ code: 'link_expired', message: LINK_TEXTS.expired });
    expect((await verify(second)).status).toBe(200);
  });

  test('replaces a mail that has not been sent yet', async () => {
    const email = newAddress();
    await register(email);
    await resend(email);
    expect(await arrivals()).toEqual([`${email}: Please confirm your email address`]);
    expect((await verify(tokenIn(mail.mailTo(email).text))).status).toBe(200);
  });
});

describe('protection against user enumeration', () => {
  test.each([
    ['for a confirmation request', resend, 'email.confirmation-requested'],
    ['for a password reset request', forget, 'password.reset-requested'],
  ])('%s', async (_what, ask, action) => {
    const { email: unconfirmed } = await registered();
    const confirmed = await newPerson();
    const disabled = await createUser(app, { email: newAddress(), disabled_at: app.clock.now() });
    const auditCount = async () => {
      const rows = await app.database.db.selectFrom('audit_log').select('id').where('action', '=', action).execute();
      return rows.length;
    };
    const answers = [];
    for (const email of [unconfirmed, confirmed.email, disabled.email, 'nobody@example.org']) {
      const before = await auditCount();
      const { status, text, headers } = await ask(email);
      answers.push({ status, text, headers: Object.keys(headers) });
      // One transaction with a write, for an unknown address too.
      expect((await auditCount()) - before).toBe(1);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 200, text: '{"success":true}' });
    const written = await arrivals();
    expect(written.some((line) => line.startsWith(unconfirmed))).toBe(true);
    expect(written.some((line) => line.startsWith(confirmed.email))).toBe(ask === forget);
    expect(written.some((line) => line.startsWith(disabled.email) || line.startsWith('nobody'))).toBe(false);
  });

  test.each([
    ['for a confirmation request', accountRoutes.sendVerificationEmail, 1_000],
    ['for a password reset request', accountRoutes.requestPasswordReset, 1_000],
    ['for a registration', accountRoutes.signUp, 250],
  ])('%s, the response time is constant for known and unknown addresses', async (_what, route, beatMs) => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const slow = await startApp({ environment: { SMTP_URL: mail.url, PUBLIC_URL }, database: app.database, wait });
    const { email: known } = await registered();
    for (const email of [known, newAddress()]) {
      const password = route === accountRoutes.signUp ? { password: PASSWORD } : {};
      const begun = performance.now();
      const { status } = await slow.send({ method: 'POST', url: route.path, payload: { email, ...password } });
      expect(status).toBe(200);
      const [first = 0] = waits.splice(0);
      // The rest of the interval after the work was done.
      expect(first).toBeGreaterThan(0);
      expect(first).toBeLessThanOrEqual(beatMs);
      expect(performance.now() - begun + first).toBeGreaterThanOrEqual(beatMs);
    }
  });

  test.each([
    'cook@example.org\r\nBcc: eve@example.net',
    'cook@example.org, eve@example.net',
    'cook@example.org\u2028eve@example.net',
    '"cook"@example.org',
    'ünï@example.org',
  ])('an address such as %j gets no mail', async (email) => {
    await register(email);
    await resend(email);
    await forget(email);
    expect(await arrivals()).toEqual([]);
  });

  test('the placeholder account of deleted users gets no reset link', async () => {
    await forget('nobody@tombstone.invalid');
    await resend('nobody@tombstone.invalid');
    expect(await arrivals()).toEqual([]);
  });

  test('look-alike addresses are distinct, and normalized ones lead to the registered address', async () => {
    const anna = await newPerson();
    await forget(anna.email.replace('c', 'с'));
    expect(await arrivals()).toEqual([]);
    await forget(` ${anna.email.toUpperCase()} `);
    expect(await arrivals()).toEqual([`${anna.email}: Set a new password`]);
    // A full-width letter normalizes to the registered address.
    await forget(anna.email.replace('c', 'ｃ'));
    expect(await arrivals()).toEqual([`${anna.email}: Set a new password`]);
  });
});

describe('a password reset by mail', () => {
  test('replaces the password, ends all sessions, confirms the address and notifies the user', async () => {
    const anna = await createUser(app, { password: PASSWORD, email: newAddress() });
    await createSession(app, { user_id: anna.id });
    const token = await forgotten(anna);
    expect(mail.mailTo(anna.email).text).toContain(`${PUBLIC_URL}/reset-password#${token}\n`);
    expect((await inspect(token)).body).toEqual({ purpose: 'reset_password', email: anna.email });
    const answer = await reset(token);
    expect(answer.body).toEqual({ success: true });
    // The browser becomes a known device, but is not signed in.
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/^larder\.known_browser=/u)]);

    expect((await app.request(accountRoutes.getSession, {}, anna)).body.user).toBeNull();
    const sessions = await app.database.db.selectFrom('sessions').select('id').where('user_id', '=', anna.id).execute();
    expect(sessions).toEqual([]);
    expect((await logIn(anna.email)).error.code).toBe('invalid_credentials');
    expect((await logIn(anna.email, NEW_PASSWORD)).status).toBe(200);
    expect(await arrivals()).toContain(`${anna.email}: Your password was changed`);
    expect(await actionsOf(anna.id)).toEqual(
      expect.arrayContaining(['password.reset-requested by a stranger', 'password.reset']),
    );
  });

  test('sets the first password of a user without one', async () => {
    const anna = await createUser(app, { email: newAddress() });
    await reset(await forgotten(anna));
    expect((await logIn(anna.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('still requires the second step at the next sign-in', async () => {
    const anna = await newPerson();
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    await reset(await forgotten(anna));
    expect((await logIn(anna.email, NEW_PASSWORD)).body).toMatchObject({ aal: 'aal1', next_aal: 'aal2' });
  });

  test('invalidates a pending email change', async () => {
    const anna = await newPerson();
    const { token } = await changing(anna);
    await reset(await forgotten(anna));
    expect((await verify(token)).error.code).toBe('link_expired');
    expect(await userOf(anna.email)).toMatchObject({ id: anna.id });
  });

  test('is refused for a password made of the user’s name, and the link remains usable', async () => {
    const anna = await newPerson({ name: 'Wilhelmina' });
    const token = await forgotten(anna);
    const refused = await reset(token, 'wilhelmina1');
    expect(refused.error.fields).toEqual({ new_password: PASSWORD_RULE_TEXTS.own });
    expect((await reset(token)).status).toBe(200);
  });

  test('is refused for a short password, and the link remains usable', async () => {
    const token = await forgotten(await newPerson());
    expect((await reset(token, '12345')).error.fields).toEqual({
      new_password: 'Password must be at least 6 characters',
    });
    expect((await reset(token)).status).toBe(200);
  });
});

describe('an email change', () => {
  test('mails a link to the new address, notifies the old one, and applies once confirmed', async () => {
    const anna = await newPerson();
    const email = newAddress();
    expect((await change(anna, email.toUpperCase())).body).toEqual({ success: true });
    expect(await arrivals()).toEqual(
      [
        `${anna.email}: A change of your email address was requested`,
        `${email}: Please confirm your new email address`,
      ].toSorted(),
    );
    expect(await userOf(anna.email)).toMatchObject({ id: anna.id });
    expect(mail.mailTo(anna.email).text).not.toContain('#');
    const token = tokenIn(mail.mailTo(email).text);
    const resetToOld = await forgotten(anna);

    expect((await inspect(token)).body).toEqual({ purpose: 'change_email', email });
    app.clock.advance({ minutes: 1 });
    expect((await verify(token)).body).toEqual({ purpose: 'change_email', email });
    expect(await userOf(email)).toMatchObject({ id: anna.id, email_verified: true });
    const profile = await app.database.db
      .selectFrom('user_profiles')
      .select('email')
      .where('user_id', '=', anna.id)
      .executeTakeFirst();
    expect(profile).toEqual({ email });
    expect(await arrivals()).toEqual([`${anna.email}: Your email address was changed`]);
    expect(mail.mailTo(anna.email).text).toContain(email);
    expect((await app.request(accountRoutes.getSession, {}, anna)).body.user?.email).toBe(email);
    expect(await actionsOf(anna.id)).toEqual(expect.arrayContaining(['email.change-requested', 'email.changed']));

    // Links mailed to the old address are invalid.
    expect((await reset(resetToOld)).error.code).toBe('link_expired');
    await forget(anna.email);
    expect(await arrivals()).toEqual([]);
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(anna.email)).status).toBe(401);
  });

  test('responds the same for a free, taken or reserved address, and does not mail its owner', async () => {
    const ben = await newPerson();
    const answers = [];
    for (const [email, count] of [
      [newAddress(), 2],
      [ben.email, 1],
      [app.config.ADMIN_EMAIL, 1],
    ] as const) {
      const anna = await newPerson();
      const { status, text } = await change(anna, email);
      const written = await arrivals();
      expect(written).toHaveLength(count);
      const notice = mail.mailTo(anna.email).text.replaceAll(email, 'that address');
      const { pending_email: pending } = (await app.request(profileRoutes.getProfile, {}, anna)).body;
      const actions = await actionsOf(anna.id);
      answers.push(JSON.stringify({ status, text, notice, actions, isPending: pending === email }));
    }
    expect(new Set(answers)).toHaveLength(1);
    expect(mail.mails.some(({ envelope }) => envelope.to.includes(ben.email))).toBe(false);
  });

  test('does not reveal a taken address by leaving the previous link valid', async () => {
    const ben = await newPerson();
    for (const second of [newAddress(), ben.email]) {
      const anna = await newPerson();
      const { token } = await changing(anna);
      app.clock.advance({ seconds: 1 });
      await change(anna, second);
      expect((await inspect(token)).error.code).toBe('link_expired');
    }
  });

  test('to the current address does nothing', async () => {
    const anna = await newPerson();
    expect((await change(anna, anna.email)).body).toEqual({ success: true });
    expect(await arrivals()).toEqual([]);
  });

  test('is refused with a conflict when the address was taken in the meantime, and changes nothing', async () => {
    const anna = await newPerson();
    const { email, token } = await changing(anna);
    await createUser(app, { email });
    const refused = await verify(token);
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({ code: 'conflict', message: LINK_TEXTS.taken });
    expect(await userOf(anna.email)).toMatchObject({ id: anna.id });
    expect((await verify(token)).error.code).toBe('conflict');
  });

  test('of two users to one address succeeds for the first to confirm', async () => {
    const email = newAddress();
    const tokens = [];
    for (const person of [await newPerson(), await newPerson()]) {
      await change(person, email);
      tokens.push(await tokenFor(email));
    }
    const answers = await Promise.all(tokens.map((token) => verify(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    'cook',
    'cook@example.org\r\nBcc: eve@example.net',
    '"cook"@example.org',
    'cook@example.org,eve@example.net',
  ])('such as %j is refused', async (email) => {
    expect((await change(await newPerson(), email)).error.fields).toHaveProperty('new_email');
    expect(await arrivals()).toEqual([]);
  });
});

describe.each(KINDS)('a link that %s', (name, create, use) => {
  const isReset = name === 'sets a new password';

  test('can be used once', async () => {
    const token = await create();
    expect((await use(token)).status).toBe(200);
    for (const again of [await use(token), await inspect(token)]) {
      expect(again.status).toBe(410);
      expect(again.error).toMatchObject({ code: 'link_used', message: LINK_TEXTS.used });
    }
  });

  test('is consumed once by concurrent uses', async () => {
    const token = await create();
    const answers = await Promise.all([use(token), use(token)]);
    const codes = answers.map((answer) => (answer.status === 200 ? 'done' : answer.error.code));
    expect(codes.toSorted()).toEqual(['done', 'link_used']);
  });

  test('expires', async () => {
    const [token, other] = [await create(), await create()];
    app.clock.advance(isReset ? { minutes: 59, seconds: 59 } : { hours: 47, minutes: 59, seconds: 59 });
    expect((await use(token)).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    for (const late of [await use(other), await inspect(other)]) {
      expect(late.status).toBe(410);
      expect(late.error).toMatchObject({ code: 'link_expired', message: LINK_TEXTS.expired });
    }
  });

  test('is refused for any other purpose', async () => {
    const token = await create();
    const wrong = isReset ? await verify(token) : await reset(token);
    expect(wrong.error).toMatchObject({ code: 'not_found', message: LINK_TEXTS.unknown });
    expect((await use(token)).status).toBe(200);
  });

  test('is refused for a request that was in flight when the link was invalidated', async () => {
    const { db } = app.database;
    const token = await create();
    const before = app.clock.now();
    const link = await getMailLink(db, before, token);
    app.clock.advance({ seconds: 1 });
    await endMailLinks(db, app.clock.now(), link.userId);
    await expect(consumeMailLink(db, before, link)).rejects.toMatchObject({ code: 'link_used' });
  });

  test('is not consumed by inspecting it', async () => {
    const token = await create();
    await inspect(token);
    expect((await use(token)).status).toBe(200);
  });

  test('of a disabled or deleted user is not found', async () => {
    for (const leave of [
      (id: string) =>
        app.database.db.updateTable('users').set({ disabled_at: app.clock.now() }).where('id', '=', id).execute(),
      (id: string) => app.database.db.deleteFrom('users').where('id', '=', id).execute(),
    ]) {
      const token = await create();
      const { user_id: id } = await app.database.db
        .selectFrom('mail_links')
        .select('user_id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      await leave(id);
      expect((await use(token)).error.code).toBe('not_found');
      expect((await inspect(token)).error.code).toBe('not_found');
    }
  });

  test('is stored as a digest, and sealed in the outbox only until it is sent', async () => {
    const token = await create();
    const links = await app.database.db.selectFrom('mail_links').selectAll().execute();
    const messages = await app.database.db.selectFrom('outbox_messages').selectAll().execute();
    expect(JSON.stringify([links, messages])).not.toContain(token);
    expect(messages.filter(({ status, secret_sealed: sealed }) => status === 'sent' && sealed !== null)).toEqual([]);
  });
});

test.each(['x', 'x'.repeat(43), 'x'.repeat(200)])('the unknown link %s is not found', async (token) => {
  for (const answer of [await inspect(token), await verify(token), await reset(token)]) {
    expect(answer.error).toMatchObject({ code: 'not_found', message: LINK_TEXTS.unknown });
  }
});

test('an admin cannot read a used link in the outbox', async () => {
  const withoutMail = await startApp({ database: app.database });
  const person = await newPerson();
  await withoutMail.request(accountRoutes.requestPasswordReset, { body: { email: person.email } });
  const message = () =>
    app.database.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('user_id', '=', person.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const token = new Secrets(SECRET_KEY).open('outbox', (await message()).secret_sealed ?? '');
  expect((await reset(token)).status).toBe(200);
  expect(await message()).toMatchObject({ secret_sealed: null, secret_expires_at: null, secret_of: null });
});

test('of concurrently requested links only one is valid', async () => {
  const anna = await createUser(app);
  await Promise.all(Array.from({ length: 5 }, () => forget(anna.email)));
  const good = await app.database.db
    .selectFrom('mail_links')
    .select('id')
    .where('user_id', '=', anna.id)
    .where('expires_at', '>', app.clock.now())
    .execute();
  expect(good).toHaveLength(1);
});
