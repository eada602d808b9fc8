import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes, type LinkPurpose } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import type { AuditAction } from '@larder/contract/audit';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { profileRoutes } from '@larder/contract/profile';
import { tokensRoutes } from '@larder/contract/tokens';

import { createMailLink } from '#features/account/mail-links.ts';

import { type Answer, type Sender, startApp, type TestApp } from '../app.ts';
import { Authenticator } from '../authenticator.ts';
import type { RouteName } from '../contract-routes.ts';
import {
  createAdmin,
  createFactor,
  createUser,
  createSession,
  sessionCookie,
  type TestUser,
  totpCode,
} from '../factories.ts';

const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'battery staple';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Whose id is in a row. */
type Who = 'anna' | 'bruno' | 'nobody';

interface Stage {
  /** Has a password and a fresh session. */
  readonly anna: TestUser;
  readonly bruno: TestUser;
}

interface Act {
  readonly route: RouteName;
  readonly when: string;
  readonly leaves: AuditAction;
  readonly actor: Who;
  readonly subject: Who;
  act(stage: Stage): Promise<Pick<Answer<unknown>, 'status'>>;
}

const own = { actor: 'anna', subject: 'anna' } as const;
const byNobody = { actor: 'nobody', subject: 'anna' } as const;
const onBruno = { actor: 'anna', subject: 'bruno' } as const;
const unknown = { actor: 'nobody', subject: 'nobody' } as const;

async function stale({ id }: TestUser): Promise<Sender> {
  const authenticated_at = new Date(app.clock.now().getTime() - 60 * 60 * 1000);
  return { cookie: sessionCookie((await createSession(app, { user_id: id, authenticated_at })).token) };
}

async function linkOf({ id, email }: TestUser, purpose: LinkPurpose): Promise<string> {
  const to = purpose === 'change_email' ? `new-${email}` : email;
  return (await createMailLink(app.database.db, { now: app.clock.now() }, { purpose, userId: id, email: to })).value;
}

async function usedLinkOf(person: TestUser, purpose: LinkPurpose): Promise<string> {
  const token = await linkOf(person, purpose);
  await app.request(accountRoutes.verifyEmail, { body: { token } });
  return token;
}

/** Answers a challenge of a new factor with the code of a time step. A verified factor makes the session half signed in. */
async function verifyFactor({ id, cookie }: TestUser, status: 'verified' | 'unverified', steps: number) {
  const params = { factorId: (await createFactor(app, { user_id: id, status })).id };
  const by = { cookie };
  const challenge_id = (await app.request(factorsRoutes.challengeFactor, { params, body: {} }, by)).body.id;
  const body = { challenge_id, code: totpCode(app, { steps }) };
  return app.request(factorsRoutes.verifyFactor, { params, body }, by);
}

/** A session with both factors. */
async function fullSession({ id }: TestUser): Promise<Sender> {
  return { cookie: sessionCookie((await createSession(app, { user_id: id, aal: 'aal2' })).token) };
}

async function recoveryCodes(person: TestUser): Promise<readonly string[]> {
  await createFactor(app, { user_id: person.id, status: 'verified' });
  return (await app.request(factorsRoutes.createRecoveryCodes, {}, await fullSession(person))).body.recovery_codes;
}

async function addPasskey(by: Sender, authenticator = new Authenticator(), origin?: string) {
  const { ceremony_id, options } = (await app.request(passkeysRoutes.beginRegistration, {}, by)).body;
  const response = authenticator.create(options, origin === undefined ? {} : { origin });
  return app.request(passkeysRoutes.finishRegistration, { body: { ceremony_id, name: 'Key', response } }, by);
}

async function usePasskey(by: Sender, authenticator: Authenticator, origin?: string) {
  const { ceremony_id, options } = (await app.request(passkeysRoutes.beginLogin, {}, by)).body;
  const response = authenticator.get(options, origin === undefined ? {} : { origin });
  return app.request(passkeysRoutes.finishLogin, { body: { ceremony_id, response } }, by);
}

async function passkeyOf(person: TestUser): Promise<Authenticator> {
  const authenticator = new Authenticator();
  await addPasskey(person, authenticator);
  return authenticator;
}

const newToken = { name: 'Mine', scopes: ['recipes:read' as const], expires_in_days: null };
const grant = (email: string, password: string) =>
  app.request(tokensRoutes.grantToken, { body: { grant_type: 'password', email, password } });

