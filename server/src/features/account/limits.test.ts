import { createHash } from 'node:crypto';

import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { profileRoutes } from '@larder/contract/profile';
import { tokensRoutes } from '@larder/contract/tokens';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { cookiesOf, senderAfter } from '../../../test/cookies.ts';
import { createFactor, createUser, type TestUser } from '../../../test/factories.ts';

const PASSWORD = 'correct horse';
const DEFAULTS = { RATE_LIMIT_FACTOR: '1' };

let app: TestApp;
let anna: TestUser;
beforeEach(async () => {
  app = await startApp({ environment: DEFAULTS });
  anna = await createUser(app, { password: PASSWORD });
});
afterEach(() => app.close());

interface Attempt {
  readonly email?: string;
  readonly password?: string;
  /** The IP address of the socket. */
  readonly from?: string;
  /** The X-Forwarded-For header. */
  readonly claims?: string;
}

async function logIn({ email = anna.email, password = PASSWORD, from = '203.0.113.1', claims }: Attempt = {}) {
  const { path } = accountRoutes.signIn;
  const headers = claims === undefined ? {} : { 'x-forwarded-for': claims };
  return app.send({ method: 'POST', url: path, payload: { email, password }, remoteAddress: from, headers });
}

async function guess(times: number, attempt: (index: number) => Attempt = () => ({})): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < times; index++) {
    statuses.push((await logIn({ password: 'wrong horse', ...attempt(index) })).status);
  }
  return statuses;
}

const refusals = (times: number) => Array.from({ length: times }, () => 401);

/** Waits out the maximum backoff. */
const wait = () => app.clock.advance({ minutes: 15 });

describe('repeated wrong passwords from one IP address', () => {
  test('are throttled with exponential backoff after five attempts, even for the correct password, with Retry-After', async () => {
    expect(await guess(5)).toEqual(refusals(5));
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const { status, error, headers } = await logIn();
      expect([status, headers['retry-after']]).toEqual([429, String(seconds)]);
      expect(error).toMatchObject({ code: 'too_many_requests', message: ERROR_TEXTS.too_many_requests });
      app.clock.advance({ seconds });
      // An attempt refused during the backoff does not extend it.
      expect(await guess(1)).toEqual([401]);
    }
  });

  test('are forgotten a day after the last attempt', async () => {
    expect((await guess(6)).at(-1)).toBe(429);
    app.clock.advance({ hours: 24 });
    expect(await guess(5)).toEqual(refusals(5));
    expect((await logIn()).status).toBe(429);
  });

  test('do not lock out the owner at another IP address', async () => {
    await guess(11);
    expect((await logIn({ from: '203.0.113.2' })).status).toBe(200);
  });

  test('count together for all spellings of an email address', async () => {
    await guess(5, (index) => ({ email: index % 2 === 0 ? anna.email.toUpperCase() : ` ${anna.email}` }));
    expect((await logIn()).status).toBe(429);
  });

  test('are forgotten after the correct password', async () => {
    await guess(4);
    expect((await logIn()).status).toBe(200);
    expect(await guess(5)).toEqual(refusals(5));
    expect((await logIn()).status).toBe(429);
  });

  test('count the same for an unknown email address', async () => {
    expect(await guess(5, () => ({ email: 'nobody@example.org' }))).toEqual(refusals(5));
    expect((await logIn({ email: 'nobody@example.org' })).status).toBe(429);
  });

  test('cannot exceed the limit when concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn({ password: 'wrong horse' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...refusals(5),
      ...Array.from({ length: 10 }, () => 429),
    ]);
  });
});

test('one IP address has fifty sign-in attempts on all accounts together', async () => {
  const many = await guess(50, (index) => ({ email: `cook-${index}@example.org` }));
  expect(many).toEqual(refusals(50));
  expect((await logIn()).status).toBe(429);
  app.clock.advance({ minutes: 15 });
  expect((await logIn()).status).toBe(200);
});

test('one account has a hundred sign-in attempts from all IP addresses together', async () => {
  const many = await guess(100, (index) => ({ from: `198.51.100.${index}` }));
  expect(many).toEqual(refusals(100));
  expect((await logIn()).status).toBe(429);
  app.clock.advance({ minutes: 60 });
  expect((await logIn()).status).toBe(200);
});

test('rate limits hold across instances and successive windows', async () => {
  const second = await startApp({ environment: DEFAULTS, database: app.database });
  const instances = [app, second];
  const guessAt = (index: number) =>
    (instances[index % 2] ?? app).send({
      method: 'POST',
      url: accountRoutes.signIn.path,
      payload: { email: anna.email, password: 'wrong horse' },
      // Different IP addresses, so that only the account's limit applies.
      remoteAddress: `198.51.100.${index}`,
    });
  let tried = 0;
  for (let hour = 0; hour < 3; hour++) {
    for (let round = 0; round < 2; round++) {
      const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => guessAt(index)));
      tried += answers.filter(({ status }) => status === 401).length;
      app.clock.advance({ minutes: 30 });
    }
  }
  expect(tried).toBe(3 * 100);
});

