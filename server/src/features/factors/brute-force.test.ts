import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { FACTOR_TEXTS, factorsRoutes } from '@larder/contract/factors';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { tokensRoutes } from '@larder/contract/tokens';

import { createMailLink } from '#features/account/mail-links.ts';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { cookiesOf, senderAfter } from '../../../test/cookies.ts';
import { createFactor, createUser, type TestUser, totpCode } from '../../../test/factories.ts';

const PASSWORD = 'correct horse';
const WRONG_RECOVERY = 'abcd-efgh-jkmn';

let app: TestApp;
/** Has an authenticator app. */
let anna: TestUser;
let factorId: string;
/** The cookie of a browser in which Anna has completed a sign-in. */
let known: string;

beforeEach(async () => {
  app = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
  anna = await createUser(app, { password: PASSWORD, email_verified: true });
  const first = await signIn();
  known = (first.cookie ?? '').split('; ').find((pair) => pair.startsWith('larder.known_browser=')) ?? '';
  factorId = (await createFactor(app, { user_id: anna.id, status: 'verified' })).id;
});
afterEach(() => app.close());

/** Completes the first step in a browser that sends `cookie`. */
async function signIn({ cookie = '', from = '203.0.113.1', password = PASSWORD } = {}): Promise<Sender> {
  const { path: url } = accountRoutes.signIn;
  const payload = { email: anna.email, password };
  const answer = await app.send({ method: 'POST', url, payload, remoteAddress: from, headers: { cookie } });
  expect(answer.status, answer.text).toBe(200);
  return { cookie: [cookie, senderAfter(answer).cookie].filter(Boolean).join('; ') };
}

let lastStranger = 0;
/** Signs in as an attacker who knows the password, at a new IP address each time. */
const strangerSignsIn = () => signIn({ from: `198.51.${100 + (++lastStranger >> 8)}.${lastStranger & 255}` });

const recover = (by: Sender, code = WRONG_RECOVERY) =>
  app.request(factorsRoutes.useRecoveryCode, { body: { code } }, by);

async function prove(by: Sender, code = totpCode(app)) {
  const params = { factorId };
  const challenge = await app.request(factorsRoutes.challengeFactor, { params, body: {} }, by);
  return app.request(factorsRoutes.verifyFactor, { params, body: { challenge_id: challenge.body.id, code } }, by);
}
const guess = (by: Sender) => prove(by, totpCode(app, { steps: 7 }));

async function mailsTo(person: TestUser): Promise<string[]> {
  const { db } = app.database;
  const rows = db.selectFrom('outbox_messages').select('subject').where('user_id', '=', person.id).orderBy('id');
  return (await rows.execute()).map(({ subject }) => subject);
}

