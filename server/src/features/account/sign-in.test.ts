import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { accountRoutes, LOGIN_TEXTS } from '@larder/contract/account';
import { recipesRoutes } from '@larder/contract/recipes';
import { tokensRoutes } from '@larder/contract/tokens';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { cookiesOf, senderAfter } from '../../../test/cookies.ts';
import { createUser, createSession, sessionCookie, type TestUser } from '../../../test/factories.ts';
import * as passwords from './passwords.ts';

// Spies on the real functions: hashing dominates the response time.
vi.mock(import('./passwords.ts'), { spy: true });

const PASSWORD = 'correct horse';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app, { password: PASSWORD });
});
afterAll(() => app.close());

function logIn(person: { readonly email: string }, password = PASSWORD, sender?: Sender) {
  return app.request(accountRoutes.signIn, { body: { email: person.email, password } }, sender);
}

async function whoIs(sender: Sender): Promise<string | undefined> {
  return (await app.request(accountRoutes.getSession, {}, sender)).body.user?.id;
}

// Must run first: the dummy hash is created once per process.
test('the dummy hash is created again after its first creation failed', async () => {
  vi.mocked(passwords.hashPassword).mockRejectedValueOnce(new Error('No room'));
  expect((await logIn(anna)).status).toBe(500);
  expect((await logIn({ email: 'nobody@example.org' })).status).toBe(401);
  expect((await logIn(anna)).status).toBe(200);
});

