import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { factorsRoutes } from '@larder/contract/factors';
import { profileRoutes } from '@larder/contract/profile';
import { tokensRoutes } from '@larder/contract/tokens';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { senderAfter } from '../../../test/cookies.ts';
import { createFactor, createUser, type TestUser, totpCode } from '../../../test/factories.ts';
import { createMailLink } from './mail-links.ts';

const PASSWORD = 'correct horse';
const SUBJECT = 'New sign-in to your account';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app, { password: PASSWORD });
});
afterAll(() => app.close());

async function signIn(cookie = ''): Promise<Sender> {
  const answer = await app.send({
    method: 'POST',
    url: accountRoutes.signIn.path,
    payload: { email: anna.email, password: PASSWORD },
    headers: { 'user-agent': FIREFOX, cookie },
    remoteAddress: '203.0.113.7',
  });
  expect(answer.status).toBe(200);
  return senderAfter(answer);
}

/** Returns the known-browser cookie without the session cookie. */
const browserOf = (cookie = '') => cookie.split('; ').find((pair) => pair.startsWith('larder.known_browser=')) ?? '';

const mails = () =>
  app.database.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'body'])
    .where('user_id', '=', anna.id)
    .where('subject', '=', SUBJECT)
    .execute();

describe('a sign-in on a new device', () => {
  test('notifies the owner with time, browser and IP address', async () => {
    await signIn();
    await signIn();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(anna.email);
    expect(mail?.body.lines.join('\n')).toContain(
      'Firefox on Windows, from the IP address 203.0.113.7, on March 14, 2026 at 9:26 AM UTC.',
    );
  });

  test('notifies the owner even if they turned off mail notifications', async () => {
    const body = { notification_preferences: { email: false, push: false } };
    expect((await app.request(profileRoutes.updateProfile, { body }, anna)).status).toBe(200);
    await signIn();
    await signIn();
    expect(await mails()).toHaveLength(1);
  });

  test('does not notify at the first sign-in of an account, nor again in the same browser', async () => {
    const { cookie = '' } = await signIn();
    await signIn(cookie);
    expect(await mails()).toEqual([]);
  });

  test('notifies only after the second step', async () => {
    await signIn();
    const { id: factorId } = await createFactor(app, { user_id: anna.id, status: 'verified' });
    const half = await signIn();
    expect(await mails()).toEqual([]);
    const params = { factorId };
    const { id } = (await app.request(factorsRoutes.challengeFactor, { params, body: {} }, half)).body;
    const body = { challenge_id: id, code: totpCode(app) };
    expect((await app.request(factorsRoutes.verifyFactor, { params, body }, half)).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('counts each program as a device', async () => {
    await signIn();
    const grant = (userAgent: string) =>
      app.send({
        method: 'POST',
        url: tokensRoutes.grantToken.path,
        payload: { grant_type: 'password', email: anna.email, password: PASSWORD },
        headers: { 'user-agent': userAgent },
      });
    for (const program of ['sync/1', 'sync/1', 'another/1']) expect((await grant(program)).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });

  test('notifies again after the owner revoked the session, unless another session uses the device', async () => {
    const own = await signIn();
    const { cookie = '' } = await signIn();
    const browser = browserOf(cookie);
    expect(await mails()).toHaveLength(1);
    const { sessions } = (await app.request(accountRoutes.listSessions, {}, { cookie })).body;
    const id = sessions.find(({ current }) => current)?.id ?? '';
    expect((await app.request(accountRoutes.revokeSession, { params: { id } }, own)).status).toBe(204);
    const again = await signIn(browser);
    expect(await mails()).toHaveLength(2);

    const second = (await app.request(accountRoutes.listSessions, {}, again)).body.sessions;
    const beside = second.find(({ current }) => current)?.id ?? '';
    await signIn(browser);
    expect((await app.request(accountRoutes.revokeSession, { params: { id: beside } }, own)).status).toBe(204);
    await signIn(browser);
    expect(await mails()).toHaveLength(2);
  });

  test('notifies again after signing out everywhere, except in the browser that did it', async () => {
    const own = await signIn();
    const other = await signIn();
    expect((await app.request(accountRoutes.revokeSessions, {}, own)).status).toBe(200);
    await signIn(browserOf(own.cookie));
    expect(await mails()).toHaveLength(1);
    await signIn(browserOf(other.cookie));
    expect(await mails()).toHaveLength(2);
  });

  test('notifies again after a password reset, except in the browser that did it', async () => {
    const { cookie = '' } = await signIn();
    const link = { purpose: 'reset_password', userId: anna.id, email: anna.email } as const;
    const { value: token } = await createMailLink(app.database.db, { now: app.clock.now() }, link);
    const payload = { token, new_password: PASSWORD };
    const headers = { cookie: `larder.known_browser=${'C'.repeat(43)}` };
    await app.send({ method: 'POST', url: accountRoutes.resetPassword.path, payload, headers });
    await signIn(headers.cookie);
    expect(await mails()).toEqual([]);
    await signIn(cookie);
    expect(await mails()).toHaveLength(1);
  });
});