async function disable({ id }: TestUser): Promise<void> {
  await app.database.db.updateTable('users').set({ disabled_at: app.clock.now() }).where('id', '=', id).execute();
}

const change = (body: { disabled?: boolean; is_admin?: boolean }, by: Sender, { id }: TestUser) =>
  app.request(adminRoutes.updatePerson, { params: { id }, body }, by);

async function asAdmin(person: TestUser): Promise<TestUser> {
  await createAdmin(app, person);
  return person;
}

const ACTS: readonly Act[] = [
  {
    route: 'account.signUp',
    when: 'a user signs up',
    leaves: 'account.registered',
    actor: 'nobody',
    subject: 'nobody',
    act: () =>
      app.request(accountRoutes.signUp, { body: { email: `${randomUUID()}@example.org`, password: PASSWORD } }),
  },
  {
    route: 'account.signUp',
    when: 'the address is taken',
    leaves: 'change.refused',
    ...unknown,
    act: ({ anna }) => app.request(accountRoutes.signUp, { body: { email: anna.email, password: PASSWORD } }),
  },
  {
    route: 'account.signIn',
    when: 'the password is right',
    leaves: 'signed-in',
    ...own,
    act: ({ anna }) => app.request(accountRoutes.signIn, { body: { email: anna.email, password: PASSWORD } }),
  },
  {
    route: 'account.signIn',
    when: 'the password is wrong',
    leaves: 'sign-in.refused',
    ...byNobody,
    act: ({ anna }) => app.request(accountRoutes.signIn, { body: { email: anna.email, password: 'wrong horse' } }),
  },
  {
    route: 'account.signIn',
    when: 'the address is unknown',
    leaves: 'sign-in.refused',
    ...unknown,
    act: () => app.request(accountRoutes.signIn, { body: { email: 'nobody@example.org', password: 'wrong horse' } }),
  },
  {
    route: 'account.signIn',
    when: 'the account is disabled',
    leaves: 'sign-in.refused',
    ...byNobody,
    act: async ({ anna }) => {
      await disable(anna);
      return app.request(accountRoutes.signIn, { body: { email: anna.email, password: PASSWORD } });
    },
  },
  {
    route: 'account.signOut',
    when: 'the user signs out',
    leaves: 'signed-out',
    ...own,
    act: ({ anna }) => app.request(accountRoutes.signOut, {}, anna),
  },
  {
    route: 'account.reauthenticate',
    when: 'the password is right',
    leaves: 'reauthenticated',
    ...own,
    act: ({ anna }) => app.request(accountRoutes.reauthenticate, { body: { password: PASSWORD } }, anna),
  },
  {
    route: 'account.reauthenticate',
    when: 'the password is wrong',
    leaves: 'reauthentication.refused',
    ...own,
    act: ({ anna }) => app.request(accountRoutes.reauthenticate, { body: { password: 'wrong' } }, anna),
  },
  {
    route: 'account.revokeSession',
    when: 'the user revokes one session',
    leaves: 'session.revoked',
    ...own,
    act: async ({ anna }) => {
      const { id } = await createSession(app, { user_id: anna.id });
      return app.request(accountRoutes.revokeSession, { params: { id } }, anna);
    },
  },
  {
    route: 'account.revokeSession',
    when: 'the session belongs to another user',
    leaves: 'change.refused',
    ...own,
    act: async ({ anna, bruno }) => {
      const { id } = await createSession(app, { user_id: bruno.id });
      return app.request(accountRoutes.revokeSession, { params: { id } }, anna);
    },
  },
  {
    route: 'account.revokeSessions',
    when: 'the user signs out everywhere',
    leaves: 'sessions.revoked',
    ...own,
    act: ({ anna }) => app.request(accountRoutes.revokeSessions, {}, anna),
  },
  {
    route: 'account.sendVerificationEmail',
    when: 'a mail is requested',
    leaves: 'email.confirmation-requested',
    ...byNobody,
    act: ({ anna }) => app.request(accountRoutes.sendVerificationEmail, { body: { email: anna.email } }),
  },
  {
    route: 'account.requestPasswordReset',
    when: 'a mail is requested',
    leaves: 'password.reset-requested',
    ...byNobody,
    act: ({ anna }) => app.request(accountRoutes.requestPasswordReset, { body: { email: anna.email } }),
  },
  {
    route: 'account.inspectLink',
    when: 'the link is unknown',
    leaves: 'link.refused',
    ...unknown,
    act: () => app.request(accountRoutes.inspectLink, { body: { token: 'guessed' } }),
  },
  {
    route: 'account.verifyEmail',
    when: 'the address is confirmed',
    leaves: 'email.confirmed',
    ...own,
    act: async ({ anna }) =>
      app.request(accountRoutes.verifyEmail, { body: { token: await linkOf(anna, 'confirm_email') } }),
  },
  {
    route: 'account.verifyEmail',
    when: 'the first confirmation removes earlier credentials',
    leaves: 'account.reclaimed',
    ...own,
    act: async ({ anna }) =>
      app.request(accountRoutes.verifyEmail, { body: { token: await linkOf(anna, 'confirm_email') } }),
  },
  {
    route: 'account.verifyEmail',
    when: 'the address is changed',
    leaves: 'email.changed',
    ...own,
    act: async ({ anna }) =>
      app.request(accountRoutes.verifyEmail, { body: { token: await linkOf(anna, 'change_email') } }),
  },
  {
    route: 'account.verifyEmail',
    when: 'the link has been used',
    leaves: 'link.refused',
    ...byNobody,
    act: async ({ anna }) =>
      app.request(accountRoutes.verifyEmail, { body: { token: await usedLinkOf(anna, 'confirm_email') } }),
  },
  {
    route: 'account.resetPassword',
    when: 'the link is valid',
    leaves: 'password.reset',
    ...own,
    act: async ({ anna }) => {
      const token = await linkOf(anna, 'reset_password');
      return app.request(accountRoutes.resetPassword, { body: { token, new_password: NEW_PASSWORD } });
    },
  },
  {
    route: 'account.resetPassword',
    when: 'the link has expired',
    leaves: 'link.refused',
    ...byNobody,
    act: async ({ anna }) => {
      const token = await linkOf(anna, 'reset_password');
      await app.database.db
        .updateTable('mail_links')
        .set({ expires_at: app.clock.now() })
        .where('user_id', '=', anna.id)
        .execute();
      return app.request(accountRoutes.resetPassword, { body: { token, new_password: NEW_PASSWORD } });
    },
  },
  {
    route: 'account.changeEmail',
    when: 'the user requests another address',
    leaves: 'email.change-requested',
    ...own,
    act: ({ anna }) => app.request(accountRoutes.changeEmail, { body: { new_email: 'newer@example.org' } }, anna),
  },
  {
    route: 'account.changeEmail',
    when: 'the sign-in is not fresh',
    leaves: 'change.refused',
    ...own,
    act: async ({ anna }) =>
      app.request(accountRoutes.changeEmail, { body: { new_email: 'newer@example.org' } }, await stale(anna)),
  },
  {
    route: 'account.changePassword',
    when: 'the current one is right',
    leaves: 'password.changed',
    ...own,
    act: ({ anna }) => {
      const body = { current_password: PASSWORD, new_password: NEW_PASSWORD };
      return app.request(accountRoutes.changePassword, { body }, anna);
    },
  },
  {
    route: 'account.changePassword',
    when: 'the current one is wrong',
    leaves: 'password.change-refused',
    ...own,
    act: ({ anna }) => {
      const body = { current_password: 'wrong', new_password: NEW_PASSWORD };
      return app.request(accountRoutes.changePassword, { body }, anna);
    },
  },
  {
    route: 'profile.updateProfile',
    when: 'the phone number is changed',
    leaves: 'phone.changed',
    ...own,
    act: ({ anna }) => app.request(profileRoutes.updateProfile, { body: { phone_number: '+44 20 7946 0123' } }, anna),
  },
  {
    route: 'factors.enrollFactor',
    when: 'an enrollment begins',
    leaves: 'factor.enrolled',
    ...own,
    act: ({ anna }) => app.request(factorsRoutes.enrollFactor, { body: { factor_type: 'totp' } }, anna),
  },
  {
    route: 'factors.challengeFactor',
    when: 'the factor belongs to another user',
    leaves: 'change.refused',
    ...own,
    act: async ({ anna, bruno }) => {
      const params = { factorId: (await createFactor(app, { user_id: bruno.id, status: 'verified' })).id };
      return app.request(factorsRoutes.challengeFactor, { params, body: {} }, anna);
    },
  },
  {
    route: 'factors.verifyFactor',
    when: 'a factor is verified',
    leaves: 'factor.verified',
    ...own,
    act: ({ anna }) => verifyFactor(anna, 'unverified', 0),
  },
  {
    route: 'factors.verifyFactor',
    when: 'the second factor completes a sign-in',
    leaves: 'second-step.completed',
    ...own,
    act: ({ anna }) => verifyFactor(anna, 'verified', 0),
  },
  {
    route: 'factors.verifyFactor',
    when: 'the code is wrong',
    leaves: 'second-step.refused',
    ...own,
    act: ({ anna }) => verifyFactor(anna, 'verified', 7),
  },
  {
    route: 'factors.verifyFactor',
    when: 'the code has been used',
    leaves: 'second-step.refused',
    ...own,
    act: async ({ anna }) => {
      const params = { factorId: (await createFactor(app, { user_id: anna.id, status: 'verified' })).id };
      const answers = [];
      for (const by of [anna, { cookie: sessionCookie((await createSession(app, { user_id: anna.id })).token) }]) {
        const challenge = await app.request(factorsRoutes.challengeFactor, { params, body: {} }, by);
        const body = { challenge_id: challenge.body.id, code: totpCode(app) };
        answers.push(await app.request(factorsRoutes.verifyFactor, { params, body }, by));
      }
      return answers[1] ?? { status: 0 };
    },
  },
  {
    route: 'factors.verifyFactor',
    when: 'the challenge is unknown',
    leaves: 'change.refused',
    ...own,
    act: async ({ anna }) => {
      const params = { factorId: (await createFactor(app, { user_id: anna.id, status: 'verified' })).id };
      return app.request(
        factorsRoutes.verifyFactor,
        { params, body: { challenge_id: randomUUID(), code: '123456' } },
        anna,
      );
    },
  },
  {
    route: 'factors.deleteFactor',
    when: 'one is removed',
    leaves: 'factor.removed',
    ...own,
    act: async ({ anna }) => {
      const params = { factorId: (await createFactor(app, { user_id: anna.id })).id };
      return app.request(factorsRoutes.deleteFactor, { params }, anna);
    },
  },
  {
    route: 'factors.deleteFactor',
    when: 'the session is half signed in',
    leaves: 'change.refused',
    ...own,
    act: async ({ anna }) => {
      const params = { factorId: (await createFactor(app, { user_id: anna.id, status: 'verified' })).id };
      return app.request(factorsRoutes.deleteFactor, { params }, anna);
    },
  },
  {
    route: 'factors.createRecoveryCodes',
    when: 'codes are created',
    leaves: 'recovery-codes.created',
    ...own,
    act: async ({ anna }) => {
      await createFactor(app, { user_id: anna.id, status: 'verified' });
      return app.request(factorsRoutes.createRecoveryCodes, {}, await fullSession(anna));
    },
  },
  {
    route: 'factors.createRecoveryCodes',
    when: 'there is no factor',
    leaves: 'change.refused',
    ...own,
    act: ({ anna }) => app.request(factorsRoutes.createRecoveryCodes, {}, anna),
  },
  {
    route: 'factors.useRecoveryCode',
    when: 'a code is used',
    leaves: 'recovery-code.used',
    ...own,
    act: async ({ anna }) => {
      const [code = ''] = await recoveryCodes(anna);
      return app.request(factorsRoutes.useRecoveryCode, { body: { code } }, anna);
    },
  },
  {
    route: 'factors.useRecoveryCode',
    when: 'the code is unknown',
    leaves: 'second-step.refused',
    ...own,
    act: async ({ anna }) => {
      await recoveryCodes(anna);
      return app.request(factorsRoutes.useRecoveryCode, { body: { code: 'abcd-efgh-jkmn' } }, anna);
    },
  },
  {
    route: 'passkeys.finishRegistration',
    when: 'a passkey is added',
    leaves: 'passkey.added',
    ...own,
    act: ({ anna }) => addPasskey(anna),
  },
  {
    route: 'passkeys.finishRegistration',
    when: 'the passkey is for another site',
    leaves: 'passkey.refused',
    ...own,
    act: ({ anna }) => addPasskey(anna, new Authenticator(), 'https://evil.example'),
  },
  {
    route: 'passkeys.finishLogin',
    when: 'the passkey signs in',
    leaves: 'signed-in',
    ...own,
    act: async ({ anna }) => usePasskey({}, await passkeyOf(anna)),
  },
  {
    route: 'passkeys.finishLogin',
    when: 'the passkey reauthenticates',
    leaves: 'passkey.used',
    ...own,
    act: async ({ anna }) => usePasskey(anna, await passkeyOf(anna)),
  },
  {
    route: 'passkeys.finishLogin',
    when: 'the assertion is for another site',
    leaves: 'passkey.refused',
    ...byNobody,
    act: async ({ anna }) => usePasskey({}, await passkeyOf(anna), 'https://evil.example'),
  },
  {
    route: 'passkeys.finishLogin',
    when: 'the account is disabled',
    leaves: 'sign-in.refused',
    ...byNobody,
    act: async ({ anna }) => {
      const authenticator = await passkeyOf(anna);
      await disable(anna);
      return usePasskey({}, authenticator);
    },
  },
  {
    route: 'passkeys.deletePasskey',
    when: 'one is removed',
    leaves: 'passkey.removed',
    ...own,
    act: async ({ anna }) => {
      const { id } = (await addPasskey(anna)).body;
      return app.request(passkeysRoutes.deletePasskey, { params: { id } }, anna);
    },
  },
  {
    route: 'passkeys.deletePasskey',
    when: 'the passkey belongs to another user',
    leaves: 'change.refused',
    ...own,
    act: async ({ anna, bruno }) => {
      const { id } = (await addPasskey(bruno)).body;
      return app.request(passkeysRoutes.deletePasskey, { params: { id } }, anna);
    },
  },
  {
    route: 'tokens.grantToken',
    when: 'the password is right',
    leaves: 'signed-in',
    ...own,
    act: ({ anna }) => grant(anna.email, PASSWORD),
  },
  {
    route: 'tokens.grantToken',
    when: 'the password is wrong',
    leaves: 'sign-in.refused',
    ...byNobody,
    act: ({ anna }) => grant(anna.email, 'wrong'),
  },
  {
    route: 'tokens.grantToken',
    when: 'the account is disabled',
    leaves: 'sign-in.refused',
    ...byNobody,
    act: async ({ anna }) => {
      await disable(anna);
      return grant(anna.email, PASSWORD);
    },
  },
  {
    route: 'tokens.grantToken',
    when: 'the refresh token is unknown',
    leaves: 'refresh-token.refused',
    ...unknown,
    act: () =>
      app.request(tokensRoutes.grantToken, { body: { grant_type: 'refresh_token', refresh_token: 'guessed' } }),
  },
  {
    route: 'tokens.grantToken',
    when: 'the refresh token is reused',
    leaves: 'refresh-token.reused',
    ...byNobody,
    act: async ({ anna }) => {
      const { refresh_token } = (await grant(anna.email, PASSWORD)).body;
      const body = { grant_type: 'refresh_token', refresh_token } as const;
      await app.request(tokensRoutes.grantToken, { body });
      app.clock.advance({ seconds: 10 });
      return app.request(tokensRoutes.grantToken, { body });
    },
  },
  {
    route: 'tokens.createApiToken',
    when: 'a token is created',
    leaves: 'api-token.created',
    ...own,
    act: ({ anna }) => app.request(tokensRoutes.createApiToken, { body: newToken }, anna),
  },
  {
    route: 'tokens.createApiToken',
    when: 'the scope is for admins',
    leaves: 'change.refused',
    ...own,
    act: ({ anna }) =>
      app.request(tokensRoutes.createApiToken, { body: { ...newToken, scopes: ['worker' as const] } }, anna),
  },
  {
    route: 'tokens.deleteApiToken',
    when: 'a token is revoked',
    leaves: 'api-token.deleted',
    ...own,
    act: async ({ anna }) => {
      const { id } = (await app.request(tokensRoutes.createApiToken, { body: newToken }, anna)).body;
      return app.request(tokensRoutes.deleteApiToken, { params: { id } }, anna);
    },
  },
  {
    route: 'tokens.deleteApiToken',
    when: 'the token belongs to another user',
    leaves: 'change.refused',
    ...own,
    act: async ({ anna, bruno }) => {
      const { id } = (await app.request(tokensRoutes.createApiToken, { body: newToken }, bruno)).body;
      return app.request(tokensRoutes.deleteApiToken, { params: { id } }, anna);
    },
  },
  {
    route: 'personal-data.exportData',
    when: 'the user exports their data',
    leaves: 'data.exported',
    ...own,
    act: ({ anna }) => app.request(personalDataRoutes.exportData, {}, anna),
  },
  {
    route: 'personal-data.deleteAccount',
    when: 'the password is right',
    leaves: 'account.deleted',
    ...own,
    act: ({ anna }) => app.request(personalDataRoutes.deleteAccount, { body: { password: PASSWORD } }, anna),
  },
  {
    route: 'personal-data.deleteAccount',
    when: 'the password is wrong',
    leaves: 'account.delete-refused',
    ...own,
    act: ({ anna }) => app.request(personalDataRoutes.deleteAccount, { body: { password: 'wrong' } }, anna),
  },
  {
    route: 'admin.updatePerson',
    when: 'an admin disables a user',
    leaves: 'person.disabled',
    ...onBruno,
    act: async ({ anna, bruno }) => change({ disabled: true }, await asAdmin(anna), bruno),
  },
  {
    route: 'admin.updatePerson',
    when: 'an admin enables a user',
    leaves: 'person.enabled',
    ...onBruno,
    act: async ({ anna, bruno }) => {
      await disable(bruno);
      return change({ disabled: false }, await asAdmin(anna), bruno);
    },
  },
  {
    route: 'admin.updatePerson',
    when: 'an admin promotes a user',
    leaves: 'person.made-admin',
    ...onBruno,
    act: async ({ anna, bruno }) => change({ is_admin: true }, await asAdmin(anna), bruno),
  },
  {
    route: 'admin.updatePerson',
    when: 'an admin demotes an admin',
    leaves: 'person.unmade-admin',
    ...onBruno,
    act: async ({ anna, bruno }) => change({ is_admin: false }, await asAdmin(anna), await asAdmin(bruno)),
  },
  {
    route: 'admin.updatePerson',
    when: 'a user tries to promote another user',
    leaves: 'change.refused',
    ...onBruno,
    act: ({ anna, bruno }) => change({ is_admin: true }, anna, bruno),
  },
  {
    route: 'admin.forcePasswordReset',
    when: 'an admin forces a password reset',
    leaves: 'person.password-reset',
    ...onBruno,
    act: async ({ anna, bruno }) =>
      app.request(adminRoutes.forcePasswordReset, { params: { id: bruno.id } }, await asAdmin(anna)),
  },
  {
    route: 'admin.deletePerson',
    when: 'an admin deletes an account',
    leaves: 'account.deleted',
    ...onBruno,
    act: async ({ anna, bruno }) =>
      app.request(adminRoutes.deletePerson, { params: { id: bruno.id } }, await asAdmin(anna)),
  },
];

