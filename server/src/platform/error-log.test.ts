import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import { healthRoutes } from '@larder/contract/health';

import { startApp, type TestApp } from '../../test/app.ts';
import { createAdmin, createUser, type TestUser } from '../../test/factories.ts';
import { describeFailure, purgeErrorLog } from './error-log.ts';

let app: TestApp;
let boss: TestUser;
beforeAll(async () => {
  const isStopping = () => {
    throw Object.assign(new TypeError('Cannot stop "my secret"\nfor anna@example.org'), { code: 'E_BURNT' });
  };
  app = await startApp({ isStopping });
});
beforeEach(async () => {
  boss = await createUser(app);
  await createAdmin(app, boss);
  await app.database.db.deleteFrom('error_log').execute();
});
afterAll(() => app.close());

const fail = () => app.request(healthRoutes.getReady, {}, boss);
const count = async () => (await app.database.db.selectFrom('error_log').select('id').execute()).length;
const listed = async () => (await app.request(adminRoutes.listErrors, { query: { limit: 100 } }, boss)).body.errors;

describe('the error log', () => {
  test('records a failed request for an admin, without the request body', async () => {
    app.clock.advance({ minutes: 1 });
    const at = app.clock.now().toISOString();
    const { status, headers } = await fail();
    expect(status).toBe(500);
    // Polling advances the clock.
    await expect.poll(count).toBe(1);
    expect(await listed()).toEqual([
      {
        id: expect.any(String),
        at,
        request_id: headers['x-request-id'],
        method: 'GET',
        route: healthRoutes.getReady.path,
        status: 500,
        message: 'TypeError E_BURNT: Cannot stop "…"',
      },
    ]);
  });

  test('records at most thirty failures a minute', async () => {
    app.clock.advance({ minutes: 1 });
    for (let n = 0; n < 35; n++) await fail();
    app.clock.advance({ minutes: 1 });
    await fail();
    await expect.poll(count).toBe(31);
  });

  test('does not record refused requests', async () => {
    await app.request(adminRoutes.listErrors, { query: {} });
    await fail();
    await expect.poll(count).toBe(1);
    expect((await listed()).map(({ status }) => status)).toEqual([500]);
  });
});

test('retains the newest thousand entries of thirty days', async () => {
  const now = app.clock.now();
  const row = (n: number) => ({
    id: crypto.randomUUID(),
    at: new Date(now.getTime() - n * 1_000),
    request_id: String(n),
    method: 'GET',
    route: '/',
    status: 500,
    message: 'x',
  });
  const rows = Array.from({ length: 1_005 }, (_, n) => row(n));
  await app.database.db.insertInto('error_log').values(rows.slice(0, 600)).execute();
  await app.database.db.insertInto('error_log').values(rows.slice(600)).execute();
  await purgeErrorLog(app.database.db, now);
  expect(await count()).toBe(1_000);
  const oldest = app.database.db.selectFrom('error_log').select('request_id').orderBy('at').limit(1);
  expect(await oldest.execute()).toEqual([{ request_id: '999' }]);
  await purgeErrorLog(app.database.db, new Date(now.getTime() + 30 * 24 * 60 * 60 * 1_000 - 500_000));
  expect(await count()).toBe(500);
});

describe('describeFailure', () => {
  test.each([
    [new Error('Cannot GET /x?token=secret now'), 'Error: Cannot GET /x?… now'],
    [new Error('unterminated "secret'), 'Error: unterminated "…"'],
    [new Error('No mail to anna@example.org today'), 'Error: No mail to …@… today'],
    [new Error('first\nsecond'), 'Error: first'],
    [new Error('outer', { cause: new RangeError('inner "x"') }), 'Error: outer (RangeError: inner "…")'],
    ['a text', 'Unknown error'],
  ])('%s', (error, text) => {
    expect(describeFailure(error)).toBe(text);
  });

  test('ends for an error that is its own cause', () => {
    const error = new Error('x'.repeat(10_000));
    error.cause = error;
    expect(describeFailure(error)).toHaveLength(300);
  });
});