describe('a known browser of the owner', () => {
  let known: string;
  beforeEach(async () => {
    known = senderAfter(await logIn()).cookie ?? '';
  });

  const attempt = (cookie: string, { email = anna.email, password = PASSWORD, from = '203.0.113.9' }: Attempt = {}) => {
    const { path: url } = accountRoutes.signIn;
    return app.send({ method: 'POST', url, payload: { email, password }, remoteAddress: from, headers: { cookie } });
  };

  test('is not locked out by strangers, even at the same IP address', async () => {
    await guess(100, (index) => ({ from: `198.51.100.${index}` }));
    await guess(60, () => ({ from: '203.0.113.9' }));
    expect((await attempt('')).status).toBe(429);
    expect((await attempt(`larder.known_browser=${'A'.repeat(43)}`)).status).toBe(429);
    expect((await attempt(known)).status).toBe(200);
  });

  test('has no privilege for another account', async () => {
    const bruno = await createUser(app, { password: PASSWORD });
    await guess(100, (index) => ({ email: bruno.email, from: `198.51.101.${index}` }));
    expect((await attempt(known, { email: bruno.email })).status).toBe(429);
  });

  test('is throttled by its own failures, but not by those of another known browser', async () => {
    const other = senderAfter(await logIn()).cookie ?? '';
    const statuses = [];
    for (let index = 0; index < 6; index++) {
      statuses.push((await attempt(other, { password: 'wrong horse', from: `198.51.102.${index}` })).status);
    }
    expect(statuses).toEqual([...refusals(5), 429]);
    expect((await attempt(known)).status).toBe(200);
  });

  test('is recognized for every user who shares it', async () => {
    const bruno = await createUser(app, { password: PASSWORD });
    const answer = await attempt(known, { email: bruno.email });
    expect(cookiesOf(answer).filter((line) => line.startsWith('larder.known_browser='))).toEqual([]);
    for (const { email } of [anna, bruno]) {
      await guess(100, (index) => ({ email, from: `198.51.103.${index}` }));
      expect((await attempt(known, { email })).status).toBe(200);
      wait();
    }
  });

  test('does not become known by a password without the second step', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    await app.database.db.deleteFrom('known_devices').where('user_id', '=', anna.id).execute();
    const thief = senderAfter(await logIn()).cookie ?? '';
    await guess(100, (index) => ({ from: `198.51.104.${index}` }));
    expect((await attempt(thief)).status).toBe(429);
  });

  test('is forgotten when the password is changed elsewhere', async () => {
    const here = senderAfter(await logIn());
    const body = { current_password: PASSWORD, new_password: 'battery staple' };
    expect((await app.request(accountRoutes.changePassword, { body }, here)).status).toBe(200);
    const left = await app.database.db.selectFrom('known_devices').selectAll().where('user_id', '=', anna.id).execute();
    expect(left).toHaveLength(1);
  });
});

