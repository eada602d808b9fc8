import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { LOGIN_TEXTS } from '@larder/contract/account-texts';
import { ErrorBody, type ErrorCode } from '@larder/contract/errors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../app.ts';
import { listRoutes } from '../contract-routes.ts';
import { createAdmin, createUser, createRecipe, newRecipe, type TestUser } from '../factories.ts';

let app: TestApp;
let anna: TestUser;
let boss: TestUser;
beforeAll(async () => {
  app = await startApp();
  [anna, boss] = [await createUser(app), await createUser(app)];
  await createAdmin(app, boss);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function sendText(payload: string, contentType = 'application/json') {
  return app.send({ method: 'POST', url: '/recipes', payload, headers: { 'content-type': contentType } }, anna);
}

describe('a body', () => {
  const good = JSON.stringify(newRecipe());

  test.each([
    ['that is truncated', good.slice(0, -1)],
    ['that is empty', ''],
    ['that is not JSON', 'title=Soup'],
    ['with a trailing comma', '{"title":"Soup",}'],
    ['with the key __proto__', good.replace('{', '{"__proto__":{"admin":true},')],
    ['with the keys constructor and prototype', good.replace('{', '{"constructor":{"prototype":{"admin":true}},')],
    ['that is a list', '[]'],
    ['that is a number', '7'],
    ['that is null', 'null'],
    ['with a very long number', `{"title":${'1'.repeat(1_000_000)}}`],
    ['with very many quotes', JSON.stringify({ ...newRecipe(), title: '"'.repeat(500_000) })],
    ['with unknown fields', good.replace('{', '{"rating":5,')],
  ])('%s is refused', async (_case, body) => {
    const { status, error } = await sendText(body);
    expect(status).toBe(400);
    expect(error.code).toBe('invalid_input');
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  const nestedList = JSON.stringify({ ...newRecipe(), ingredients: '['.repeat(1_000_000) });
  const keys = Array.from({ length: 30_000 }, (_, key) => `"${key}":0`).join();

  test.each([
    ['with deep nesting', '['.repeat(100), 'at most 50 levels'],
    ['with deep nesting in a text that is parsed as a list', nestedList, 'at most 50 levels'],
    ['with very many values', `{"title":[${'0,'.repeat(100_000)}0]}`, 'at most 20000 values'],
    ['with very many keys', `{${keys}}`, 'at most 20000 values'],
    ['that repeats one key', `{${'"title":"",'.repeat(30_000)}"title":""}`, 'at most 20000 values'],
  ])('%s is refused before it is parsed', async (_case, body, words) => {
    const { status, error } = await sendText(body);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.message).toContain(words);
  });

  test('of null is refused where all fields are optional; an absent body is accepted', async () => {
    const { id } = await createRecipe(app, anna);
    const { method, path } = recipesRoutes.copyRecipe;
    const url = path.replace('{id}', id);
    const refused = await app.send(
      { method, url, payload: 'null', headers: { 'content-type': 'application/json' } },
      anna,
    );
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input']);
    expect((await app.send({ method, url }, anna)).status).toBe(201);
  });

  test.each([
    ['objects', 10_000, '{"a":', '}'],
    ['lists', 15_000, '[', ']'],
  ])('with deeply nested %s in a field of any type is refused', async (_what, levels, open, close) => {
    const { method, path: url } = passkeysRoutes.finishLogin;
    const deep = `${open.repeat(levels)}1${close.repeat(levels)}`;
    const payload = `{"ceremony_id":"${randomUUID()}","response":{"id":${deep}}}`;
    const { status, error } = await app.send({
      method,
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
  ])('of type %s is refused', async (contentType) => {
    const { status, error } = await sendText(good, contentType);
    expect(status).toBe(415);
    expect(error.code).toBe('unsupported_media_type');
  });

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON'])('of type %s is accepted', async (contentType) => {
    expect((await sendText(good, contentType)).status).toBe(201);
  });

  test('in another encoding than UTF-8 is not misread', async () => {
    const payload = Buffer.from(JSON.stringify(newRecipe({ title: 'Crème' })), 'latin1');
    const { status, text } = await app.send(
      { method: 'POST', url: '/recipes', payload, headers: { 'content-type': 'application/json' } },
      anna,
    );
    expect(status).toBeLessThan(500);
    expect(text).not.toContain('Crème');
  });
});

test.each([
  ['POST', '/api/recipes/{id}/shares', { email: null }, 'email', LOGIN_TEXTS.email_invalid],
  ['PATCH', '/api/admin/community/{id}', { hidden: 'true', reason: 'Spam' }, 'hidden', 'This must be true or false'],
  ['POST', '/api/community/{id}/ratings', { rating: 5, comment: 5 }, 'comment', 'This must be text'],
  ['POST', '/recipes', [], 'body', 'This must be an object'],
] as const)(
  'a field of %s %s of the wrong type is named in plain words',
  async (method, path, payload, field, words) => {
    const { status, error } = await app.send({ method, url: path.replace('{id}', randomUUID()), payload }, boss);
    expect(status).toBe(400);
    expect(error.fields).toMatchObject({ [field]: words });
  },
);

/** Sends raw bytes over a real socket. Resolves with the response, even if it arrives before the end of the body. */
function overSocket(
  { path = '/recipes', ...headers }: Readonly<Record<string, string>>,
  write: (send: (chunk: Buffer) => boolean) => void,
) {
  const { port } = app.app.server.address() as AddressInfo;
  return new Promise<{ status: number; code: ErrorCode }>((resolve, reject) => {
    const options = {
      port,
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', cookie: anna.cookie, 'sec-fetch-site': 'same-origin', ...headers },
    };
    const sent = httpRequest(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, code: ErrorBody.parse(JSON.parse(text)).error.code });
        sent.destroy();
      });
    });
    sent.on('error', reject);
    write((chunk) => !sent.destroyed && sent.write(chunk));
  });
}

