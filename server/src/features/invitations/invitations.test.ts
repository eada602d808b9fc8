import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import { INVITATION_TEXTS, invitationsRoutes } from '@larder/contract/invitations';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createUser, type TestUser } from '../../../test/factories.ts';
import { deliverMessages, type MailServer, startMailServer, tokenIn } from '../../../test/mail-server.ts';
import { runHousekeeping } from '../../housekeeping.ts';

const PASSWORD = 'correct horse';
const PUBLIC_URL = 'http://recipes.example.org';

/** Without mail delivery: a taken address is reported, and no confirmation is needed. */
let app: TestApp;
let mail: MailServer;
let mailing: TestApp;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ environment: { REGISTRATION: 'invitation' } });
  mailing = await startApp({ environment: { REGISTRATION: 'invitation', SMTP_URL: mail.url, PUBLIC_URL } });
});
afterAll(async () => {
  await Promise.all([app.close(), mailing.close()]);
  await mail.close();
});

/** Creates an admin with a fresh login, whatever the clock says. */
async function newAdmin(on: TestApp): Promise<TestUser> {
  const person = await createUser(on);
  await createAdmin(on, person);
  return person;
}

let lastNumber = 0;
const newEmail = () => `guest-${++lastNumber}@mail.example.org`;

async function invite(body: { email?: string; uses_max?: number; expires_in_days?: number } = {}, on = app) {
  const admin = await newAdmin(on);
  const answer = await on.request(invitationsRoutes.createInvitation, { body }, admin);
  expect(answer.status, answer.text).toBe(201);
  const { invitation, path } = answer.body;
  expect(path).toMatch(/^\/register#[\w-]{43}$/u);
  return { admin, id: invitation.id, token: path.slice(path.indexOf('#') + 1) };
}

function register(email: string, invitation?: string, on = app) {
  return on.request(accountRoutes.signUp, { body: { email, password: PASSWORD, invitation } });
}

const inspect = (token: string, on = app) => on.request(invitationsRoutes.inspectInvitation, { body: { token } });

async function revoke(id: string, on = app) {
  return on.request(invitationsRoutes.revokeInvitation, { params: { id } }, await newAdmin(on));
}

async function find(id: string, on = app) {
  const { body } = await on.request(invitationsRoutes.listInvitations, { query: {} }, await newAdmin(on));
  return body.invitations.find((one) => one.id === id);
}

async function countOf(email: string, on = app): Promise<number> {
  const rows = await on.database.db.selectFrom('users').select('id').where('email', '=', email).execute();
  return rows.length;
}

describe('sign-up by invitation', () => {
  test('is refused without an invitation, and says what to do', async () => {
    const email = newEmail();
    const { status, error } = await register(email);
    expect([status, error.code, error.message]).toEqual([403, 'forbidden', INVITATION_TEXTS.required]);
    expect(await countOf(email)).toBe(0);
  });

  test('works once per invitation', async () => {
    const { admin, id, token } = await invite();
    expect((await inspect(token)).body).toEqual({ email: null });
    const email = newEmail();
    const { body } = await register(email, token);
    expect(body.user.email).toBe(email);
    expect((await app.request(accountRoutes.signIn, { body: { email, password: PASSWORD } })).status).toBe(200);
    const again = newEmail();
    const { status, error } = await register(again, token);
    expect([status, error.code, error.message]).toEqual([410, 'link_used', INVITATION_TEXTS.used]);
    expect(await countOf(again)).toBe(0);
    expect((await inspect(token)).error.code).toBe('link_used');
    expect(await find(id)).toMatchObject({ state: 'used', uses: 1, uses_max: 1, created_by_email: admin.email });
  });

  test('works only with the address of the invitation', async () => {
    const email = newEmail();
    const { token } = await invite({ email: email.toUpperCase() });
    expect((await inspect(token)).body).toEqual({ email });
    const { status, error } = await register(newEmail(), token);
    expect([status, error.fields]).toEqual([400, { email: INVITATION_TEXTS.other_address }]);
    expect((await register(email, token)).status).toBe(200);
  });

  test.each([
    [
      'that expired',
      async () => {
        const { token } = await invite({ expires_in_days: 1 });
        app.clock.advance({ days: 1 });
        return { token, code: 'link_expired', text: INVITATION_TEXTS.expired };
      },
    ],
    [
      'that was revoked',
      async () => {
        const { id, token } = await invite();
        for (let time = 0; time < 2; time++) expect((await revoke(id)).status).toBe(204);
        return { token, code: 'link_expired', text: INVITATION_TEXTS.revoked };
      },
    ],
    ['that does not exist', async () => ({ token: 'x'.repeat(43), code: 'not_found', text: INVITATION_TEXTS.unknown })],
  ] as const)('is refused with an invitation %s', async (_which, make) => {
    const { token, code, text } = await make();
    const email = newEmail();
    for (const { error } of [await inspect(token), await register(email, token)]) {
      expect([error.code, error.message]).toEqual([code, text]);
    }
    expect(await countOf(email)).toBe(0);
  });

  test('consumes nothing when the password is refused or the address is taken', async () => {
    const { token } = await invite();
    const body = { email: newEmail(), password: 'password', invitation: token };
    expect((await app.request(accountRoutes.signUp, { body })).status).toBe(400);
    const { email } = await createUser(app);
    expect((await register(email, token)).error.code).toBe('conflict');
    expect((await inspect(token)).status).toBe(200);
  });
});

describe('an invitation by mail', () => {
  async function mailed(email: string): Promise<string> {
    mail.clear();
    await deliverMessages(mailing);
    return tokenIn(mail.mailTo(email).text);
  }

  test('proves the address by the link in the mail, so that no confirmation is needed', async () => {
    const email = newEmail();
    await invite({ email }, mailing);
    const { body } = await register(email, await mailed(email), mailing);
    expect(body.confirmation_required).toBe(false);
    const credentials = { email, password: PASSWORD };
    expect((await mailing.request(accountRoutes.signIn, { body: credentials })).status).toBe(200);
  });

  test('proves nothing by the link that the admin copied, and both links are consumed together', async () => {
    const email = newEmail();
    const { token } = await invite({ email }, mailing);
    const inMail = await mailed(email);
    expect(inMail).not.toBe(token);
    const { body } = await register(email, token, mailing);
    expect(body.confirmation_required).toBe(true);
    const signIn = await mailing.request(accountRoutes.signIn, { body: { email, password: PASSWORD } });
    expect(signIn.error.code).toBe('email_not_confirmed');
    expect((await inspect(inMail, mailing)).error.code).toBe('link_used');
  });

  test('does not reveal a taken address, neither by its response nor by the invitation’s state', async () => {
    const { email } = await createUser(mailing);
    const { token } = await invite({}, mailing);
    const taken = await register(email, token, mailing);
    expect(taken.body).toMatchObject({ user: { email }, confirmation_required: true });
    expect((await inspect(token, mailing)).error.code).toBe('link_used');
    expect(await countOf(email, mailing)).toBe(1);
  });

  test('is refused for the address of a user', async () => {
    const body = { email: (await createUser(mailing)).email };
    const { status, error } = await mailing.request(
      invitationsRoutes.createInvitation,
      { body },
      await newAdmin(mailing),
    );
    expect([status, error.fields]).toEqual([409, { email: INVITATION_TEXTS.has_account }]);
  });

  test('is erased from the outbox when it is revoked', async () => {
    const email = newEmail();
    const { id } = await invite({ email }, mailing);
    expect((await revoke(id, mailing)).status).toBe(204);
    const { body } = await mailing.request(adminRoutes.listOutbox, { query: {} }, await newAdmin(mailing));
    expect(body.messages.find(({ recipient }) => recipient === email)).toMatchObject({ has_secret: false });
  });

  test('is erased from the outbox when its other link is used', async () => {
    const email = newEmail();
    const { token } = await invite({ email }, mailing);
    expect((await register(email, token, mailing)).status).toBe(200);
    const { body } = await mailing.request(adminRoutes.listOutbox, { query: {} }, await newAdmin(mailing));
    const mails = body.messages.filter(({ recipient }) => recipient === email);
    expect(mails.find(({ subject }) => subject.startsWith('You are invited'))).toMatchObject({ has_secret: false });
  });
});

describe('managing invitations', () => {
  test('is audited without addresses', async () => {
    const email = newEmail();
    const { id, token } = await invite({ email });
    await register(email, token);
    const other = await invite();
    await revoke(other.id);
    const rows = await app.database.db.selectFrom('audit_log').select(['action', 'details']).execute();
    const of = (which: string) =>
      rows.filter(({ details }) => details['invitation_id'] === which).map(({ action }) => action);
    expect([of(id), of(other.id)]).toEqual([
      ['invitation.created', 'invitation.used'],
      ['invitation.created', 'invitation.revoked'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test('stores no usable token', async () => {
    const { token } = await invite();
    const rows = await app.database.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('deletes them 30 days after their expiry, including the address', async () => {
    const { id } = await invite({ email: newEmail(), expires_in_days: 1 });
    const purgeAfter = async (days: number) => {
      const now = new Date(app.clock.now().getTime() + days * 24 * 60 * 60 * 1000);
      await runHousekeeping({ db: app.database.db, now, blobs: app.blobs });
      return find(id);
    };
    expect(await purgeAfter(30)).toBeDefined();
    expect(await purgeAfter(31)).toBeUndefined();
  });

  test('deletes the address of a user who deletes their account', async () => {
    const email = newEmail();
    const { id, token } = await invite({ email });
    const { body } = await register(email, token);
    const params = { id: body.user.id };
    expect((await app.request(adminRoutes.deletePerson, { params }, await newAdmin(app))).status).toBe(204);
    expect(await find(id)).toBeUndefined();
  });

  test('is rate-limited per admin', async () => {
    const strict = await startApp({ environment: { REGISTRATION: 'invitation', RATE_LIMIT_FACTOR: '0.02' } });
    const admin = await newAdmin(strict);
    const make = () => strict.request(invitationsRoutes.createInvitation, { body: {} }, admin);
    expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([201, 201, 429]);
    await strict.close();
  });

  test('limits lookups per IP address', async () => {
    const strict = await startApp({ environment: { REGISTRATION: 'invitation', RATE_LIMIT_FACTOR: '0.02' } });
    const look = async () => (await inspect('x'.repeat(43), strict)).status;
    expect([await look(), await look()]).toEqual([404, 429]);
    await strict.close();
  });
});

describe.each([
  ['closed', 403, INVITATION_TEXTS.closed, INVITATION_TEXTS.registration_closed],
  ['open', 200, null, INVITATION_TEXTS.not_needed],
] as const)('where registration is %s', (mode, status, refusal, unhelpful) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp({ environment: { REGISTRATION: mode } });
  });
  afterAll(() => server.close());

  test('an invitation has no effect, and none can be created', async () => {
    for (const invitation of [undefined, 'x'.repeat(43)]) {
      const answer = await register(newEmail(), invitation, server);
      expect(answer.status).toBe(status);
      if (refusal !== null) expect(answer.error).toMatchObject({ code: 'forbidden', message: refusal });
    }
    const admin = await newAdmin(server);
    const made = await server.request(invitationsRoutes.createInvitation, { body: {} }, admin);
    expect([made.status, made.error.message]).toEqual([409, unhelpful]);
  });
});