describe('the rate limit of changes to one account', () => {
  /** Adds uses to the current window of a rate limit. */
  const use = (key: string, times: number) =>
    app.database.db
      .updateTable('rate_limits')
      .set((eb) => ({ count: eb('count', '+', times) }))
      .where('key', '=', key)
      .execute();

  const setPhone = (by: TestUser, last: number) =>
    app.request(profileRoutes.updateProfile, { body: { phone_number: `+44 20 7946 0${100 + last}` } }, by);

  test('allows sixty additions an hour, and never limits revoking or removing', async () => {
    const statuses = [];
    for (let index = 0; index < 61; index++) statuses.push((await setPhone(anna, index)).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    const token = { name: 'Mine', scopes: ['recipes:read' as const], expires_in_days: null };
    expect((await app.request(tokensRoutes.createApiToken, { body: token }, anna)).status).toBe(429);
    expect((await app.request(factorsRoutes.enrollFactor, { body: { factor_type: 'totp' } }, anna)).status).toBe(429);
    expect((await app.request(factorsRoutes.createRecoveryCodes, {}, anna)).status).toBe(429);
    const name = { username: 'Anna' };
    expect((await app.request(profileRoutes.updateProfile, { body: name }, anna)).status).toBe(200);
    expect((await setPhone(await createUser(app), 0)).status).toBe(200);
    expect((await app.request(accountRoutes.revokeSessions, {}, anna)).status).toBe(200);
  });

  test('allows a hundred correct passwords an hour, of which wrong ones use none', async () => {
    let by: Sender = anna;
    const check = async (password: string) => {
      const answer = await app.request(accountRoutes.reauthenticate, { body: { password } }, by);
      if (answer.status === 200) by = senderAfter(answer);
      return answer.status;
    };
    for (let index = 0; index < 5; index++) expect(await check('wrong horse')).toBe(401);
    app.clock.advance({ seconds: 1 });
    expect(await check(PASSWORD)).toBe(200);
    await use(`proved:${anna.id}`, 98);
    expect(await check(PASSWORD)).toBe(200);
    expect(await check(PASSWORD)).toBe(429);
    const body = { current_password: PASSWORD, new_password: 'battery staple' };
    expect((await app.request(accountRoutes.changePassword, { body }, by)).status).toBe(429);
    app.clock.advance({ hours: 1 });
    expect((await app.request(accountRoutes.changePassword, { body }, by)).status).toBe(200);
  });

  test('allows three hundred sign-ins an hour on known devices', async () => {
    const known = senderAfter(await logIn()).cookie ?? '';
    const { path: url } = accountRoutes.signIn;
    const again = async (from: string, cookie = known) => {
      const payload = { email: anna.email, password: PASSWORD };
      return (await app.send({ method: 'POST', url, payload, remoteAddress: from, headers: { cookie } })).status;
    };
    expect(await again('198.51.105.1')).toBe(200);
    await use(`sign-in:known:${createHash('sha256').update(anna.email).digest('base64url')}`, 298);
    expect(await again('198.51.105.1')).toBe(200);
    expect(await again('198.51.105.1')).toBe(429);
    expect(await again('198.51.105.2', '')).toBe(200);
  });
});

test('no sequence of wrong passwords by strangers locks the owner out of a known browser', async () => {
  const known = senderAfter(await logIn()).cookie ?? '';
  const url = accountRoutes.signIn.path;
  const strangers = fc.array(
    fc.record({
      from: fc.integer({ min: 1, max: 4 }).map((last) => `203.0.113.${last}`),
      cookie: fc.constantFrom('', 'larder.known_browser=guessed', `larder.known_browser=${'B'.repeat(43)}`),
      pauseSeconds: fc.constantFrom(0, 0, 0, 1, 30, 900),
    }),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(strangers, async (attempts) => {
      for (const { from, cookie, pauseSeconds } of attempts) {
        app.clock.advance({ seconds: pauseSeconds });
        const payload = { email: anna.email, password: 'wrong horse' };
        const { status } = await app.send({ method: 'POST', url, payload, remoteAddress: from, headers: { cookie } });
        expect([401, 429]).toContain(status);
      }
      const payload = { email: anna.email, password: PASSWORD };
      const own = await app.send({
        method: 'POST',
        url,
        payload,
        remoteAddress: '203.0.113.1',
        headers: { cookie: known },
      });
      expect(own.status).toBe(200);
    }),
    { numRuns: 15 },
  );
});

test('one IP address can register twenty users an hour', async () => {
  const register = (index: number) =>
    app.send({
      method: 'POST',
      url: accountRoutes.signUp.path,
      payload: { email: `guest-${index}@example.org`, password: PASSWORD },
      remoteAddress: '203.0.113.1',
    });
  for (let index = 0; index < 20; index++) expect((await register(index)).status).toBe(200);
  expect((await register(20)).status).toBe(429);
  app.clock.advance({ minutes: 60 });
  expect((await register(20)).status).toBe(200);
});

test('mails requested by others do not use up the owner’s password resets', async () => {
  const ask = (route: { readonly path: string }, payload: object, cookie = '') =>
    app.send({ method: 'POST', url: route.path, payload, remoteAddress: '203.0.113.1', headers: { cookie } });
  const { email } = anna;
  for (let index = 0; index < 5; index++) {
    expect((await ask(accountRoutes.sendVerificationEmail, { email })).status).toBe(200);
  }
  expect((await ask(accountRoutes.sendVerificationEmail, { email })).status).toBe(429);
  const bruno = await createUser(app);
  for (let index = 0; index < 5; index++) {
    expect((await ask(accountRoutes.changeEmail, { new_email: email }, bruno.cookie)).status).toBe(200);
  }
  for (let index = 0; index < 4; index++) {
    expect((await ask(accountRoutes.requestPasswordReset, { email })).status).toBe(200);
  }
});

/** Sends the same request repeatedly and returns the statuses. */
async function statusesOf(times: number, request: (index: number) => InjectOptions): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < times; index++) statuses.push((await app.send(request(index))).status);
  return statuses;
}

const successes = (times: number) => Array.from({ length: times }, () => 200);

