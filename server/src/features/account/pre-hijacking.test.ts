import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes, type LinkPurpose } from '@larder/contract/account';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';
import { tokensRoutes } from '@larder/contract/tokens';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { Authenticator } from '../../../test/authenticator.ts';
import { senderAfter } from '../../../test/cookies.ts';
import { createAccount, totpCode } from '../../../test/factories.ts';
import { createMailLink } from './mail-links.ts';

const ATTACKER_PASSWORD = 'battery staple';
const PASSWORD = 'correct horse';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface HijackedAccount {
  readonly id: string;
  readonly email: string;
  /** The attacker's credentials. */
  readonly attacker: {
    readonly session: Sender;
    readonly apiToken: Sender;
    readonly program: { readonly refresh_token: string };
    readonly passkey: Authenticator;
    readonly browser: string;
    readonly pendingAddress: string;
  };
}

let lastNumber = 0;

/** Registers the address of another person as an attacker, with every kind of credential. */
async function preHijack(): Promise<HijackedAccount> {
  const email = `owner-${++lastNumber}@example.org`;
  const credentials = { email, password: ATTACKER_PASSWORD };
  const { id } = (await app.request(accountRoutes.signUp, { body: credentials })).body.user;
  const first = senderAfter(await app.request(accountRoutes.signIn, { body: credentials }));
  const body = { grant_type: 'password', ...credentials } as const;
  const program = (await app.request(tokensRoutes.grantToken, { body })).body;
  const wanted = { name: 'Mine', scopes: ['recipes:read' as const], expires_in_days: null };
  const apiToken = (await app.request(tokensRoutes.createApiToken, { body: wanted }, first)).body;
  const passkey = new Authenticator();
  const begun = (await app.request(passkeysRoutes.beginRegistration, {}, first)).body;
  const named = { ceremony_id: begun.ceremony_id, name: 'Mine', response: passkey.create(begun.options) };
  expect((await app.request(passkeysRoutes.finishRegistration, { body: named }, first)).status).toBeLessThan(300);
  await createAccount(app, { user_id: id, provider_id: 'elsewhere', account_id: `stranger of ${id}` });
  await app.request(profileRoutes.updateProfile, { body: { phone_number: '+44 20 7946 0123' } }, first);

  const enrolled = (await app.request(factorsRoutes.enrollFactor, { body: { factor_type: 'totp' } }, first)).body;
  const params = { factorId: enrolled.id };
  const challenge = (await app.request(factorsRoutes.challengeFactor, { params, body: {} }, first)).body;
  const code = totpCode(app, { secret: enrolled.totp?.secret ?? '' });
  const proof = { challenge_id: challenge.id, code };
  const session = senderAfter(await app.request(factorsRoutes.verifyFactor, { params, body: proof }, first));
  expect((await app.request(factorsRoutes.createRecoveryCodes, {}, session)).status).toBe(200);
  // A ceremony that is still open.
  expect((await app.request(passkeysRoutes.beginRegistration, {}, session)).status).toBe(200);
  const link = { purpose: 'change_email', userId: id, email: `stranger-${lastNumber}@example.org` } as const;
  const { value: pendingAddress } = await createMailLink(app.database.db, { now: app.clock.now() }, link);
  const browser = first.cookie?.split('; ').find((pair) => pair.startsWith('larder.known_browser=')) ?? '';
  const attacker = { session, apiToken, program, passkey, browser, pendingAddress };
  return { id, email, attacker };
}

async function linkFor({ id, email }: HijackedAccount, purpose: LinkPurpose): Promise<string> {
  return (await createMailLink(app.database.db, { now: app.clock.now() }, { purpose, userId: id, email })).value;
}

/** Tries each credential of the attacker and returns the statuses. */
async function tryCredentials({ attacker }: HijackedAccount) {
  const { session, apiToken, program, passkey, pendingAddress } = attacker;
  const read = async (by: Sender) => (await app.request(recipesRoutes.listRecipes, { query: {} }, by)).status;
  const { refresh_token } = program;
  const refresh = { grant_type: 'refresh_token', refresh_token } as const;
  const begun = (await app.request(passkeysRoutes.beginLogin, {})).body;
  const signed = { ceremony_id: begun.ceremony_id, response: passkey.get(begun.options) };
  return {
    session: await read(session),
    apiToken: await read(apiToken),
    program: (await app.request(tokensRoutes.grantToken, { body: refresh })).status,
    passkey: (await app.request(passkeysRoutes.finishLogin, { body: signed })).status,
    change: (await app.request(accountRoutes.inspectLink, { body: { token: pendingAddress } })).status,
  };
}

