import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { invitationsRoutes } from '@larder/contract/invitations';
import { openidRoutes } from '@larder/contract/openid';

import { type Answer, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { createAdmin, createFactor, createUser } from '../../../test/factories.ts';
import { CLIENT, type ProviderOptions, TestOpenidProvider } from '../../../test/openid-provider.ts';

const PUBLIC_URL = 'http://larder.example';
const REDIRECT_URI = `${PUBLIC_URL}${openidRoutes.finishOpenidLogin.path}`;
const ADMIN_EMAIL = 'admin@example.org';

let provider: TestOpenidProvider;
let app: TestApp;

function environmentFor(issuer: string) {
  return { PUBLIC_URL, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret, ADMIN_EMAIL };
}

beforeAll(async () => {
  provider = await TestOpenidProvider.start({ redirectUri: REDIRECT_URI });
  app = await startApp({ environment: environmentFor(provider.issuer) });
});
beforeEach(() => {
  provider.denies = false;
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** A browser with a cookie jar. */
class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #app: TestApp;

  constructor(on: TestApp = app) {
    this.#app = on;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async visit(address: string): Promise<Answer<unknown>> {
    const { pathname, search } = new URL(address, PUBLIC_URL);
    const headers = { 'sec-fetch-site': 'cross-site', cookie: this.cookie };
    const answer = await this.#app.send({ method: 'GET', url: `${pathname}${search}`, headers });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(String(line)) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Starts the sign-in and returns the provider's URL. */
  async begin(next?: string, invitation?: string): Promise<string> {
    const query = new URLSearchParams({ ...(next && { next }), ...(invitation && { invitation }) });
    const answer = await this.visit(`${openidRoutes.beginOpenidLogin.path}?${query.toString()}`);
    expect(answer.status).toBe(302);
    return locationOf(answer);
  }

  /** Completes the sign-in and returns the final location. */
  async logIn(next?: string, invitation?: string): Promise<string> {
    const back = await provider.signIn(await this.begin(next, invitation));
    return locationOf(await this.visit(back.href));
  }

  async session() {
    return (await this.#app.request(accountRoutes.getSession, {}, { cookie: this.cookie })).body;
  }
}

function locationOf({ headers }: Answer<unknown>): string {
  return String(headers['location']);
}

const newEmail = () => `cook-${randomUUID()}@example.org`;

/** Returns the claims of a user without an account here. */
function newcomer(claims: Partial<TestOpenidProvider['account']> = {}) {
  return { sub: randomUUID(), email: newEmail(), email_verified: true, name: 'Anna Cook', ...claims };
}

function findUser(email: string) {
  return app.database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Returns the provider accounts linked to this user. */
function linksOf(userId: string) {
  return app.database.db
    .selectFrom('accounts')
    .select(['provider_id', 'account_id'])
    .where('user_id', '=', userId)
    .execute();
}

describe('single sign-on', () => {
  test('starts at the provider with state, nonce and PKCE', async () => {
    const browser = new Browser();
    const answer = await browser.visit(openidRoutes.beginOpenidLogin.path);
    const address = new URL(locationOf(answer));
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: CLIENT.id,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: 'openid email profile',
      state: expect.stringMatching(/^.{43}$/u),
      nonce: expect.stringMatching(/^.{43}$/u),
      code_challenge: expect.stringMatching(/^.{43}$/u),
      code_challenge_method: 'S256',
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^larder\.openid=[0-9a-f-]{36}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    const [ceremony] = await app.database.db.selectFrom('ceremonies').select('payload_sealed').execute();
    expect(ceremony?.payload_sealed).not.toContain(address.searchParams.get('state'));
  });

  test('creates a user with a confirmed address and signs them in at aal1', async () => {
    provider.account = newcomer();
    const browser = new Browser();
    expect(await browser.logIn('/recipes?q=soup')).toBe('/recipes?q=soup');
    const user = await findUser(provider.account.email ?? '');
    expect(user).toMatchObject({ name: 'Anna Cook', email_verified: true, is_admin: false });
    expect(await browser.session()).toMatchObject({ user: { id: user?.id }, aal: 'aal1', next_aal: 'aal1' });
    expect(browser.cookie).not.toContain('larder.openid');
    expect(await linksOf(user?.id ?? '')).toEqual([
      { provider_id: `oidc:${provider.issuer}`, account_id: provider.account.sub },
    ]);
    expect(await auditedActions(app, { id: user?.id ?? '' })).toEqual(['openid.registered', 'signed-in']);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'redirects to the dashboard instead of %j',
    async (next) => {
      provider.account = newcomer();
      expect(await new Browser().logIn(next)).toBe('/dashboard');
    },
  );

  test('recognizes its user even after their address at the provider changed', async () => {
    provider.account = newcomer();
    const first = new Browser();
    await first.logIn();
    const { user } = await first.session();
    const stranger = await createUser(app, { email_verified: true });
    for (const changed of [{ email: newEmail() }, { email: stranger.email }, { email_verified: false }]) {
      provider.account = { ...provider.account, ...changed };
      const again = new Browser();
      expect(await again.logIn()).toBe('/dashboard');
      expect((await again.session()).user).toEqual(user);
    }
  });

  test('names a user without a name after their address', async () => {
    const { name: _name, ...nameless } = newcomer();
    provider.account = nameless;
    await new Browser().logIn();
    expect(await findUser(nameless.email)).toMatchObject({ name: nameless.email.split('@', 1)[0] });
  });

  test('asks a user with a second factor for it, and then redirects', async () => {
    provider.account = newcomer();
    const browser = new Browser();
    await browser.logIn();
    const { user } = await browser.session();
    await createFactor(app, { user_id: user?.id ?? '', status: 'verified' });
    expect(await browser.logIn('/recipes?q=a b')).toBe('/login?next=%2Frecipes%3Fq%3Da%2520b');
    expect(await browser.session()).toMatchObject({ aal: 'aal1', next_aal: 'aal2' });
  });

  test('ends the previous session of the browser', async () => {
    const before = await createUser(app);
    provider.account = newcomer();
    const begun = new Browser();
    const back = await provider.signIn(await begun.begin());
    const headers = { cookie: `${begun.cookie}; ${before.cookie}` };
    await app.send({ method: 'GET', url: `${back.pathname}${back.search}`, headers });
    expect((await app.request(accountRoutes.getSession, {}, before)).body.user).toBeNull();
  });

  test('creates one user from concurrent first sign-ins', async () => {
    provider.account = newcomer();
    const browsers = [new Browser(), new Browser()];
    const backs: URL[] = [];
    for (const browser of browsers) backs.push(await provider.signIn(await browser.begin()));
    const answers = await Promise.all(browsers.map((browser, at) => browser.visit(backs[at]?.href ?? '')));
    expect(answers.map(locationOf)).toEqual(['/dashboard', '/dashboard']);
    const [one, two] = await Promise.all(browsers.map((browser) => browser.session()));
    expect(one?.user).toEqual(two?.user);
    expect(one?.user?.email).toBe(provider.account.email);
  });
});

describe('an existing user', () => {
  test('is linked by their confirmed address, and notified', async () => {
    const anna = await createUser(app, { email: newEmail(), email_verified: true });
    provider.account = newcomer({ email: anna.email.toUpperCase() });
    const browser = new Browser();
    expect(await browser.logIn()).toBe('/dashboard');
    expect((await browser.session()).user?.id).toBe(anna.id);
    expect(await auditedActions(app, anna)).toEqual(['openid.linked', 'signed-in']);
    const mails = () =>
      app.database.db.selectFrom('outbox_messages').select('subject').where('user_id', '=', anna.id).execute();
    expect(await mails()).toEqual([{ subject: 'Another way to sign in was added' }]);
    await new Browser().logIn();
    expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
      'Another way to sign in was added',
      'New sign-in to your account',
    ]);
  });

  test('is not linked by an unconfirmed address', async () => {
    const squatter = await createUser(app, { email: newEmail(), email_verified: false });
    provider.account = newcomer({ email: squatter.email });
    const browser = new Browser();
    expect(await browser.logIn()).toBe('/login?error=openid_email_unconfirmed');
    expect((await browser.session()).user).toBeNull();
    expect(await linksOf(squatter.id)).toEqual([]);
    expect(await auditedActions(app, squatter)).toEqual(['openid.refused']);
  });

  test('is refused when disabled, linked or not', async () => {
    const disabled_at = app.clock.now();
    const anna = await createUser(app, { email: newEmail(), email_verified: true, disabled_at });
    provider.account = newcomer({ email: anna.email });
    expect(await new Browser().logIn()).toBe('/login?error=openid_account_disabled');
    expect(await linksOf(anna.id)).toEqual([]);
    expect(await auditedActions(app, anna)).toEqual(['openid.refused']);

    provider.account = newcomer();
    await new Browser().logIn();
    const { email = '' } = provider.account;
    await app.database.db.updateTable('users').set({ disabled_at }).where('email', '=', email).execute();
    const browser = new Browser();
    expect(await browser.logIn()).toBe('/login?error=openid_account_disabled');
    expect(browser.cookie).toBe('');
  });

  test('does not become the admin by a claim of the provider', async () => {
    provider.account = newcomer({ email: ADMIN_EMAIL });
    expect(await new Browser().logIn()).toBe('/login?error=openid_refused');
    expect(await findUser(ADMIN_EMAIL)).toBeUndefined();
    const admin = await createUser(app, { email: ADMIN_EMAIL, email_verified: true });
    expect(await new Browser().logIn()).toBe('/login?error=openid_refused');
    expect(await linksOf(admin.id)).toEqual([]);
  });
});

describe('sign-in is refused', () => {
  test.each([
    ['is unconfirmed', { email_verified: false }],
    ['has a confirmation that is not a boolean', { email_verified: 'true' }],
    ['is invalid', { email: 'anna' }],
  ])('when the address %s', async (_what, claims) => {
    provider.account = newcomer(claims);
    const browser = new Browser();
    expect(await browser.logIn()).toBe('/login?error=openid_email_missing');
    expect(browser.cookie).toBe('');
    expect(await findUser(String(provider.account.email))).toBeUndefined();
  });

  test('when the user denied it at the provider', async () => {
    provider.denies = true;
    expect(await new Browser().logIn()).toBe('/login?error=openid_refused');
  });

  test.each(['server_error', 'temporarily_unavailable'])('when the provider says %s', async (error) => {
    const browser = new Browser();
    const state = new URL(await browser.begin()).searchParams.get('state') ?? '';
    const query = new URLSearchParams({
      error,
      state,
      iss: provider.issuer,
      error_description: '<b>Ours is broken</b>',
    });
    const answer = await browser.visit(`${REDIRECT_URI}?${query.toString()}`);
    expect(locationOf(answer)).toBe('/login?error=openid_unavailable');
    expect(answer.text).toBe('');
  });

  const changes: readonly (readonly [string, (query: URLSearchParams) => void])[] = [
    ['the state differs', (query) => query.set('state', 'x'.repeat(43))],
    ['the state is missing', (query) => query.delete('state')],
    ['the state is repeated', (query) => query.append('state', 'y')],
    ['the code differs', (query) => query.set('code', 'guessed')],
    ['the code is missing', (query) => query.delete('code')],
    ['another provider answers', (query) => query.set('iss', 'https://evil.example')],
    ['everything is missing', (query) => ['code', 'state', 'iss'].forEach((name) => query.delete(name))],
  ];
  test.each(changes)('when %s', async (_what, change) => {
    provider.account = newcomer();
    const browser = new Browser();
    const back = await provider.signIn(await browser.begin());
    change(back.searchParams);
    expect(locationOf(await browser.visit(back.href))).toBe('/login?error=openid_refused');
    expect((await browser.session()).user).toBeNull();
    expect(browser.cookie).toBe('');
  });

  test.each([
    ['nonce', 'n'.repeat(43)],
    ['code_challenge', 'c'.repeat(43)],
  ])('when the provider was asked with another %s', async (name, value) => {
    provider.account = newcomer();
    const browser = new Browser();
    const address = new URL(await browser.begin());
    address.searchParams.set(name, value);
    const back = await provider.signIn(address.href);
    expect(locationOf(await browser.visit(back.href))).toBe('/login?error=openid_refused');
    expect((await browser.session()).user).toBeNull();
  });

  test('in a browser that did not start it (login CSRF)', async () => {
    provider.account = newcomer();
    const attacker = new Browser();
    const back = await provider.signIn(await attacker.begin());
    const victim = new Browser();
    expect(locationOf(await victim.visit(back.href))).toBe('/login?error=openid_refused');
    await victim.begin();
    expect(locationOf(await victim.visit(back.href))).toBe('/login?error=openid_refused');
    expect((await victim.session()).user).toBeNull();
    expect(await findUser(provider.account.email ?? '')).toBeUndefined();
  });

  test('when the response is replayed', async () => {
    provider.account = newcomer();
    const browser = new Browser();
    const back = await provider.signIn(await browser.begin());
    const headers = { cookie: browser.cookie };
    const come = () => app.send({ method: 'GET', url: `${back.pathname}${back.search}`, headers });
    const locations = (await Promise.all([come(), come()])).map(locationOf);
    expect(locations.toSorted()).toEqual(['/dashboard', '/login?error=openid_refused']);
    expect(locationOf(await come())).toBe('/login?error=openid_refused');
  });

  test('after ten minutes', async () => {
    provider.account = newcomer();
    const browser = new Browser();
    const address = await browser.begin();
    app.clock.advance({ minutes: 10 });
    const back = await provider.signIn(address);
    expect(locationOf(await browser.visit(back.href))).toBe('/login?error=openid_refused');
  });

  test.each(['', 'nonsense', "' or 1=1", randomUUID()])('for the cookie %j', async (value) => {
    const headers = { cookie: `larder.openid=${value}` };
    const answer = await app.send({ method: 'GET', url: `${openidRoutes.finishOpenidLogin.path}?code=a`, headers });
    expect(answer.status).toBe(302);
    expect(locationOf(answer)).toBe('/login?error=openid_refused');
  });
});

describe('the provider', () => {
  let others: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of others) await close();
    others = [];
  });

  async function startProvider(options: Partial<ProviderOptions> = {}) {
    const other = await TestOpenidProvider.start({ redirectUri: REDIRECT_URI, ...options });
    others.push(() => other.close());
    return other;
  }

  /** Starts another app on the same database. */
  function startFor(issuer: string, environment: Readonly<Record<string, string>> = {}) {
    return startApp({ environment: { ...environmentFor(issuer), ...environment }, database: app.database });
  }

  test.each<Partial<ProviderOptions>>([
    { authMethod: 'client_secret_post' },
    { authMethod: 'none' },
    { hasClaimsInIdToken: true },
  ])('may be one of %o', async (options) => {
    const other = await startProvider(options);
    other.account = newcomer();
    const secret = options.authMethod === 'none' ? { OIDC_CLIENT_SECRET: '' } : {};
    const browser = new Browser(await startFor(other.issuer, secret));
    const back = await other.signIn(await browser.begin());
    expect(locationOf(await browser.visit(back.href))).toBe('/dashboard');
    expect((await browser.session()).user?.email).toBe(other.account.email);
  });

  test('must accept our client secret', async () => {
    const other = await startProvider();
    other.account = newcomer();
    const browser = new Browser(await startFor(other.issuer, { OIDC_CLIENT_SECRET: 'not the secret' }));
    const back = await other.signIn(await browser.begin());
    expect(locationOf(await browser.visit(back.href))).toBe('/login?error=openid_refused');
  });

  test('may be unavailable, and is asked again later', async () => {
    const first = await TestOpenidProvider.start({ redirectUri: REDIRECT_URI });
    const { issuer } = first;
    await first.close();
    const browser = new Browser(await startFor(issuer));
    const answers = await Promise.all([browser.begin(), browser.begin()]);
    expect(answers).toEqual(['/login?error=openid_unavailable', '/login?error=openid_unavailable']);
    expect(browser.cookie).toBe('');

    const second = await startProvider({ port: Number(new URL(issuer).port) });
    second.account = newcomer();
    const back = await second.signIn(await browser.begin());
    await second.close();
    expect(locationOf(await browser.visit(back.href))).toBe('/login?error=openid_unavailable');
    expect((await browser.session()).user).toBeNull();
  });

  test('must publish its own issuer', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer: provider.issuer, authorization_endpoint: 'https://evil.example' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    others.push(async () => void server.close());
    const { port } = server.address() as AddressInfo;
    const browser = new Browser(await startFor(`http://127.0.0.1:${port}`));
    expect(await browser.begin()).toBe('/login?error=openid_unavailable');
  });

  test('may be absent', async () => {
    const without = await startApp({ database: app.database });
    for (const route of Object.values(openidRoutes)) {
      const { status, error } = await without.send({ method: 'GET', url: route.path });
      expect(status).toBe(404);
      expect(error.code).toBe('not_found');
    }
  });

  test('binds the browser by a Secure cookie when the public address is https', async () => {
    const secure = await startFor(provider.issuer, { PUBLIC_URL: 'https://larder.example' });
    const { headers } = await secure.send({ method: 'GET', url: openidRoutes.beginOpenidLogin.path });
    expect(headers['set-cookie']).toMatch(/^__Host-larder\.openid=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/u);
    expect(headers['location']).toContain(encodeURIComponent('https://larder.example/api/auth/oauth2/callback/oidc'));
  });

  test('creates no account when registration is closed, and still signs existing users in', async () => {
    provider.account = newcomer();
    await new Browser().logIn();
    const closed = await startFor(provider.issuer, { REGISTRATION: 'closed' });
    expect(await new Browser(closed).logIn()).toBe('/dashboard');
    provider.account = newcomer();
    expect(await new Browser(closed).logIn()).toBe('/login?error=openid_registration_closed');
    expect(await findUser(provider.account.email ?? '')).toBeUndefined();
  });

  test('creates one account per invitation, and none without', async () => {
    const invited = await startFor(provider.issuer, { REGISTRATION: 'invitation' });
    const boss = await createUser(invited);
    await createAdmin(invited, boss);
    const invite = async (email?: string) => {
      const body = email === undefined ? {} : { email };
      const answer = await invited.request(invitationsRoutes.createInvitation, { body }, boss);
      return answer.body.path.split('#')[1];
    };
    const come = (token?: string) => new Browser(invited).logIn('/recipes', token);

    provider.account = newcomer();
    expect(await come()).toBe('/login?error=openid_invitation_required');
    expect(await come(await invite('other@example.org'))).toBe('/login?error=openid_invitation_refused');
    expect(await findUser(provider.account.email ?? '')).toBeUndefined();
    const token = await invite();
    expect(await come(token)).toBe('/recipes');
    // An existing user needs no invitation.
    expect(await come(token)).toBe('/recipes');
    provider.account = newcomer();
    expect(await come(token)).toBe('/login?error=openid_invitation_refused');
  });

  test('is protected by a rate limit per IP address', async () => {
    const limited = await startFor(provider.issuer, { RATE_LIMIT_FACTOR: '0.025' });
    await app.database.db.deleteFrom('rate_limits').execute();
    const statuses = [];
    for (const { path } of [openidRoutes.beginOpenidLogin, openidRoutes.finishOpenidLogin]) {
      for (let at = 0; at < 2; at++) statuses.push((await limited.send({ method: 'GET', url: path })).status);
    }
    expect(statuses).toEqual([302, 302, 302, 429]);
    expect((await limited.send({ method: 'GET', url: openidRoutes.beginOpenidLogin.path })).status).toBe(429);
  });
});
