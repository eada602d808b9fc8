import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { recipesRoutes } from '@larder/contract/recipes';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { createApiToken, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

describe('every response', () => {
  test.each([
    ['a success', { url: '/healthz' }],
    ['a refusal', { url: '/api/recipes' }],
    ['a foreign request', { method: 'POST', url: '/recipes', headers: { 'sec-fetch-site': 'cross-site' } }],
    ['an unknown address', { url: '/api/unknown' }],
    [
      'a broken body',
      { method: 'POST', url: '/api/auth/sign-in/email', payload: '{', headers: { 'content-type': 'application/json' } },
    ],
  ] as const)('has security headers and a request id: %s', async (_case, request) => {
    const { headers, status, text } = await app.send({ ...request });
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(UUID),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    if (status >= 400) expect(text).toContain(String(headers['x-request-id']));
  });

  test('has an id that the caller cannot choose', async () => {
    const ids = await Promise.all(
      [1, 2].map(() => app.send({ url: '/healthz', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })),
    );
    expect(new Set(ids.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
  });

  test('has a policy that allows our own scripts alone and no framing', async () => {
    const { headers } = await app.send({ url: '/healthz' });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('requires https only where the public address has it', async () => {
    const secure = await startApp({
      environment: { PUBLIC_URL: 'https://recipes.example.org' },
      database: app.database,
    });
    const [over, plain] = [await secure.send({ url: '/healthz' }), await app.send({ url: '/healthz' })];
    expect(over.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(over.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

test('a forbidden request is logged with its person and without its content', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const logging = await startApp({ database: app.database, logger });
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const sent = [
    await logging.send({ url: '/api/admin/people?q=anna@example.org' }, anna),
    await logging.send({ method: 'POST', url: '/recipes', payload: { title: 'Soup' }, headers: foreign }, anna),
    await logging.send({ url: '/api/unknown' }, anna),
    await logging.send({ url: '/api/recipes' }),
  ];
  expect(sent.map(({ status }) => status)).toEqual([403, 403, 404, 401]);
  const refused = { msg: 'request refused', code: 'forbidden', time: expect.any(Number), reqId: expect.any(String) };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ ...refused, method: 'GET', route: '/api/admin/people', userId: anna.id }),
    expect.objectContaining({ ...refused, method: 'POST', route: '/recipes' }),
  ]);
  expect(lines.join('')).not.toMatch(/example\.org|Soup|session_token/u);
});

describe('a compressible response', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s if the caller accepts that', async (encoding, unpack) => {
    for (let index = 0; index < 10; index++) await createRecipe(app, anna);
    const plain = await app.request(recipesRoutes.listRecipes, { query: {} }, anna);
    const compressed = await app.app.inject({
      url: '/api/recipes',
      headers: { cookie: anna.cookie, 'accept-encoding': encoding },
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.headers['vary']).toContain('accept-encoding');
    expect(unpack(compressed.rawPayload).toString()).toBe(plain.text);
    expect(compressed.rawPayload.length).toBeLessThan(plain.text.length / 2);
  });

  test('is sent uncompressed below the threshold', async () => {
    const { headers } = await app.send({ url: '/healthz', headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('a request', () => {
  test.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
    ['BR', brotliCompressSync],
    ['identity, br', brotliCompressSync],
  ] as const)('whose body is compressed with %s is refused and never decompressed', async (encoding, pack) => {
    const { status, error } = await app.send({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: pack(JSON.stringify({ email: 'anna@example.org', password: 'a pinch of salt' })),
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    });
    expect(status).toBe(415);
    expect(error).toMatchObject({ code: 'unsupported_media_type', message: expect.stringContaining('as it is') });
  });

  test('may declare the identity encoding', async () => {
    const { status } = await app.send({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: JSON.stringify({ email: 'nobody@example.org', password: 'a pinch of salt' }),
      headers: { 'content-type': 'application/json', 'content-encoding': 'identity' },
    });
    expect(status).toBe(401);
  });

  test('whose body is ignored may declare any encoding, and is not decompressed', async () => {
    const { status } = await app.send({ url: '/healthz', payload: 'x', headers: { 'content-encoding': 'x' } });
    expect(status).toBe(200);
  });
});

test('one address has a limit of requests per minute, and a new one in the next minute', async () => {
  // One hundredth of 1,200.
  const limited = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.01' }, database: app.database });
  const ask = (remoteAddress: string) => limited.send({ url: '/api/session', remoteAddress });
  for (let window = 0; window < 2; window++) {
    for (let index = 0; index < 12; index++) expect((await ask('203.0.113.1')).status).toBe(200);
    const { status, error, headers } = await ask('203.0.113.1');
    expect(status).toBe(429);
    expect(error).toMatchObject({ code: 'too_many_requests', message: ERROR_TEXTS.too_many_requests });
    expect(headers['retry-after']).toBe('60');
    expect((await ask('203.0.113.2')).status).toBe(200);
    const watched = await limited.send({ url: '/healthz', remoteAddress: '203.0.113.1' });
    expect(watched.status, 'monitoring requests are not counted').toBe(200);
    limited.clock.advance({ minutes: 1 });
  }
});

test('guests at an address do not use up the limit of signed-in people and tokens there', async () => {
  const limited = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.01' }, database: app.database });
  const ask = (sender: Sender = {}) => limited.send({ url: '/api/recipes', remoteAddress: '203.0.113.5' }, sender);
  const program = await createApiToken(app, anna, ['recipes:read']);
  const [madeUp, planted] = [{ token: `larder_${'x'.repeat(43)}` }, { cookie: 'larder.session_token=x.y' }];
  for (let index = 0; index < 4; index++) {
    for (const nobody of [{}, madeUp, planted]) expect((await ask(nobody)).status).toBe(401);
  }
  for (const nobody of [{}, madeUp, planted]) expect((await ask(nobody)).status).toBe(429);
  for (let index = 0; index < 12; index++) {
    expect([(await ask(anna)).status, (await ask(program)).status]).toEqual([200, 200]);
  }
  expect([(await ask(anna)).status, (await ask(program)).status], 'they have limits of their own').toEqual([429, 429]);
});

test('a clock that is set back does not extend the window', async () => {
  const limited = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.01' }, database: app.database });
  const ask = () => limited.send({ url: '/api/session', remoteAddress: '203.0.113.4' });
  limited.clock.advance({ days: 1 });
  for (let index = 0; index < 12; index++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  limited.clock.advance({ days: -1 });
  expect((await ask()).status).toBe(200);
});

test('pictures have a limit of their own, so that a page full of them blocks nothing else', async () => {
  const limited = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.002' }, database: app.database });
  const picture = () => limited.send({ url: `/pictures/${crypto.randomUUID()}/320`, remoteAddress: '203.0.113.3' });
  for (let index = 0; index < 24; index++) expect((await picture()).status).toBe(404);
  expect((await picture()).status).toBe(429);
  const ask = () => limited.send({ url: '/api/session', remoteAddress: '203.0.113.3' });
  expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429]);
});