const ACCEPTED = { session: 200, apiToken: 200, program: 200, passkey: 200, change: 200 };
const REFUSED = { session: 401, apiToken: 401, program: 401, passkey: 401, change: 410 };

/** Returns what is stored of the account's credentials. */
async function storedCredentials({ id }: HijackedAccount) {
  const { db } = app.database;
  const tables = ['auth_factors', 'passkeys', 'recovery_codes', 'api_tokens', 'known_devices', 'ceremonies'] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    counts[table] = (await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).length;
  }
  const accounts = await db.selectFrom('accounts').select('provider_id').where('user_id', '=', id).execute();
  const profile = db.selectFrom('user_profiles').select(['phone_number', 'two_factor_enabled']);
  return {
    ...counts,
    providers: accounts.map(({ provider_id: provider }) => provider),
    ...(await profile.where('user_id', '=', id).executeTakeFirstOrThrow()),
  };
}

const NOTHING = {
  auth_factors: 0,
  passkeys: 0,
  recovery_codes: 0,
  api_tokens: 0,
  known_devices: 0,
  ceremonies: 0,
  providers: ['credential'],
  phone_number: null,
  two_factor_enabled: false,
};

describe('the first proof of an address that an attacker registered', () => {
  let account: HijackedAccount;
  beforeEach(async () => {
    account = await preHijack();
  });

  test('by password reset revokes every earlier credential and signs the owner in at aal1', async () => {
    expect(await tryCredentials(account)).toEqual(ACCEPTED);
    const body = { token: await linkFor(account, 'reset_password'), new_password: PASSWORD };
    expect((await app.request(accountRoutes.resetPassword, { body })).status).toBe(200);
    expect(await tryCredentials(account)).toEqual(REFUSED);
    // The one device is the owner's own.
    expect(await storedCredentials(account)).toEqual({ ...NOTHING, known_devices: 1 });
    const { email } = account;
    expect((await app.request(accountRoutes.signIn, { body: { email, password: PASSWORD } })).body).toMatchObject({
      aal: 'aal1',
      next_aal: 'aal1',
    });
    expect(await auditedActions(app, account)).toEqual(expect.arrayContaining(['account.reclaimed', 'password.reset']));
  });

  test('by confirmation link revokes every credential but the password, and notifies the owner', async () => {
    const body = { token: await linkFor(account, 'confirm_email') };
    expect((await app.request(accountRoutes.verifyEmail, { body })).status).toBe(200);
    expect(await tryCredentials(account)).toEqual(REFUSED);
    expect(await storedCredentials(account)).toEqual(NOTHING);
    const mails = app.database.db.selectFrom('outbox_messages').select('subject').where('user_id', '=', account.id);
    expect(await mails.execute()).toContainEqual({ subject: 'Your email address was confirmed' });
  });

  test('by confirming another address revokes the same', async () => {
    const body = { token: account.attacker.pendingAddress };
    expect((await app.request(accountRoutes.verifyEmail, { body })).status).toBe(200);
    expect(await tryCredentials(account)).toEqual(REFUSED);
    expect(await storedCredentials(account)).toEqual(NOTHING);
  });

  test('revokes nothing when the caller is signed in to that account', async () => {
    const body = { token: await linkFor(account, 'confirm_email') };
    expect((await app.request(accountRoutes.verifyEmail, { body }, account.attacker.session)).status).toBe(200);
    expect(await tryCredentials(account)).toEqual(ACCEPTED);
  });

  test('happens once: a later password reset keeps factors', async () => {
    const confirm = { token: await linkFor(account, 'confirm_email') };
    await app.request(accountRoutes.verifyEmail, { body: confirm }, account.attacker.session);
    const body = { token: await linkFor(account, 'reset_password'), new_password: PASSWORD };
    expect((await app.request(accountRoutes.resetPassword, { body })).status).toBe(200);
    expect(await storedCredentials(account)).toMatchObject({
      auth_factors: 1,
      passkeys: 1,
      recovery_codes: 10,
      api_tokens: 0,
    });
  });
});

test('confirming an address without other credentials sends no security notice', async () => {
  const body = { email: 'plain@example.org', password: PASSWORD };
  const { id } = (await app.request(accountRoutes.signUp, { body })).body.user;
  const link = { purpose: 'confirm_email', userId: id, email: body.email } as const;
  const { value: token } = await createMailLink(app.database.db, { now: app.clock.now() }, link);
  expect((await app.request(accountRoutes.verifyEmail, { body: { token } })).status).toBe(200);
  const mails = app.database.db.selectFrom('outbox_messages').select('subject').where('user_id', '=', id);
  expect(await mails.execute()).toEqual([{ subject: 'Please confirm your email address' }]);
});
