import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { profileRoutes } from '@larder/contract/profile';
import { tokensRoutes } from '@larder/contract/tokens';

import { type Answer, startApp, type TestApp } from '../../../test/app.ts';
import { Authenticator } from '../../../test/authenticator.ts';
import { createDatabase, type DatabasePlace } from '../../../test/database.ts';
import { createFactor, createUser, type TestUser } from '../../../test/factories.ts';
import { interleave, type InterleavedDatabase } from '../../../test/interleaved-database.ts';

const PASSWORD = 'correct horse';

let place: DatabasePlace;
let interleaved: InterleavedDatabase;
let app: TestApp;
beforeAll(async () => {
  place = await createDatabase();
  interleaved = interleave(place.open());
  app = await startApp({ database: interleaved.database });
});
afterAll(async () => {
  await app.close();
  await place.remove();
});

type PrepareChange = (person: TestUser) => Promise<() => Promise<Pick<Answer<unknown>, 'status'>>>;

async function newFactor({ id }: TestUser) {
  return { factorId: (await createFactor(app, { user_id: id })).id };
}

async function addPasskey(person: TestUser, authenticator = new Authenticator()) {
  const { ceremony_id, options } = (await app.request(passkeysRoutes.beginRegistration, {}, person)).body;
  const body = { ceremony_id, name: 'Key', response: authenticator.create(options) };
  return () => app.request(passkeysRoutes.finishRegistration, { body }, person);
}

async function removePasskeys({ id }: TestUser): Promise<void> {
  await app.database.db.deleteFrom('passkeys').where('user_id', '=', id).execute();
}

const CHANGES: Readonly<Record<string, PrepareChange>> = {
  'a password change': async (person) => {
    const body = { current_password: PASSWORD, new_password: 'battery staple' };
    return () => app.request(accountRoutes.changePassword, { body }, person);
  },
  'an email change': async (person) => () =>
    app.request(accountRoutes.changeEmail, { body: { new_email: `new-${person.email}` } }, person),
  'a phone number change': async (person) => () =>
    app.request(profileRoutes.updateProfile, { body: { phone_number: '+44 20 7946 0123' } }, person),
  'a new factor': async (person) => () =>
    app.request(factorsRoutes.enrollFactor, { body: { factor_type: 'totp' } }, person),
  'a challenge': async (person) => {
    const params = await newFactor(person);
    return () => app.request(factorsRoutes.challengeFactor, { params, body: {} }, person);
  },
  'the removal of a factor': async (person) => {
    const params = await newFactor(person);
    return () => app.request(factorsRoutes.deleteFactor, { params }, person);
  },
  'a new set of recovery codes': async (person) => () => app.request(factorsRoutes.createRecoveryCodes, {}, person),
  'a new passkey': (person) => addPasskey(person),
  'the removal of a passkey': async (person) => {
    const { id } = (await (await addPasskey(person))()).body;
    return () => app.request(passkeysRoutes.deletePasskey, { params: { id } }, person);
  },
  'a new API token': async (person) => {
    const body = { name: 'Mine', scopes: ['recipes:read' as const], expires_in_days: null };
    return () => app.request(tokensRoutes.createApiToken, { body }, person);
  },
};

describe('in a session revoked after the request arrived', () => {
  test.each(Object.entries(CHANGES))('%s is refused', async (_change, prepare) => {
    const person = await createUser(app, { password: PASSWORD });
    const change = await prepare(person);
    const endSessions = () => app.database.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
    interleaved.beforeTransaction(endSessions);
    expect((await change()).status).toBe(401);
  });
});

describe('a passkey sign-in', () => {
  test('is refused when the passkey was removed after it was checked', async () => {
    const person = await createUser(app);
    const authenticator = new Authenticator();
    await (
      await addPasskey(person, authenticator)
    )();
    const { ceremony_id, options } = (await app.request(passkeysRoutes.beginLogin, {})).body;
    const body = { ceremony_id, response: authenticator.get(options) };
    // Before the second transaction: the first one records the use.
    interleaved.beforeTransaction(() => removePasskeys(person), 1);
    expect((await app.request(passkeysRoutes.finishLogin, { body })).error.code).toBe('invalid_credentials');
    const sessions = app.database.db.selectFrom('sessions').select('id').where('user_id', '=', person.id);
    expect(await sessions.execute()).toHaveLength(1);
  });
});
