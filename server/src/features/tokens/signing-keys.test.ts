import { randomUUID } from 'node:crypto';

import { decodeProtectedHeader } from 'jose';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';
import { TOKEN_TEXTS, tokensRoutes } from '@larder/contract/tokens';

import type { Database } from '#platform/db/open.ts';
import { Secrets } from '#platform/secrets.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace } from '../../../test/database.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { runHousekeeping } from '../../housekeeping.ts';

const PASSWORD = 'correct horse';

let place: DatabasePlace;
let app: TestApp;
let anna: TestUser;
beforeEach(async () => {
  place = await createDatabase();
  app = await startApp({ database: place.open() });
  anna = await createUser(app, { password: PASSWORD });
});
afterEach(async () => {
  await app.close();
  await place.remove();
});

async function grant(on = app) {
  const body = { grant_type: 'password', email: anna.email, password: PASSWORD } as const;
  return (await on.request(tokensRoutes.grantToken, { body })).body;
}

async function list(token: string, on = app) {
  return on.request(recipesRoutes.listRecipes, { query: {} }, { token });
}

async function keyIds(on = app): Promise<unknown[]> {
  return (await on.request(tokensRoutes.getJwks, {})).body.keys.map((key) => key['kid']);
}

const keyOf = (token: string) => decodeProtectedHeader(token).kid;