describe('a guest', () => {
  const closed = listRoutes().filter(({ route }) => route.access === 'session' || route.access === 'admin');
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('{', '{}', 'null', '['.repeat(1_000), '{"__proto__":1}', ' '.repeat(100_000))
      .map((text) => Buffer.from(text)),
    fc.json().map((text) => Buffer.from(text)),
  );
  const type = fc.constantFrom(
    'application/json',
    'text/plain',
    'image/png',
    'multipart/form-data; boundary=x',
    'nonsense',
    '',
  );

  test.each(closed)('gets the same 401 from $name, whatever body and content type they send', async ({ route }) => {
    await fc.assert(
      fc.asyncProperty(content, type, async (payload, contentType) => {
        const { status, error } = await app.send({
          method: route.method,
          url: route.path.replaceAll(/\{\w+\}/gu, 'x'),
          ...(route.method === 'GET' ? {} : { payload, headers: { 'content-type': contentType } }),
        });
        expect([status, error.code, error.message]).toEqual([401, 'not_authenticated', 'Not authenticated']);
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ['declares a huge length', { 'content-length': String(100 * 1024 * 1024) }],
    ['declares no length', { 'transfer-encoding': 'chunked' }],
  ])('is answered before a body arrives that %s', async (_what, length) => {
    const answer = await overSocket({ ...length, cookie: '' }, (send) => send(Buffer.from('[')));
    expect(answer).toEqual({ status: 401, code: 'not_authenticated' });
  });

  test('may send at most 16 KB to a public route', async () => {
    const signIn = { path: '/api/auth/sign-in/email', cookie: '' };
    const tooLong = await overSocket({ ...signIn, 'content-length': '16385' }, (send) => send(Buffer.from('{')));
    expect(tooLong).toEqual({ status: 413, code: 'too_large' });
    const padded = Buffer.from('{}'.padEnd(16_384));
    const fits = await overSocket({ ...signIn, 'content-length': String(padded.length) }, (send) => send(padded));
    expect(fits).toEqual({ status: 400, code: 'invalid_input' });
  });
});

test('a body that is nested too deeply is refused before the rest arrives', async () => {
  const headers = { 'content-length': String(1024 * 1024) };
  const answer = await overSocket(headers, (send) => send(Buffer.from(`{"title":${'['.repeat(60)}`)));
  expect(answer).toEqual({ status: 400, code: 'invalid_input' });
});

test.each([
  ['object', '{"a":', '}'],
  ['list', '[', ']'],
])(
  'brackets within strings are not counted as nesting (%s), and an escaped quote does not end a string',
  async (_what, open, close) => {
    const title = `${open.repeat(60)}\\"${close}`.slice(0, 190);
    const { status, body } = await app.request(recipesRoutes.createRecipe, { body: newRecipe({ title }) }, anna);
    expect([status, body.title]).toEqual([201, title]);
  },
);

describe('a body over the limit', () => {
  test('is refused by its Content-Length before any of it arrives', async () => {
    const answer = await overSocket({ 'content-length': String(100 * 1024 * 1024) }, (send) => send(Buffer.from('{')));
    expect(answer).toEqual({ status: 413, code: 'too_large' });
  });

  test('without a Content-Length is refused once it exceeds the limit', async () => {
    const chunk = Buffer.alloc(256 * 1024, ' ');
    const answer = await overSocket({ 'transfer-encoding': 'chunked' }, (send) => {
      // Slightly more than 2 MiB, without an end.
      for (let index = 0; index < 9; index++) send(chunk);
    });
    expect(answer).toEqual({ status: 413, code: 'too_large' });
  });
});

describe('an address', () => {
  test.each([
    '/api/unknown',
    '/api',
    '/api/recipes/1/2/3',
    '/recipes/unknown',
    '/factors/unknown',
    '/chat/unknown',
    '/v1/unknown',
    '/.well-known/unknown',
    '/unknown',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/constructor',
  ])('%s without a route answers 404 as JSON', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'] as const) {
      const { status, error, headers } = await app.send({ method, url }, anna);
      expect(status, method).toBe(404);
      expect(error.code).toBe('not_found');
      expect(headers['content-type']).toMatch(/^application\/json/u);
    }
  });

  test.each([
    ['with a truncated percent-encoding', '/api/recipes/%'],
    ['with an invalid percent-encoding', '/api/recipes/%zz'],
    ['with invalid UTF-8', '/%c0%ae'],
    ['with an over-long id', `/api/recipes/${'x'.repeat(5_000)}`],
    ['with an over-long segment', `/api/shared/a/picture/${'x'.repeat(3_000)}`],
  ])('%s answers 404', async (_case, url) => {
    const { status, text, headers } = await app.send({ url }, anna);
    expect(status).toBe(404);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
    expect(ErrorBody.parse(JSON.parse(text)).error.code).toBe('not_found');
  });

  test('with a huge or malformed query answers 200 or 400', async () => {
    for (const query of [
      'q='.padEnd(8_000, 'x'),
      '&'.repeat(8_000),
      'a[]=1&'.repeat(1_000),
      'limit=1&limit=2',
      '__proto__=1',
      'q[a]=1',
      '%',
      'q=%00',
    ]) {
      const { status, text } = await app.send({ url: `/api/recipes?${query}` }, anna);
      expect([200, 400], text).toContain(status);
    }
  });

  test('with a method outside of the contract answers 404', async () => {
    const { status } = await app.send({ method: 'PUT', url: '/recipes', payload: newRecipe() }, anna);
    expect(status).toBe(404);
  });
});