/** Guesses five times per session, in as many sessions as needed. */
async function guessInManySessions(times: number, how: (by: Sender) => Promise<{ readonly status: number }>) {
  const statuses = [];
  let by: Sender = {};
  for (let index = 0; index < times; index++) {
    if (index % 5 === 0) by = await strangerSignsIn();
    statuses.push((await how(by)).status);
  }
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('wrong codes of an attacker who knows the password', () => {
  test('do not throttle the owner’s code, password change or reauthentication', async () => {
    const owner = senderAfter(await prove(await signIn({ cookie: known })));
    await guessInManySessions(25, recover);
    await guessInManySessions(25, guess);
    app.clock.advance({ seconds: 30 });

    expect((await prove(await signIn({ cookie: known }))).status).toBe(200);
    const here = senderAfter(await app.request(accountRoutes.reauthenticate, { body: { password: PASSWORD } }, owner));
    const body = { current_password: PASSWORD, new_password: 'battery staple' };
    expect((await app.request(accountRoutes.changePassword, { body }, here)).status).toBe(200);
  });

  test('do not throttle the owner’s sign-in on a new device', async () => {
    await guessInManySessions(25, guess);
    expect((await prove(await signIn({ from: '203.0.113.77' }))).status).toBe(200);
  });

  test('are throttled with exponential backoff, each kind apart', async () => {
    const stranger = await strangerSignsIn();
    for (let index = 0; index < 5; index++) expect((await recover(stranger)).status).toBe(401);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const refused = await recover(stranger);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
      app.clock.advance({ seconds });
      expect((await recover(stranger)).status).toBe(401);
    }
    expect((await guess(stranger)).status).toBe(401);
  });

  test('notify the owner from the third on, once a day', async () => {
    const notices = async () => (await mailsTo(anna)).filter((subject) => subject === 'Someone may know your password');
    await guessInManySessions(2, recover);
    expect(await notices()).toEqual([]);
    // A new session does not reset the count.
    await guessInManySessions(1, recover);
    expect(await notices()).toHaveLength(1);
    await guessInManySessions(10, recover);
    expect(await notices()).toHaveLength(1);
    app.clock.advance({ days: 1 });
    await guessInManySessions(1, recover);
    expect(await notices()).toHaveLength(2);
  });

  test('are forgotten after a correct code, without a notice', async () => {
    const owner = await signIn({ cookie: known });
    for (let round = 0; round < 3; round++) {
      expect((await guess(owner)).status).toBe(401);
      app.clock.advance({ seconds: 30 });
      expect((await prove(await signIn({ cookie: known }))).status).toBe(200);
    }
    expect(await mailsTo(anna)).toEqual([]);
  });

  test('lock their kind after a hundred in a row, across IP addresses and sessions', async () => {
    expect(await guessInManySessions(100, guess)).toEqual(times(100, 401));
    const late = await strangerSignsIn();
    const locked = await prove(late);
    expect([locked.status, locked.error.code, locked.error.message]).toEqual([
      429,
      'too_many_requests',
      FACTOR_TEXTS.locked,
    ]);
    expect(cookiesOf(locked)).toEqual([]);
    expect(await auditedActions(app, anna)).toContain('second-step.locked');
    expect(await mailsTo(anna)).toContain('Sign-in codes are locked for your account');
    app.clock.advance({ days: 2 });
    expect((await prove(await strangerSignsIn())).status).toBe(429);
    // Other kinds and the owner's known browser are not locked.
    expect((await recover(await strangerSignsIn())).status).toBe(401);
    expect((await prove(await signIn({ cookie: known }))).status).toBe(200);
  });

  test('lock codes until the password is reset by mail', async () => {
    await guessInManySessions(100, guess);
    const link = { purpose: 'reset_password', userId: anna.id, email: anna.email } as const;
    const { value: token } = await createMailLink(app.database.db, { now: app.clock.now() }, link);
    const body = { token, new_password: 'battery staple' };
    expect((await app.request(accountRoutes.resetPassword, { body })).status).toBe(200);
    const elsewhere = await signIn({ from: '203.0.113.50', password: 'battery staple' });
    expect((await prove(elsewhere)).status).toBe(200);
  });

  test('are cleared by a password change', async () => {
    const owner = senderAfter(await prove(await signIn({ cookie: known })));
    app.clock.advance({ seconds: 30 });
    await guessInManySessions(100, recover);
    expect((await recover(await strangerSignsIn())).error.message).toBe(FACTOR_TEXTS.locked);
    const body = { current_password: PASSWORD, new_password: 'battery staple' };
    expect((await app.request(accountRoutes.changePassword, { body }, owner)).status).toBe(200);
    const elsewhere = await signIn({ from: '203.0.113.50', password: 'battery staple' });
    expect((await recover(elsewhere)).status).toBe(401);
  });

  test('are cleared by at most two password resets a day, so that access to the mailbox does not allow endless guessing', async () => {
    const lock = async () => {
      const row = { key: `second-step:${anna.id}:totp:elsewhere`, count: 100, next_use_at: null };
      const window_ends_at = new Date(app.clock.now().getTime() + 365 * 24 * 60 * 60 * 1000);
      await app.database.db
        .insertInto('rate_limits')
        .values({ ...row, window_ends_at })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 100 }))
        .execute();
    };
    /** Resets the password and returns the status of a correct code on a new device. */
    const afterReset = async (cookie: string): Promise<number> => {
      app.clock.advance({ minutes: 20 });
      const link = { purpose: 'reset_password', userId: anna.id, email: anna.email } as const;
      const { value: token } = await createMailLink(app.database.db, { now: app.clock.now() }, link);
      const payload = { token, new_password: PASSWORD };
      const { path: url } = accountRoutes.resetPassword;
      expect((await app.send({ method: 'POST', url, payload, headers: { cookie } })).status).toBe(200);
      return (await prove(await signIn({ from: '203.0.113.60' }))).status;
    };
    for (const status of [200, 200, 429]) {
      await lock();
      expect(await afterReset('')).toBe(status);
    }
    // The browser that reset the password is no exception.
    const browser = `larder.known_browser=${'D'.repeat(43)}`;
    await lock();
    expect(await afterReset(browser)).toBe(429);
    expect((await prove(await signIn({ cookie: browser }))).status).toBe(429);
    app.clock.advance({ days: 1 });
    expect(await afterReset('')).toBe(200);
  });

  test('count each when concurrent, and let no correct one through above the limit', async () => {
    const sessions = [];
    for (let index = 0; index < 50; index++) sessions.push(await strangerSignsIn());
    const answers = await Promise.all(sessions.map((by) => recover(by)));
    expect(answers.map(({ status }) => status)).toEqual(times(50, 401));
    const key = `second-step:${anna.id}:recovery-code:elsewhere`;
    const row = app.database.db.selectFrom('rate_limits').select('count').where('key', '=', key);
    expect(await row.executeTakeFirst()).toEqual({ count: 50 });

    const one = await strangerSignsIn();
    const atOnce = await Promise.all(Array.from({ length: 50 }, () => recover(one)));
    expect(atOnce.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('count those of programs as well', async () => {
    const body = { grant_type: 'password', email: anna.email, password: PASSWORD } as const;
    const byProgram = async (): Promise<Sender> => {
      const { body: granted } = await app.request(tokensRoutes.grantToken, { body });
      return { token: granted.access_token };
    };
    for (let index = 0; index < 3; index++) expect((await recover(await byProgram())).status).toBe(401);
    expect(await mailsTo(anna)).toEqual(['Someone may know your password']);
  });

  test('do not use up the text messages to the owner’s phone', async () => {
    const phone = { factor_type: 'phone', phone: '+44 20 7946 0123', status: 'verified' } as const;
    const { id } = await createFactor(app, { user_id: anna.id, ...phone });
    const text = async (by: Sender) =>
      (await app.request(factorsRoutes.challengeFactor, { params: { factorId: id }, body: {} }, by)).status;
    const stranger = await strangerSignsIn();
    for (let index = 0; index < 5; index++) expect(await text(stranger)).toBe(200);
    expect(await text(stranger)).toBe(429);
    expect(await text(await signIn({ cookie: known }))).toBe(200);
  });

  test('messages requested by another account for the same phone do not use up the limit either', async () => {
    const phone = { factor_type: 'phone', phone: '+44 20 7946 0123' } as const;
    const { id: own } = await createFactor(app, { user_id: anna.id, ...phone, status: 'verified' });
    const stranger = await createUser(app);
    const params = { factorId: (await createFactor(app, { user_id: stranger.id, ...phone })).id };
    const statuses = [];
    for (let index = 0; index < 6; index++) {
      statuses.push((await app.request(factorsRoutes.challengeFactor, { params, body: {} }, stranger)).status);
    }
    expect(statuses).toEqual([...times(5, 200), 429]);
    const onNewDevice = await signIn({ from: '203.0.113.61' });
    const sent = await app.request(factorsRoutes.challengeFactor, { params: { factorId: own }, body: {} }, onNewDevice);
    expect(sent.status).toBe(200);
  });
});

test('no sequence of wrong codes by strangers locks the owner out of a known browser', async () => {
  const kinds = { recover, guess };
  const acts = fc.array(
    fc.record({
      what: fc.constantFrom<'recover' | 'guess' | 'again'>('recover', 'guess', 'again'),
      pauseSeconds: fc.constantFrom(0, 0, 1, 60, 900),
    }),
    { maxLength: 20 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      // Past the codes and sign-in limits of the previous run.
      app.clock.advance({ minutes: 61 });
      let stranger = await strangerSignsIn();
      for (const { what, pauseSeconds } of sequence) {
        app.clock.advance({ seconds: pauseSeconds });
        if (what === 'again') stranger = await strangerSignsIn();
        else await kinds[what](stranger);
      }
      expect((await prove(await signIn({ cookie: known }))).status).toBe(200);
    }),
    { numRuns: 10 },
  );
});

