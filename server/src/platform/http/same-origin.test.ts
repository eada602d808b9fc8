import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, newRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeEach(async () => {
  anna = await createUser(app);
});

/** Tries to create a recipe with exactly these headers. */
async function create(headers: Readonly<Record<string, string>>) {
  const { statusCode } = await app.app.inject({ method: 'POST', url: '/recipes', payload: newRecipe(), headers });
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  return { status: statusCode, created: body.recipes.length };
}

const CREATED = { status: 201, created: 1 };
const FORBIDDEN = { status: 403, created: 0 };
const NOT_AUTHENTICATED = { status: 401, created: 0 };

describe('without a public address', () => {
  beforeAll(async () => {
    app = await startApp({ environment: { ALLOWED_HOSTS: 'larder.lan' } });
    return () => app.close();
  });

  const host = 'larder.lan:3001';

  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }, CREATED],
    ['a page of ours, in a browser that names its origin', { origin: 'http://larder.lan:3001' }, CREATED],
    [
      'a page of ours, with both headers',
      { 'sec-fetch-site': 'same-origin', origin: 'http://larder.lan:3001' },
      CREATED,
    ],
    ['another site', { 'sec-fetch-site': 'cross-site' }, FORBIDDEN],
    ['another host of our domain', { 'sec-fetch-site': 'same-site' }, FORBIDDEN],
    ['another site’s origin', { origin: 'http://evil.example' }, FORBIDDEN],
    ['another port of our host', { origin: 'http://larder.lan:8080' }, FORBIDDEN],
    ['an opaque origin', { origin: 'null' }, FORBIDDEN],
    ['a malformed origin', { origin: 'larder.lan:3001' }, FORBIDDEN],
    [
      'another site that names our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://larder.lan:3001' },
      FORBIDDEN,
    ],
    ['an unknown source', {}, FORBIDDEN],
  ])('a request from %s', async (_case, headers, expected) => {
    expect(await create({ host, cookie: anna.cookie, ...headers })).toEqual(expected);
  });

  test('a request without origin and cookie is a visitor’s', async () => {
    expect(await create({ host })).toEqual(NOT_AUTHENTICATED);
  });

  test('a request with a bearer token may come from anywhere, and its cookies are ignored', async () => {
    const headers = { host, cookie: anna.cookie, authorization: 'Bearer nothing', origin: 'http://evil.example' };
    expect(await create(headers)).toEqual(NOT_AUTHENTICATED);
  });

  test('reads are allowed from everywhere: browsers hide the response from other sites', async () => {
    const headers = { host, cookie: anna.cookie, 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' };
    const { statusCode, headers: answered } = await app.app.inject({ url: '/api/recipes', headers });
    expect(statusCode).toBe(200);
    expect(answered['access-control-allow-origin']).toBeUndefined();
  });

  test('the refusal has the format of every error', async () => {
    const { status, error } = await app.send({
      method: 'POST',
      url: '/recipes',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
    expect(error).toMatchObject({ code: 'forbidden', requestId: expect.any(String) });
  });
});

describe('with a public address', () => {
  beforeAll(async () => {
    app = await startApp({ environment: { PUBLIC_URL: 'https://recipes.example.org/' } });
    return () => app.close();
  });

  test.each([
    ['that address', { origin: 'https://recipes.example.org' }, CREATED],
    ['the same without encryption', { origin: 'http://recipes.example.org' }, FORBIDDEN],
    ['the host behind the proxy', { origin: 'http://10.0.0.5:3001' }, FORBIDDEN],
    ['another site', { origin: 'https://evil.example' }, FORBIDDEN],
  ])('a request from %s', async (_case, headers, expected) => {
    // Over https, the session cookie has the prefix `__Host-`.
    const cookie = `__Host-${anna.cookie}`;
    expect(await create({ host: '10.0.0.5:3001', cookie, ...headers })).toEqual(expected);
  });
});