/** Returns a well-formed token with an invalid signature. */
function nobodysToken(): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'ES256', typ: 'at+jwt', kid: randomUUID() })}.${encode({})}.AAAA`;
}

/** Wraps the database to count reads of the signing keys. */
function countReads(database: Database): { readonly database: Database; readonly reads: () => number } {
  let reads = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"signing_keys"')) reads++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: { ...database, db: database.db.withPlugin(plugin) }, reads: () => reads };
}

describe('the published keys', () => {
  test('exist at the first start, and contain only the public part', async () => {
    const { body, headers } = await app.request(tokensRoutes.getJwks, {});
    const coordinate = expect.stringMatching(/^[\w-]{43}$/u);
    const kid = expect.any(String);
    expect(body).toEqual({
      keys: [{ kty: 'EC', crv: 'P-256', x: coordinate, y: coordinate, kid, alg: 'ES256', use: 'sig' }],
    });
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(await keyIds()).toEqual([body.keys[0]?.['kid']]);
  });

  test('are stored with their private part sealed', async () => {
    await keyIds();
    const rows = await app.database.db.selectFrom('signing_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.private_jwk_sealed).toMatch(/^v1\./u);
    expect(Object.keys(rows[0]?.public_jwk ?? {}).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
  });

  test('exclude keys sealed with another secret key, whose tokens are refused', async () => {
    const { access_token: before } = await grant();
    const other = await startApp({
      database: app.database,
      secrets: new Secrets('another key that is as long as ours is'),
    });
    expect(await keyIds(other)).not.toContain(keyOf(before));
    expect((await list(before, other)).error.message).toBe(TOKEN_TEXTS.no_key);
    expect((await list((await grant(other)).access_token, other)).status).toBe(200);
  });
});

describe('without any key', () => {
  test('a token request reports it', async () => {
    expect((await list(nobodysToken())).error).toMatchObject({
      code: 'not_authenticated',
      message: 'JWKS is empty',
    });
    expect((await list('nonsense')).error.message).toBe('JWKS is empty');
    expect((await list((await grant()).access_token)).status).toBe(200);
  });
});

describe('several instances', () => {
  test('that need the first key concurrently publish the same keys and accept each other', async () => {
    const other = await startApp({ database: place.open() });
    await Promise.all([keyIds(app), keyIds(other), keyIds(app), keyIds(other)]);
    const ones = (await grant(app)).access_token;
    const others = (await grant(other)).access_token;
    for (const token of [ones, others]) {
      for (const instance of [app, other]) expect((await list(token, instance)).status).toBe(200);
    }
    app.clock.advance({ minutes: 1 });
    expect((await keyIds(app)).toSorted()).toEqual((await keyIds(other)).toSorted());
    expect((await keyIds(app)).length).toBeLessThanOrEqual(2);
    await other.close();
  });

  test('create one key each for any number of concurrent requests', async () => {
    await Promise.all(Array.from({ length: 8 }, () => keyIds()));
    expect(await keyIds()).toHaveLength(1);
  });

  test('accept a key that another instance created after they read theirs', async () => {
    const other = await startApp({ database: place.open() });
    await list(nobodysToken(), other);
    const { access_token: token } = await grant(app);
    app.clock.advance({ seconds: 5 });
    expect((await list(token, other)).status).toBe(200);
    await other.close();
  });
});

test('tokens with unknown key ids do not cause a database read each', async () => {
  await keyIds();
  const { database, reads } = countReads(app.database);
  const other = await startApp({ database });
  await keyIds(other);
  expect(reads()).toBe(1);
  for (let index = 0; index < 10; index++) {
    expect((await list(nobodysToken(), other)).error.message).toBe(TOKEN_TEXTS.no_key);
  }
  expect(reads()).toBe(2);
  app.clock.advance({ seconds: 5 });
  await Promise.all(Array.from({ length: 10 }, () => list(nobodysToken(), other)));
  expect(reads()).toBe(3);
});

test('a key deleted from the database is accepted for a minute at most', async () => {
  const { access_token: token } = await grant();
  await app.database.db.deleteFrom('signing_keys').execute();
  app.clock.advance({ minutes: 1 });
  expect((await list(token)).error.message).toBe(TOKEN_TEXTS.jwks_empty);
});

describe('key rotation after thirty days', () => {
  test('keeps issued tokens valid', async () => {
    const first = keyOf((await grant()).access_token);
    app.clock.advance({ days: 29, hours: 23, minutes: 59 });
    expect(keyOf((await grant()).access_token)).toBe(first);
    expect(await keyIds()).toEqual([first]);

    // The successor is published before it signs, for clients that cache the keys.
    app.clock.advance({ minutes: 1 });
    expect(keyOf((await grant()).access_token)).toBe(first);
    const [second, ...others] = (await keyIds()).filter((id) => id !== first);
    expect(others).toEqual([]);
    app.clock.advance({ minutes: 59, seconds: 59 });
    const { access_token: last } = await grant();
    expect(keyOf(last)).toBe(first);

    app.clock.advance({ seconds: 1 });
    expect(keyOf((await grant()).access_token)).toBe(second);
    app.clock.advance({ minutes: 15, seconds: 58 });
    expect((await list(last)).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect((await list(last)).error.message).toBe(TOKEN_TEXTS.expired);

    // Its last token has expired.
    app.clock.advance({ seconds: 1 });
    expect(await keyIds()).toEqual([second]);
    await runHousekeeping({ db: app.database.db, blobs: app.blobs, now: app.clock.now() });
    const rows = await app.database.db.selectFrom('signing_keys').select('id').execute();
    expect(rows).toEqual([{ id: second }]);
  });

  test('happens even after a longer pause', async () => {
    const first = keyOf((await grant()).access_token);
    app.clock.advance({ days: 31 });
    const { access_token: token } = await grant();
    expect(keyOf(token)).not.toBe(first);
    expect((await list(token)).status).toBe(200);
    expect(await keyIds()).toEqual([keyOf(token)]);
    app.clock.advance({ days: 40 });
    expect(await keyIds()).toHaveLength(1);
  });

  test('by two concurrent instances is accepted by both', async () => {
    const other = await startApp({ database: place.open() });
    await grant(app);
    app.clock.advance({ days: 30 });
    await Promise.all([keyIds(app), keyIds(other)]);
    const before = [await grant(app), await grant(other)];
    app.clock.advance({ hours: 1 });
    const after = [await grant(app), await grant(other)];
    for (const { access_token: token } of after) {
      for (const instance of [app, other]) expect((await list(token, instance)).status).toBe(200);
    }
    expect(before.map(({ access_token: token }) => keyOf(token))).not.toContain(keyOf(after[0]?.access_token ?? ''));
    await other.close();
  });
});
