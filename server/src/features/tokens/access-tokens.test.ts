import { createHmac, createPublicKey, randomUUID } from 'node:crypto';

import {
  type CryptoKey,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTHeaderParameters,
  jwtVerify,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { ERROR_TEXTS } from '@larder/contract/errors';
import { profileRoutes } from '@larder/contract/profile';
import { recipesRoutes } from '@larder/contract/recipes';
import { TOKEN_TEXTS, tokensRoutes } from '@larder/contract/tokens';

import { Secrets } from '#platform/secrets.ts';

import { SECRET_KEY, startApp, type TestApp } from '../../../test/app.ts';
import { createFactor, createUser, type TestUser } from '../../../test/factories.ts';

const PASSWORD = 'correct horse';

let app: TestApp;
let anna: TestUser;
let token: string;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app, { password: PASSWORD });
  ({ access_token: token } = await grant(anna));
});
afterAll(() => app.close());

async function grant(person: TestUser, on = app) {
  const body = { grant_type: 'password', email: person.email, password: PASSWORD } as const;
  return (await on.request(tokensRoutes.grantToken, { body })).body;
}

function list(bearer: string, on = app) {
  return on.request(recipesRoutes.listRecipes, { query: {} }, { token: bearer });
}

/** Returns "fine" for an accepted token, otherwise the error. */
async function verdict(bearer: string): Promise<string> {
  const answer = await list(bearer);
  return answer.status < 400 ? 'fine' : `${answer.status} ${answer.error.code}: ${answer.error.message}`;
}

const refusal = (text: string) => `401 not_authenticated: ${text}`;

/** Reads the current signing key, including its private part. */
async function ourKey() {
  const { kid } = decodeProtectedHeader(token);
  const row = await app.database.db
    .selectFrom('signing_keys')
    .selectAll()
    .where('id', '=', kid ?? '')
    .executeTakeFirstOrThrow();
  const jwk = JSON.parse(new Secrets(SECRET_KEY).open('signing-key', row.private_jwk_sealed)) as JWK;
  return { kid: row.id, jwk, publicJwk: row.public_jwk, privateKey: await importJWK(jwk, 'ES256') };
}

/** Undefined removes a claim. */
type Claims = Readonly<Record<string, unknown>>;

