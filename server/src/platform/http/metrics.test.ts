import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';

const METRICS_TOKEN = 'a token of enough characters';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());

function read(on: TestApp, remoteAddress: string, headers: Readonly<Record<string, string>> = {}) {
  return on.app.inject({ url: '/metrics', remoteAddress, headers });
}

describe('without a token', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'a direct connection from this machine (%s) may read',
    async (address) => {
      const { statusCode, headers, body } = await read(app, address);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/plain/u);
      expect(body).toContain('process_resident_memory_bytes');
    },
  );

  test.each([
    ['another machine', '203.0.113.1', {}],
    ['another machine that claims to be this one', '203.0.113.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['someone behind a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }],
    ['someone behind another kind of proxy', '127.0.0.1', { forwarded: 'for=203.0.113.1' }],
  ] as const)('%s gets 404', async (_who, address, headers) => {
    const { statusCode, body } = await read(app, address, headers);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('process_');
  });
});

describe('with a token', () => {
  let guarded: TestApp;
  beforeAll(async () => {
    guarded = await startApp({ environment: { METRICS_TOKEN }, database: app.database });
  });

  test('its bearer may read from anywhere', async () => {
    expect((await read(guarded, '203.0.113.1', { authorization: `Bearer ${METRICS_TOKEN}` })).statusCode).toBe(200);
  });

  test.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer a token of enough character_' }],
    ['a part of it', { authorization: 'Bearer a token' }],
    ['nothing as token', { authorization: 'Bearer ' }],
  ] as const)('%s gets 404, even from this machine', async (_case, headers) => {
    expect((await read(guarded, '127.0.0.1', headers)).statusCode).toBe(404);
  });
});

test('requests are counted by route pattern, without ids', async () => {
  const { id } = await createRecipe(app, anna);
  await app.send({ url: `/api/recipes/${id}` }, anna);
  await app.send({ url: '/api/recipes?q=secret' }, anna);
  await app.send({ url: `/somewhere/${anna.id}` }, anna);
  const { body } = await read(app, '127.0.0.1');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/recipes\/:id",status="200"\} 1/u,
  );
  expect(body).toMatch(/http_request_duration_seconds_count\{method="POST",route="\/recipes",status="201"\} 1/u);
  for (const personal of [id, anna.id, anna.email, anna.name, 'secret']) expect(body).not.toContain(personal);
});
