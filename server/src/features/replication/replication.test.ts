import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes } from '@larder/contract/assistant';
import { recipesRoutes } from '@larder/contract/recipes';

import { API_TOKEN_PREFIX } from '#features/tokens/queries.ts';
import { toJson } from '#platform/db/tables.ts';
import { ErrorLog } from '#platform/error-log.ts';
import { hashToken, newToken } from '#platform/secrets.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createUser, type TestUser } from '../../../test/factories.ts';
import { type RawModelServer, sendJson, startRawModelServer } from '../../../test/model-server.ts';
import { replicateNext } from './commands/replicate-next.ts';

let worker: RawModelServer;
let answer: (response: ServerResponse) => void;
let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  worker = await startRawModelServer((_request, response) => answer(response));
  const environment = { WORKER_URL: worker.origin, WORKER_COPIES: 'on', AI_PROVIDER: 'kitchen' };
  app = await startApp({ environment });
  return async () => {
    await app.close();
    await worker.close();
  };
});
beforeEach(async () => {
  await app.database.db.deleteFrom('recipe_copies').execute();
  await app.database.db.deleteFrom('error_log').execute();
  worker.requests.length = 0;
  answer = (response) => sendJson(response, 201, { id: 'w-1', title: 'Stored' });
  anna = await createUser(app);
});

const surprise = async (of = app, person = anna) =>
  (await of.request(assistantRoutes.createGeneration, { body: { kind: 'surprise' } }, person)).body;

const log = pino({ level: 'silent' });

/** Replicates the next due recipe. Resolves to false when none is due. */
const replicate = (url = worker.origin, token: string | undefined = 'a-token') =>
  replicateNext({
    db: app.database.db,
    worker: { url, token },
    publicUrl: 'https://recipes.example.org',
    log,
    errors: new ErrorLog({ db: app.database.db, log, now: app.clock.now }),
    signal: new AbortController().signal,
    now: app.clock.now,
  });

const errors = () => app.database.db.selectFrom('error_log').selectAll().execute();
const queued = () => app.database.db.selectFrom('recipe_copies').selectAll().execute();

describe('replication to the worker', () => {
  test('sends a saved generated recipe once, with lists as JSON text and booleans as numbers', async () => {
    const { recipe_id, recipe } = await surprise();
    expect(await replicate()).toBe(true);
    expect(await replicate()).toBe(false);
    expect(await queued()).toEqual([]);
    const [{ path, headers, body } = { path: '', headers: {}, body: {} }] = worker.requests;
    expect([worker.requests.length, path, headers['authorization']]).toEqual([1, '/recipes', 'Bearer a-token']);
    expect(body).toMatchObject({
      id: recipe_id,
      title: recipe?.title,
      ingredients: JSON.stringify(recipe?.ingredients),
      instructions: JSON.stringify(recipe?.instructions),
      is_ai_generated: 1,
      category: recipe?.category,
    });
  });

  test('sends no unsaved generation, no handwritten recipe and no recipe in the bin', async () => {
    const body = { kind: 'ingredients' as const, ingredients: ['egg'], keep: false };
    await app.request(assistantRoutes.createGeneration, { body }, anna);
    expect(await replicate()).toBe(false);
    const { recipe_id } = await surprise();
    await app.request(recipesRoutes.deleteRecipe, { params: { id: recipe_id ?? '' } }, anna);
    expect(await replicate()).toBe(true);
    expect([worker.requests, await queued()]).toEqual([[], []]);
  });

  test('gives up on a permanent error and reports status and message', async () => {
    answer = (response) => response.writeHead(422).end('no room');
    await surprise();
    await replicate();
    expect(await queued()).toMatchObject([
      { next_attempt_at: null, failed_reason: 'Worker returned status 422: no room' },
    ]);
    expect(await replicate()).toBe(false);
  });

  test.each([
    [
      'is down',
      (response: ServerResponse) => void response.writeHead(503).end('down'),
      'Worker returned status 503: down',
    ],
    ['drops the connection', (response: ServerResponse) => void response.destroy(), 'Worker could not be reached'],
  ])('retries up to five times with backoff when the worker %s', async (_how, failingAnswer, reason) => {
    answer = failingAnswer;
    await surprise();
    const [job] = await queued();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await replicate()).toBe(true);
      expect(await queued()).toMatchObject([{ attempts: attempt, failed_reason: reason }]);
      app.clock.advance({ days: 1 });
    }
    expect(await replicate()).toBe(false);
    expect(worker.requests).toHaveLength(5);
    // An admin sees the first failure and the last one.
    const reported = { method: 'COPY', status: 502, request_id: job?.recipe_id };
    await expect.poll(errors).toMatchObject([reported, reported]);
  });

  test('stops reading an endless response', async () => {
    answer = (response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, 'x')));
      };
      response.writeHead(200).on('drain', more);
      more();
    };
    await surprise();
    await replicate();
    expect(await queued()).toMatchObject([{ failed_reason: 'Worker did not confirm the recipe' }]);
    await expect.poll(() => worker.abandoned.count).toBeGreaterThan(0);
  });

  test('treats any response that does not confirm the recipe as a permanent error', async () => {
    answer = (response) => response.writeHead(200).end('<html>');
    await surprise();
    await replicate();
    expect(await queued()).toMatchObject([
      { next_attempt_at: null, failed_reason: 'Worker did not confirm the recipe' },
    ]);
  });

  test('sends a recipe once when two workers run concurrently', async () => {
    await surprise();
    await Promise.all([replicate(), replicate()]);
    expect(worker.requests).toHaveLength(1);
  });
});

test('another Larder server stores a replicated recipe once, for the user of the token', async () => {
  const other = await startApp();
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.app.server.address() as AddressInfo;
  const bruno = await createUser(other);
  await createAdmin(other, bruno);
  const token = `${API_TOKEN_PREFIX}${newToken()}`;
  const row = { id: uuidv7(), user_id: bruno.id, name: 'Worker', token_hash: hashToken(token), created_at: new Date() };
  await other.database.db
    .insertInto('api_tokens')
    .values({ ...row, scopes: toJson(['worker']) })
    .execute();
  const { recipe } = await surprise();
  await replicate(`http://127.0.0.1:${port}`, token);
  const { body } = await other.request(recipesRoutes.listSeenRecipes, { query: {} }, bruno);
  expect(body.recipes).toMatchObject([{ ...recipe, is_ai_generated: true, user_id: bruno.id }]);
  await other.close();
});

test('nothing is replicated unless WORKER_COPIES is on', async () => {
  const standalone = await startApp({ environment: { WORKER_URL: worker.origin, AI_PROVIDER: 'kitchen' } });
  const clara = await createUser(standalone);
  await surprise(standalone, clara);
  expect(await standalone.database.db.selectFrom('recipe_copies').selectAll().execute()).toEqual([]);
  await standalone.close();
});
