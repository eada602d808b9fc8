import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createPerson, newRecipe, type TestPerson } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestPerson;
beforeEach(async () => {
  anna = await createPerson(app);
});

/** Tries to keep a recipe with exactly these headers. */
async function keep(headers: Readonly<Record<string, string>>) {
  const { statusCode } = await app.app.inject({ method: 'POST', url: '/recipes', payload: newRecipe(), headers });
  const { body } = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
  return { status: statusCode, kept: body.recipes.length };
}

const KEPT = { status: 201, kept: 1 };
const FORBIDDEN = { status: 403, kept: 0 };
const NOT_AUTHENTICATED = { status: 401, kept: 0 };

describe('without a public address', () => {
  beforeAll(async () => {
    app = await startApp({ environment: { ALLOWED_HOSTS: 'larder.lan' } });
    return () => app.close();
  });

  const host = 'larder.lan:3001';

  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }, KEPT],
    ['a page of ours, in a browser that names its origin', { origin: 'http://larder.lan:3001' }, KEPT],
    ['a page of ours, said in both ways', { 'sec-fetch-site': 'same-origin', origin: 'http://larder.lan:3001' }, KEPT],
    ['another site', { 'sec-fetch-site': 'cross-site' }, FORBIDDEN],
    ['another host of our domain', { 'sec-fetch-site': 'same-site' }, FORBIDDEN],
    ['another site’s origin', { origin: 'http://evil.example' }, FORBIDDEN],
    ['another port of our host', { origin: 'http://larder.lan:8080' }, FORBIDDEN],
    ['an origin that hides', { origin: 'null' }, FORBIDDEN],
    ['an origin that is none', { origin: 'larder.lan:3001' }, FORBIDDEN],
    [
      'another site that names our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://larder.lan:3001' },
      FORBIDDEN,
    ],
    ['nowhere', {}, FORBIDDEN],
  ])('a request from %s', async (_case, headers, expected) => {
    expect(await keep({ host, cookie: anna.cookie, ...headers })).toEqual(expected);
  });

  test('a request without origin and cookie is a visitor’s', async () => {
    expect(await keep({ host })).toEqual(NOT_AUTHENTICATED);
  });

  test('a request with a bearer token may come from anywhere, and its cookies are ignored', async () => {
    const headers = { host, cookie: anna.cookie, authorization: 'Bearer nothing', origin: 'http://evil.example' };
    expect(await keep(headers)).toEqual(NOT_AUTHENTICATED);
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
    ['that address', { origin: 'https://recipes.example.org' }, KEPT],
    ['the same without encryption', { origin: 'http://recipes.example.org' }, FORBIDDEN],
    ['the host behind the proxy', { origin: 'http://10.0.0.5:3001' }, FORBIDDEN],
    ['another site', { origin: 'https://evil.example' }, FORBIDDEN],
  ])('a request from %s', async (_case, headers, expected) => {
    // Over https the session is in the cookie that browsers take over https only.
    const cookie = `__Host-${anna.cookie}`;
    expect(await keep({ host: '10.0.0.5:3001', cookie, ...headers })).toEqual(expected);
  });
});