/** Signs a token with our key, with these differences. */
async function forge({
  claims = {},
  header = {},
  key,
}: {
  readonly claims?: Claims;
  readonly header?: Partial<JWTHeaderParameters>;
  readonly key?: CryptoKey;
} = {}): Promise<string> {
  const { kid, privateKey } = await ourKey();
  const payload = Object.fromEntries(
    Object.entries({ ...decodeJwt(token), ...claims }).filter(([, value]) => value !== undefined),
  );
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...header })
    .sign(key ?? privateKey, { crit: { 'x-larder': true } });
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Builds a token by hand. */
function assemble(header: object, payload: object, sign: (input: string) => string): string {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${sign(input)}`;
}

describe('an access token', () => {
  test('contains user, audience and expiry', async () => {
    const issued = await grant(anna);
    const now = Math.floor(app.clock.now().getTime() / 1000);
    expect(issued).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 900,
      expires_at: now + 900,
      user: { id: anna.id, email: anna.email, name: anna.name, is_admin: false },
    });
    expect(decodeProtectedHeader(issued.access_token)).toEqual({
      alg: 'ES256',
      typ: 'at+jwt',
      kid: expect.any(String),
    });
    expect(decodeJwt(issued.access_token)).toEqual({
      iss: 'urn:larder',
      aud: 'larder',
      sub: anna.id,
      sid: expect.any(String),
      aal: 'aal1',
      iat: now,
      exp: now + 900,
      jti: expect.any(String),
    });
  });

  test('authenticates its user', async () => {
    const session = await app.request(accountRoutes.getSession, {}, { token });
    expect(session.body).toMatchObject({ user: { id: anna.id }, aal: 'aal1' });
    expect((await app.request(profileRoutes.getProfile, {}, { token })).status).not.toBe(401);
  });

  test('can be verified with the published keys', async () => {
    const jwks = (await app.send({ method: 'GET', url: '/.well-known/jwks.json' })).body;
    const { payload } = await jwtVerify(token, createLocalJWKSet(jwks as JSONWebKeySet), {
      issuer: 'urn:larder',
      audience: 'larder',
      typ: 'at+jwt',
      currentDate: app.clock.now(),
    });
    expect(payload.sub).toBe(anna.id);
  });

  test('names the public address as issuer when configured', async () => {
    const other = await startApp({
      environment: { PUBLIC_URL: 'https://recipes.example.org' },
      database: app.database,
    });
    const issued = await grant(anna, other);
    expect(decodeJwt(issued.access_token).iss).toBe('https://recipes.example.org');
    expect((await list(issued.access_token, other)).status).toBe(200);
    // An instance with the same keys but another issuer refuses it.
    expect(await verdict(issued.access_token)).toBe(refusal(TOKEN_TEXTS.bad_signature));
  });

  test('is valid for fifteen minutes, plus one of clock skew', async () => {
    app.clock.advance({ minutes: 15, seconds: 59 });
    expect(await verdict(token)).toBe('fine');
    app.clock.advance({ seconds: 1 });
    expect(await verdict(token)).toBe(refusal(TOKEN_TEXTS.expired));
  });

  test('may have been issued by a clock one minute ahead, but not more', async () => {
    const now = Math.floor(app.clock.now().getTime() / 1000);
    expect(await verdict(await forge({ claims: { nbf: now + 60 } }))).toBe('fine');
    expect(await verdict(await forge({ claims: { nbf: now + 61 } }))).toBe(refusal(TOKEN_TEXTS.bad_signature));
  });

  test('is revoked when its user signs out everywhere', async () => {
    await app.request(accountRoutes.revokeSessions, {}, anna);
    expect(await verdict(token)).toBe(refusal(ERROR_TEXTS.not_authenticated));
  });

  test('is invalid after its session expired', async () => {
    app.clock.advance({ days: 30 });
    const late = await forge({ claims: { exp: Math.floor(app.clock.now().getTime() / 1000) + 60 } });
    expect(await verdict(late)).not.toBe('fine');
  });

  test('is refused for a disabled user', async () => {
    await app.database.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', anna.id).execute();
    expect(await verdict(token)).toBe(refusal(ERROR_TEXTS.not_authenticated));
  });
});

describe('the assurance level of an access token', () => {
  const setLevel = (aal: 'aal1' | 'aal2', of: string) =>
    app.database.db
      .updateTable('sessions')
      .set({ aal })
      .where('id', '=', String(decodeJwt(of)['sid']))
      .execute();

  test('is aal1 for a user with a second factor', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    expect(await verdict(token)).toContain('403 second_factor_required');
    expect((await app.request(accountRoutes.getSession, {}, { token })).body).toMatchObject({
      aal: 'aal1',
      next_aal: 'aal2',
    });
  });

  test('is not raised for tokens issued before the second step', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    await setLevel('aal2', token);
    expect(await verdict(token)).toContain('403 second_factor_required');
    expect(await verdict(await forge({ claims: { aal: 'aal2' } }))).toBe('fine');
  });

  test('never exceeds the session’s own', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    await setLevel('aal1', token);
    expect(await verdict(await forge({ claims: { aal: 'aal2' } }))).toContain('403 second_factor_required');
  });
});

describe('is refused', () => {
  test.each([
    ['a word', 'nonsense'],
    ['two parts', 'a.b'],
    ['three empty parts', '..'],
    ['three words', 'a.b.c'],
    ['five parts', 'a.b.c.d.e'],
    ['a very long word', 'x'.repeat(5000)],
    ['a header that is not an object', `${encode('header')}.${encode({})}.AAAA`],
  ])('%s', async (_case, bearer) => {
    expect(await verdict(bearer)).toBe(refusal(TOKEN_TEXTS.bad_signature));
  });

  test('a token without a signature', async () => {
    const { kid } = await ourKey();
    for (const alg of ['none', 'None', 'NONE', '']) {
      for (const signature of ['', 'AAAA', token.split('.')[2] ?? '']) {
        const unsigned = assemble({ alg, typ: 'at+jwt', kid }, decodeJwt(token), () => signature);
        expect(await verdict(unsigned), alg).toBe(refusal(TOKEN_TEXTS.bad_signature));
      }
    }
    const [header, payload] = token.split('.');
    expect(await verdict(`${header}.${payload}.`)).toBe(refusal(TOKEN_TEXTS.bad_signature));
  });

  test('a token signed with our public key as a shared secret (algorithm confusion)', async () => {
    const { kid, publicJwk } = await ourKey();
    const publicKey = createPublicKey({ key: { ...publicJwk, kty: 'EC' }, format: 'jwk' });
    const published = (await app.request(tokensRoutes.getJwks, {})).body.keys.find((key) => key['kid'] === kid);
    const secrets = [
      publicKey.export({ type: 'spki', format: 'pem' }),
      publicKey.export({ type: 'spki', format: 'der' }),
      JSON.stringify(publicJwk),
      JSON.stringify(published),
    ];
    for (const secret of secrets) {
      const signed = assemble({ alg: 'HS256', typ: 'at+jwt', kid }, decodeJwt(token), (input) =>
        createHmac('sha256', secret).update(input).digest('base64url'),
      );
      expect(await verdict(signed)).toBe(refusal(TOKEN_TEXTS.bad_signature));
    }
  });

  test('a token signed with a key that it contains or points to', async () => {
    const theirs = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(theirs.publicKey);
    const key = theirs.privateKey;
    const url = 'https://evil.example.org/keys';
    for (const header of [{ jwk }, { jku: url }, { x5u: url }, { jwk, jku: url }, {}]) {
      expect(await verdict(await forge({ header, key }))).toBe(refusal(TOKEN_TEXTS.bad_signature));
      expect(await verdict(await forge({ header: { ...header, kid: randomUUID() }, key }))).toBe(
        refusal(TOKEN_TEXTS.no_key),
      );
    }
  });

  test('a token with no or an unknown key id', async () => {
    expect(await verdict(await forge({ header: { kid: randomUUID() } }))).toBe(
      refusal('No matching signing key found in JWKS'),
    );
    expect(await verdict(await forge({ header: { kid: "' or 1=1 --" } }))).toBe(refusal(TOKEN_TEXTS.no_key));
    const { privateKey } = await ourKey();
    const nameless = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .sign(privateKey);
    expect(await verdict(nameless)).toBe(refusal(TOKEN_TEXTS.no_key));
    const odd = assemble({ alg: 'ES256', typ: 'at+jwt', kid: { $ne: null } }, decodeJwt(token), () => 'AAAA');
    expect(await verdict(odd)).toBe(refusal(TOKEN_TEXTS.no_key));
  });

  test('a token changed after signing', async () => {
    const [header, , signature] = token.split('.');
    const bob = await createUser(app);
    const changed = `${header}.${encode({ ...decodeJwt(token), sub: bob.id, aal: 'aal2' })}.${signature}`;
    expect(await verdict(changed)).toBe(refusal('Invalid JWT signature'));
  });

  test('an expired and changed token, without saying that it expired', async () => {
    app.clock.advance({ minutes: 16 });
    const [header, , signature] = token.split('.');
    const changed = `${header}.${encode({ ...decodeJwt(token), jti: 'x' })}.${signature}`;
    expect(await verdict(changed)).toBe(refusal(TOKEN_TEXTS.bad_signature));
  });

  const badClaims: readonly (readonly [string, Claims])[] = [
    ['another issuer', { iss: 'https://evil.example.org' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'another' }],
    ['no audience', { aud: undefined }],
    ['no expiry', { exp: undefined }],
    ['no user', { sub: undefined }],
    ['no session', { sid: undefined }],
    ['a session that is not a string', { sid: 7 }],
    ['no level', { aal: undefined }],
    ['no time of issue', { iat: undefined }],
    ['no id', { jti: undefined }],
  ];
  test.each(badClaims)('a token with %s', async (_case, claims) => {
    expect(await verdict(await forge())).toBe('fine');
    expect(await verdict(await forge({ claims }))).toBe(refusal(TOKEN_TEXTS.bad_signature));
  });

  test('a token for the session of another user', async () => {
    const bob = await createUser(app);
    expect(await verdict(await forge({ claims: { sub: bob.id } }))).toBe(refusal(ERROR_TEXTS.not_authenticated));
  });

  test.each([
    ['of another type', { typ: 'JWT' }],
    ['without a type', { typ: undefined }],
    ['with an unknown critical extension', { crit: ['x-larder'], 'x-larder': 1 }],
  ])('a token %s', async (_case, header) => {
    const forged = await forge({ header: header as Partial<JWTHeaderParameters> });
    expect(await verdict(forged)).toBe(refusal(TOKEN_TEXTS.bad_signature));
  });
});

describe('a request with a bearer token', () => {
  test('ignores the cookie', async () => {
    const bob = await createUser(app);
    const both = await app.request(accountRoutes.getSession, {}, { token, cookie: bob.cookie });
    expect(both.body.user?.id).toBe(anna.id);
    const bad = await app.request(recipesRoutes.listRecipes, { query: {} }, { token: 'nonsense', cookie: bob.cookie });
    expect(bad.status).toBe(401);
  });

  test('may spell the scheme in any case', async () => {
    const bob = await createUser(app);
    for (const scheme of ['bearer', 'BEARER']) {
      const { path } = accountRoutes.getSession;
      const headers = { authorization: `${scheme} ${token}` };
      const answer = await app.send({ method: 'GET', url: path, headers }, { cookie: bob.cookie });
      expect(answer.body).toMatchObject({ user: { id: anna.id } });
    }
  });

  test('may be cross-origin', async () => {
    const { path } = accountRoutes.revokeSessions;
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example.org' };
    const answer = await app.send({ method: 'POST', url: path, headers, payload: {} }, { token });
    expect(answer.status).toBe(200);
  });
});
