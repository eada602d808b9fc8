import { afterAll, beforeAll, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import { factorsRoutes } from '@larder/contract/factors';
import { invitationsRoutes } from '@larder/contract/invitations';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { profileRoutes } from '@larder/contract/profile';
import { tokensRoutes } from '@larder/contract/tokens';

import { createMailLink } from '#features/account/mail-links.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createFactor, createUser, type TestUser, totpCode } from '../../../test/factories.ts';

const PASSWORD = 'correct horse';
const ROUNDS = 10;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Operation = () => Promise<{ readonly status: number }>;

async function newLink(person: TestUser, purpose: 'reset_password' | 'change_email', email: string): Promise<string> {
  const link = { purpose, userId: person.id, email };
  return (await createMailLink(app.database.db, { now: app.clock.now() }, link)).value;
}

/** Prepares operations that lock several rows of one user. */
const OPERATIONS = {
  'a password change': async (person) => {
    const body = { current_password: PASSWORD, new_password: 'from the kitchen' };
    return () => app.request(accountRoutes.changePassword, { body }, person);
  },
  'a password reset': async (person) => {
    const body = { token: await newLink(person, 'reset_password', person.email), new_password: 'from the garden' };
    return () => app.request(accountRoutes.resetPassword, { body });
  },
  'an email change': async (person) => {
    const body = { token: await newLink(person, 'change_email', `new-${person.email}`) };
    return () => app.request(accountRoutes.verifyEmail, { body });
  },
  'a login that replaces a session': async (person) => {
    const body = { email: person.email, password: PASSWORD };
    return () => app.request(accountRoutes.signIn, { body }, person);
  },
  'a second step': async (person) => {
    const { id: factorId } = await createFactor(app, { user_id: person.id });
    const { body } = await app.request(factorsRoutes.challengeFactor, { params: { factorId }, body: {} }, person);
    const proof = { challenge_id: body.id, code: totpCode(app) };
    return () => app.request(factorsRoutes.verifyFactor, { params: { factorId }, body: proof }, person);
  },
  'a profile update': async (person) => () =>
    app.request(profileRoutes.updateProfile, { body: { username: 'Anna' } }, person),
  'the reuse of a refresh token': async ({ email }) => {
    const grant = { grant_type: 'password', email, password: PASSWORD } as const;
    const { refresh_token } = (await app.request(tokensRoutes.grantToken, { body: grant })).body;
    const refresh = () =>
      app.request(tokensRoutes.grantToken, { body: { grant_type: 'refresh_token', refresh_token } });
    await refresh();
    app.clock.advance({ seconds: 15 });
    return refresh;
  },
  'the disabling of the account': async ({ id }) => {
    const admin = await createUser(app);
    await createAdmin(app, admin);
    return () => app.request(adminRoutes.updatePerson, { params: { id }, body: { disabled: true } }, admin);
  },
  'an account deletion': async (person) => () =>
    app.request(personalDataRoutes.deleteAccount, { body: { password: PASSWORD } }, person),
} satisfies Record<string, (person: TestUser) => Promise<Operation>>;
type OperationName = keyof typeof OPERATIONS;

const PAIRS: readonly (readonly [OperationName, OperationName])[] = [
  ['a password change', 'a password reset'],
  ['a password change', 'an account deletion'],
  ['a password reset', 'an account deletion'],
  ['a login that replaces a session', 'an account deletion'],
  ['a login that replaces a session', 'a password reset'],
  ['a second step', 'an account deletion'],
  ['a second step', 'a password change'],
  ['a profile update', 'an email change'],
  ['a password reset', 'an email change'],
  ['the reuse of a refresh token', 'an account deletion'],
  ['the reuse of a refresh token', 'the disabling of the account'],
  ['a password change', 'the disabling of the account'],
  ['a second step', 'the disabling of the account'],
  ['a login that replaces a session', 'the disabling of the account'],
  ['a profile update', 'an account deletion'],
];

test.each(PAIRS)('%s and %s run concurrently without a deadlock', async (one, other) => {
  const rounds = await Promise.all(
    Array.from({ length: ROUNDS }, async () => {
      const person = await createUser(app, { password: PASSWORD });
      return [await OPERATIONS[one](person), await OPERATIONS[other](person)] as const;
    }),
  );
  for (const operations of rounds) {
    const statuses = (await Promise.all(operations.map((operation) => operation()))).map(({ status }) => status);
    expect(statuses).toContainEqual(expect.toSatisfy((status: number) => status < 300));
    expect(Math.max(...statuses)).toBeLessThan(500);
  }
});

test('concurrent registrations with the last use of an invitation create one account and roll back the others', async () => {
  const invited = await startApp({ environment: { REGISTRATION: 'invitation' }, database: app.database });
  const boss = await createUser(app);
  await createAdmin(app, boss);
  for (let round = 0; round < ROUNDS; round++) {
    const { body } = await invited.request(invitationsRoutes.createInvitation, { body: { uses_max: 2 } }, boss);
    const invitation = body.path.split('#')[1];
    const register = (guest: number) => {
      const email = `guest-${round}-${guest}@example.org`;
      return invited.request(accountRoutes.signUp, { body: { email, password: PASSWORD, invitation } });
    };
    await register(0);
    const answers = await Promise.all([1, 2, 3, 4].map(register));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    const created = await app.database.db
      .selectFrom('users')
      .select('email')
      .where('email', 'like', `guest-${round}-%`)
      .execute();
    expect(created).toHaveLength(2);
  }
});