describe('logging in', () => {
  test('starts a session', async () => {
    const answer = await logIn(anna);
    expect(answer.body).toEqual({ user: { id: anna.id, email: anna.email }, aal: 'aal1', next_aal: 'aal1' });
    const session = await app.request(accountRoutes.getSession, {}, senderAfter(answer));
    expect(session.body).toEqual({
      user: { id: anna.id, email: anna.email, name: anna.name, is_admin: false, has_eating_rules: false },
      expires_at: new Date(app.clock.now().getTime() + 30 * 24 * 60 * 60 * 1000).toISOString(),
      aal: 'aal1',
      next_aal: 'aal1',
    });
    expect(session.headers['cache-control']).toBe('no-store');
  });

  test('is audited with the IP address', async () => {
    await logIn(anna);
    await logIn(anna, 'wrong horse');
    const events = app.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_id', 'address'])
      .where('subject_id', '=', anna.id)
      .orderBy('id');
    expect(await events.execute()).toEqual([
      { action: 'signed-in', actor_id: anna.id, subject_id: anna.id, address: '127.0.0.1' },
      { action: 'sign-in.refused', actor_id: null, subject_id: anna.id, address: '127.0.0.1' },
    ]);
  });

  test('accepts any spelling of the address', async () => {
    expect((await logIn({ email: ` ${anna.email.toUpperCase()}` })).status).toBe(200);
  });

  test('sets cookies that are HttpOnly and SameSite', async () => {
    const cookies = cookiesOf(await logIn(anna));
    const [cookie, ...others] = cookies.filter((line) => !line.startsWith('larder.known_browser='));
    expect(others).toEqual([]);
    for (const line of cookies) expect(line).toMatch(/; HttpOnly; SameSite=Lax$/u);
    expect(cookie).toMatch(/^larder\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u);
    // Lasts a year and is set only at sign-in: it reveals that this browser knows an account.
    expect(cookies).toContainEqual(expect.stringMatching(/^larder\.known_browser=.+; Max-Age=31536000; Path=\/;/u));
  });

  test('sets __Host- cookies when the public address is https', async () => {
    const secure = await startApp({
      environment: { PUBLIC_URL: 'https://recipes.example.org' },
      database: app.database,
    });
    const answer = await secure.request(accountRoutes.signIn, { body: { email: anna.email, password: PASSWORD } });
    const cookies = cookiesOf(answer);
    expect(cookies.map((line) => line.split('=', 1)[0])).toEqual([
      '__Host-larder.known_browser',
      '__Host-larder.session_token',
    ]);
    // Browsers reject a __Host- cookie without Path=/ and Secure.
    for (const line of cookies) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/u);
    const session = await secure.request(accountRoutes.getSession, {}, senderAfter(answer));
    expect(session.body.user?.id).toBe(anna.id);

    // Ignores cookies that a sibling host could have planted.
    for (const cookie of [anna.cookie, `__Secure-${anna.cookie}`]) {
      const planted = { method: 'GET', url: accountRoutes.getSession.path, headers: { cookie } } as const;
      expect((await secure.app.inject(planted)).json()).toMatchObject({ user: null });
    }
  });

  test('responds to a wrong password as to an unknown address', async () => {
    const wrong = await logIn(anna, 'wrong horse');
    const unknown = await logIn({ email: 'nobody@example.org' });
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.error).toEqual({
        code: 'invalid_credentials',
        message: LOGIN_TEXTS.invalid_credentials,
        requestId: expect.any(String),
      });
      expect(cookiesOf(answer)).toEqual([]);
    }
  });

  test('costs one argon2id hash for a known, an unknown and a passwordless address', async () => {
    const newUser = await createUser(app);
    const work = async (attempt: () => Promise<unknown>) => {
      vi.mocked(passwords.hashPassword).mockClear();
      vi.mocked(passwords.verifyPassword).mockClear();
      await attempt();
      return (
        vi.mocked(passwords.hashPassword).mock.calls.length + vi.mocked(passwords.verifyPassword).mock.calls.length
      );
    };
    expect(await work(() => logIn(anna, 'wrong horse'))).toBe(1);
    expect(await work(() => logIn({ email: 'nobody@example.org' }))).toBe(1);
    expect(await work(() => logIn(newUser))).toBe(1);
  });

  test('is refused when the password changes while it is checked', async () => {
    const { verifyPassword } = await vi.importActual<typeof passwords>('./passwords.ts');
    for (const attempt of [
      () => logIn(anna),
      () =>
        app.request(tokensRoutes.grantToken, {
          body: { grant_type: 'password', email: anna.email, password: PASSWORD },
        }),
    ]) {
      const hash = await passwords.hashPassword(PASSWORD);
      const setPassword = (password: string | null) =>
        app.database.db.updateTable('accounts').set({ password }).where('user_id', '=', anna.id).execute();
      await setPassword(hash);
      vi.mocked(passwords.verifyPassword).mockImplementationOnce(async (given) => {
        const isRight = await verifyPassword(given);
        await setPassword(await passwords.hashPassword('battery staple'));
        return isRight;
      });
      const { status, error } = await attempt();
      expect(status).toBe(401);
      expect(error.code).toBe('invalid_credentials');
    }
    const rows = app.database.db.selectFrom('sessions').select('id').where('user_id', '=', anna.id);
    expect(await rows.execute()).toHaveLength(1);
  });

  test('ends the previous session of the browser', async () => {
    const before = senderAfter(await logIn(anna));
    const after = senderAfter(await logIn(anna, PASSWORD, before));
    expect(after.cookie).not.toBe(before.cookie);
    expect(await whoIs(before)).toBeUndefined();
    expect(await whoIs(after)).toBe(anna.id);
  });

  test('keeps the sessions of other browsers', async () => {
    const phone = senderAfter(await logIn(anna));
    await logIn(anna);
    expect(await whoIs(phone)).toBe(anna.id);
  });

  test('with a wrong password keeps the current session', async () => {
    const before = senderAfter(await logIn(anna));
    await logIn(anna, 'wrong horse', before);
    expect(await whoIs(before)).toBe(anna.id);
  });

  test.each([
    ['without a password', { email: 'a@example.org' }, 'password'],
    ['with a short password', { email: 'a@example.org', password: '12345' }, 'password'],
    ['with a bad address', { email: 'a', password: PASSWORD }, 'email'],
    ['with a NUL in the address', { email: 'a\u0000@example.org', password: PASSWORD }, 'email'],
    ['with an unknown field', { email: 'a@example.org', password: PASSWORD, admin: true }, 'admin'],
  ])('%s is refused, naming the field', async (_case, body, field) => {
    const { status, error } = await app.send({ method: 'POST', url: accountRoutes.signIn.path, payload: body });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});

describe('logging out', () => {
  test('ends the session and clears its cookie', async () => {
    const sender = senderAfter(await logIn(anna));
    const answer = await app.request(accountRoutes.signOut, {}, sender);
    expect(answer.body).toEqual({ success: true });
    expect(cookiesOf(answer)).toContainEqual(
      expect.stringMatching(/^larder\.session_token=; Max-Age=0; Path=\/; HttpOnly/u),
    );
    expect(await whoIs(sender)).toBeUndefined();
  });

  test('keeps other sessions of the same user', async () => {
    const phone = senderAfter(await logIn(anna));
    await app.request(accountRoutes.signOut, {}, senderAfter(await logIn(anna)));
    expect(await whoIs(phone)).toBe(anna.id);
  });

  test('is idempotent without a session', async () => {
    expect((await app.request(accountRoutes.signOut, {})).body).toEqual({ success: true });
    expect((await app.request(accountRoutes.signOut, {}, { cookie: 'larder.session_token=nonsense' })).status).toBe(
      200,
    );
  });
});