describe('wrong passwords in a session', () => {
  const check = (by: Sender, password: string) => app.request(accountRoutes.reauthenticate, { body: { password } }, by);

  test('count together across routes, and apart from other sessions', async () => {
    const [here, there] = [await createUser(app, { password: PASSWORD }), anna];
    const ways = [
      () => check(here, 'wrong'),
      () =>
        app.request(
          accountRoutes.changePassword,
          { body: { current_password: 'wrong', new_password: 'battery staple' } },
          here,
        ),
      () => app.request(personalDataRoutes.deleteAccount, { body: { password: 'wrong' } }, here),
    ];
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push((await (ways[index % 3] ?? ways[0])?.())?.status);
    expect(statuses).toEqual([...times(5, 401), 429]);
    expect((await check(senderAfter(await prove(there)), PASSWORD)).status).toBe(200);
    const { path: url } = accountRoutes.signIn;
    const again = await app.send({ method: 'POST', url, payload: { email: here.email, password: PASSWORD } });
    expect((await check(senderAfter(again), PASSWORD)).status).toBe(200);
  });

  test('end the session after a hundred in a row, and notify the owner', async () => {
    const bruno = await createUser(app, { password: PASSWORD });
    for (let index = 0; index < 100; index++) {
      app.clock.advance({ minutes: 15 });
      expect((await check(bruno, 'wrong')).error.code).toBe('invalid_credentials');
    }
    app.clock.advance({ minutes: 15 });
    expect((await check(bruno, PASSWORD)).error.code).toBe('not_authenticated');
    expect((await app.request(accountRoutes.getSession, {}, bruno)).body.user).toBeNull();
    expect(await mailsTo(bruno)).toEqual(['We signed you out on one device']);
    expect((await auditedActions(app, bruno)).at(-1)).toBe('session.ended');
  });
});