describe('mails that anonymous requests cause', () => {
  const ask = (email: string, from: string, index = 0): InjectOptions => ({
    method: 'POST',
    url: (index % 2 === 0 ? accountRoutes.requestPasswordReset : accountRoutes.sendVerificationEmail).path,
    payload: { email },
    remoteAddress: from,
  });

  test.each([
    ['a registered address', () => anna.email],
    ['an unknown address', () => 'nobody@example.org'],
  ])('are five per kind and hour to %s, from any IP address', async (_who, address) => {
    const statuses = await statusesOf(6, (index) => ask(address(), `198.51.100.${index}`));
    expect(statuses).toEqual([...successes(5), 429]);
    expect(await statusesOf(1, () => ask('another@example.org', '198.51.100.1'))).toEqual([200]);
    // Exhausting one kind of mail leaves the others.
    expect(await statusesOf(1, () => ask(address(), '198.51.100.1', 1))).toEqual([200]);
    app.clock.advance({ minutes: 60 });
    expect(await statusesOf(1, () => ask(address(), '198.51.100.1'))).toEqual([200]);
  });

  test('are twenty an hour per IP address, across recipients', async () => {
    const statuses = await statusesOf(21, (index) => ask(`cook-${index}@example.org`, '203.0.113.1', index));
    expect(statuses).toEqual([...successes(20), 429]);
  });

  test('are limited for email changes as well', async () => {
    const change = (index: number) =>
      app.request(accountRoutes.changeEmail, { body: { new_email: `new-${index}@example.org` } }, anna);
    for (let index = 0; index < 5; index++) expect((await change(index)).status).toBe(200);
    expect((await change(5)).status).toBe(429);
  });

  test('are counted without storing the recipient’s address', async () => {
    await statusesOf(1, () => ask(anna.email, '203.0.113.1'));
    const counted = await app.database.db.selectFrom('rate_limits').select('key').execute();
    expect(JSON.stringify(counted)).not.toContain(anna.email);
  });
});

test('one IP address can use sixty mail links in fifteen minutes, across routes', async () => {
  const ways = [
    [accountRoutes.inspectLink, { token: 'guessed' }],
    [accountRoutes.verifyEmail, { token: 'guessed' }],
    [accountRoutes.resetPassword, { token: 'guessed', new_password: PASSWORD }],
  ] as const;
  const statuses = await statusesOf(61, (index) => {
    const [{ path }, payload] = ways[index % 3] ?? ways[0];
    return { method: 'POST', url: path, payload, remoteAddress: '203.0.113.1' };
  });
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
});

test('one IP address can start 120 passkey logins in fifteen minutes', async () => {
  const { method, path: url } = passkeysRoutes.beginLogin;
  const statuses = await statusesOf(121, () => ({ method, url, remoteAddress: '203.0.113.1' }));
  expect(statuses).toEqual([...successes(120), 429]);
});

test('a factor below one leaves at least one attempt', async () => {
  const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.01' }, database: app.database });
  const attempt = async () => {
    const { path: url } = accountRoutes.signIn;
    return (await strict.send({ method: 'POST', url, payload: { email: anna.email, password: 'wrong horse' } })).status;
  };
  expect([await attempt(), await attempt()]).toEqual([401, 429]);
});

describe('the client IP address', () => {
  test('is the socket’s, whatever X-Forwarded-For claims', async () => {
    await guess(5, (index) => ({ claims: `198.51.100.${index}` }));
    expect((await logIn({ claims: '198.51.100.99' })).status).toBe(429);
  });

  test('comes from X-Forwarded-For only behind a trusted proxy', async () => {
    const behindProxy = await startApp({
      environment: { ...DEFAULTS, TRUST_PROXY: '192.0.2.0/24' },
      database: app.database,
    });
    const { path } = accountRoutes.signIn;
    const attempt = (from: string, claims: string) =>
      behindProxy.send({
        method: 'POST',
        url: path,
        payload: { email: anna.email, password: 'wrong horse' },
        remoteAddress: from,
        headers: { 'x-forwarded-for': claims },
      });
    for (let index = 0; index < 5; index++) await attempt('192.0.2.7', '198.51.100.1');
    expect((await attempt('192.0.2.7', '198.51.100.1')).status).toBe(429);
    expect((await attempt('192.0.2.7', '198.51.100.2')).status).toBe(401);
    // The proxy appends to the header: only its last entry is trustworthy.
    expect((await attempt('192.0.2.7', '198.51.100.3, 198.51.100.1')).status).toBe(429);
    expect((await attempt('203.0.113.5', '198.51.100.1')).status).toBe(401);
  });

  test('is stored with the session', async () => {
    await logIn({ from: '203.0.113.77', claims: '198.51.100.1' });
    const sessions = await app.database.db
      .selectFrom('sessions')
      .select('ip_address')
      .where('user_id', '=', anna.id)
      .execute();
    expect(sessions).toContainEqual({ ip_address: '203.0.113.77' });
  });
});