describe('a session', () => {
  const reachesRecipes = async (sender: Sender) =>
    (await app.request(recipesRoutes.listRecipes, { query: {} }, sender)).status;

  test('with a forged cookie does not exist', async () => {
    const { token } = await createSession(app, { user_id: anna.id });
    const { token: other } = await createSession(app, { user_id: anna.id });
    const good = sessionCookie(token);
    expect(await whoIs({ cookie: good })).toBe(anna.id);

    const signature = good.slice(good.indexOf('.', good.indexOf('=')) + 1);
    const forged = [
      // Decodes to the same signature bytes.
      `${decodeURIComponent(good)}!`,
      sessionCookie(token, 'another key that is as long as ours is'),
      `larder.session_token=${token}`,
      `larder.session_token=${token}.`,
      `larder.session_token=.${signature}`,
      `larder.session_token=${other}.${signature}`,
      `larder.session_token=${encodeURIComponent(`${token}.${Buffer.alloc(32).toString('base64')}`)}`,
      `larder.session_token=%E0%A4%A`,
      `larder.session_token=`,
      `larder.session_token`,
      good.replace('=', '_'),
      `session_token=${token}`,
      ';;;=;',
    ];
    for (const cookie of forged) {
      expect(await whoIs({ cookie }), cookie).toBeUndefined();
      expect(await reachesRecipes({ cookie }), cookie).toBe(401);
    }
  });

  test('is found among other cookies', async () => {
    expect(await whoIs({ cookie: `theme=dark; ${anna.cookie}; larder.session_token_2=x` })).toBe(anna.id);
    expect(await whoIs({ cookie: `larder.session_token=planted; ${anna.cookie}` })).toBe(anna.id);
  });

  test('expires after exactly thirty days', async () => {
    app.clock.advance({ days: 29, hours: 23, minutes: 59, seconds: 59 });
    expect(await reachesRecipes(anna)).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect(await reachesRecipes(anna)).toBe(401);
    expect(await whoIs(anna)).toBeUndefined();
  });

  test('is extended by use, and the cookie is renewed', async () => {
    const sender = senderAfter(await logIn(anna));
    app.clock.advance({ days: 2 });
    const refreshed = await app.request(accountRoutes.getSession, {}, sender);
    expect(cookiesOf(refreshed)).toContainEqual(expect.stringMatching(/^larder\.session_token=.+; Max-Age=2592000;/u));
    app.clock.advance({ days: 29 });
    expect(await whoIs(senderAfter(refreshed))).toBe(anna.id);
    expect(await whoIs(sender)).toBe(anna.id);
  });

  test('reports its new expiry in the response that extends it', async () => {
    app.clock.advance({ days: 2 });
    const { body } = await app.request(accountRoutes.getSession, {}, anna);
    const later = await app.request(accountRoutes.getSession, {}, anna);
    expect(body.expires_at).toBe(later.body.expires_at);
  });

  test('records its use at most once an hour', async () => {
    const sender = senderAfter(await logIn(anna));
    app.clock.advance({ minutes: 60 });
    expect(cookiesOf(await app.request(accountRoutes.getSession, {}, sender))).toEqual([]);
    app.clock.advance({ seconds: 1 });
    expect(cookiesOf(await app.request(accountRoutes.getSession, {}, sender))).toHaveLength(1);
    const [latest] = (await app.request(accountRoutes.listSessions, {}, sender)).body.sessions;
    expect(latest).toMatchObject({ last_used_at: app.clock.now().toISOString(), current: true });
  });

  test('ends when its user is deleted', async () => {
    await app.database.db.deleteFrom('users').where('id', '=', anna.id).execute();
    expect(await whoIs(anna)).toBeUndefined();
    expect(await reachesRecipes(anna)).toBe(401);
  });

  test('is reported without its token', async () => {
    const { text } = await app.request(accountRoutes.getSession, {}, anna);
    expect(text).not.toContain(anna.cookie.split('=', 2)[1]?.split('.', 1)[0]);
  });
});
