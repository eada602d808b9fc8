import { accountRoutes, type LinkPurpose } from '@larder/contract/account';

import { createMailLink } from '#features/account/mail-links.ts';

import { createUser, createSession, sessionCookie } from '../factories.ts';
import { PASSWORD, type Stage, type Uses } from './stage.ts';

export const accountUses: Uses<'account'> = {
  getSession: async ({ app, anna }) => {
    app.clock.advance({ days: 2 });
    await app.request(accountRoutes.getSession, {}, anna);
  },
  signUp: ({ app }) => app.request(accountRoutes.signUp, { body: { email: 'new@example.org', password: PASSWORD } }),
  signIn: async ({ app, anna }) => {
    const newUser = await createUser(app);
    await app.request(accountRoutes.signIn, { body: { email: anna.email, password: PASSWORD } }, newUser);
    await app.request(accountRoutes.signIn, { body: { email: 'nobody@example.org', password: PASSWORD } });
  },
  signOut: async ({ app }) => app.request(accountRoutes.signOut, {}, await createUser(app)),
  reauthenticate: async ({ app, anna }) => {
    const { token } = await createSession(app, { user_id: anna.id });
    const cookie = sessionCookie(token);
    await app.request(accountRoutes.reauthenticate, { body: { password: PASSWORD } }, { cookie });
  },
  listSessions: ({ app, anna }) => app.request(accountRoutes.listSessions, {}, anna),
  revokeSession: async ({ app, anna }) => {
    const { id } = await createSession(app, { user_id: anna.id });
    await app.request(accountRoutes.revokeSession, { params: { id } }, anna);
  },
  revokeSessions: async ({ app }) => app.request(accountRoutes.revokeSessions, {}, await createUser(app)),
  sendVerificationEmail: async ({ app }) => {
    const { email } = await createUser(app);
    for (let time = 0; time < 2; time++) await app.request(accountRoutes.sendVerificationEmail, { body: { email } });
  },
  requestPasswordReset: ({ app, anna }) =>
    app.request(accountRoutes.requestPasswordReset, { body: { email: anna.email } }),
  inspectLink: async (stage) => {
    await stage.app.request(accountRoutes.inspectLink, { body: { token: await newLink(stage, 'reset_password') } });
  },
  verifyEmail: async (stage) => {
    for (const purpose of ['confirm_email', 'change_email'] as const) {
      await stage.app.request(accountRoutes.verifyEmail, { body: { token: await newLink(stage, purpose) } });
    }
  },
  resetPassword: async (stage) => {
    const token = await newLink(stage, 'reset_password');
    await stage.app.request(accountRoutes.resetPassword, { body: { token, new_password: PASSWORD } });
  },
  changeEmail: async ({ app }) => {
    const person = await createUser(app);
    for (const email of ['newer@example.org', person.email, 'admin@larder.local']) {
      await app.request(accountRoutes.changeEmail, { body: { new_email: email } }, person);
    }
  },
  changePassword: async ({ app }) => {
    const person = await createUser(app, { password: PASSWORD });
    const body = { current_password: PASSWORD, new_password: 'battery staple' };
    await app.request(accountRoutes.changePassword, { body }, person);
  },
};

/** The token of a mail link to a new user. */
async function newLink({ app }: Stage, purpose: LinkPurpose): Promise<string> {
  const { id, email } = await createUser(app);
  const to = purpose === 'change_email' ? `new-${email}` : email;
  return (await createMailLink(app.database.db, { now: app.clock.now() }, { purpose, userId: id, email: to })).value;
}
