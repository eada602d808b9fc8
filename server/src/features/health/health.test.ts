import { afterAll, beforeAll, expect, test } from 'vitest';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { healthRoutes } from '@larder/contract/health';

import { startApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let isStopping = false;
beforeAll(async () => {
  app = await startApp({ isStopping: () => isStopping, environment: { PRODUCT_NAME: 'Pantry' } });
});
afterAll(() => app.close());

test('GET / answers the status, the product and the version', async () => {
  const { body, headers } = await app.request(healthRoutes.getHealth, {});
  expect(body).toEqual({ status: 'ok', product: 'Pantry', version: '1.2.3' });
  expect(headers['vary']).toContain('accept');
});

test('GET /healthz answers 200 while the process runs', async () => {
  expect((await app.request(healthRoutes.getAlive, {})).body).toEqual({ status: 'ok' });
});

test('GET /readyz answers 503 after SIGTERM, while /healthz still answers 200', async () => {
  expect((await app.request(healthRoutes.getReady, {})).body).toEqual({ status: 'ready' });
  isStopping = true;
  const { status, error, headers } = await app.request(healthRoutes.getReady, {});
  expect(status).toBe(503);
  expect(error).toMatchObject({ code: 'unavailable', message: ERROR_TEXTS.unavailable });
  expect(headers['retry-after']).toBe('5');
  expect((await app.request(healthRoutes.getAlive, {})).status).toBe(200);
});