async function newStage(): Promise<Stage> {
  return { anna: await createUser(app, { password: PASSWORD }), bruno: await createUser(app) };
}

async function rowsOf(action: AuditAction) {
  const columns = ['id', 'actor_id', 'subject_id', 'address'] as const;
  return app.database.db.selectFrom('audit_log').select(columns).where('action', '=', action).orderBy('id').execute();
}

describe('the audit log', () => {
  test.each(ACTS)('records $route when $when', async ({ act, leaves, actor, subject, route, when }) => {
    const stage = await newStage();
    const before = new Set((await rowsOf(leaves)).map(({ id }) => id));
    const { status } = await act(stage);
    expect(status >= 400, `${route} when ${when} answered ${status}`).toBe(/refused|reused/u.test(leaves));
    const row = (await rowsOf(leaves)).findLast(({ id }) => !before.has(id));
    const idOf = { anna: stage.anna.id, bruno: stage.bruno.id, nobody: null };
    // The id of a new user is not known in advance.
    if (leaves === 'account.registered') {
      expect(row?.subject_id).toBe(row?.actor_id);
      expect(row?.actor_id).not.toBeNull();
    } else {
      expect(row).toMatchObject({ actor_id: idOf[actor], subject_id: idOf[subject] });
    }
    // The IP address of a user who deletes their own account is not stored.
    expect(row?.address).toBe(leaves === 'account.deleted' && actor === subject ? null : '127.0.0.1');
  });

  test('limits the entries of a user who is refused again and again', async () => {
    const { anna } = await newStage();
    const params = { id: randomUUID() };
    const window_ends_at = new Date(app.clock.now().getTime() + 60 * 60 * 1000);
    const counted = { key: `refusals:${anna.id}`, count: 299, window_ends_at, next_use_at: null };
    await app.database.db.insertInto('rate_limits').values(counted).execute();
    for (let index = 0; index < 3; index++) await app.request(accountRoutes.revokeSession, { params }, anna);
    const rows = async () => (await rowsOf('change.refused')).filter(({ actor_id: id }) => id === anna.id);
    expect(await rows()).toHaveLength(1);
    app.clock.advance({ hours: 1 });
    await app.request(accountRoutes.revokeSession, { params }, anna);
    expect(await rows()).toHaveLength(2);
  });
});
