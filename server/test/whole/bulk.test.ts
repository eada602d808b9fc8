import { randomUUID } from 'node:crypto';
import { type ClientRequest, get, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cookbookRoutes } from '@larder/contract/cookbook';
import { eventsRoutes } from '@larder/contract/events';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';

import { toJson } from '#platform/db/tables.ts';
import type { SlotSettings } from '#platform/http/request-slots.ts';

import { startApp, type TestApp } from '../app.ts';
import { createDatabase, type DatabasePlace } from '../database.ts';
import { createUser, newRecipe, type TestUser } from '../factories.ts';
import { recordQueries } from '../query-recorder.ts';

/** Enough large recipes to exceed the socket buffers between server and client. */
const RECIPES = 44;
const BATCH_SIZE = 8;
const BATCHES = Math.ceil(RECIPES / BATCH_SIZE);
const STEPS = Array.from({ length: 40 }, (_, n) => `${n}`.padEnd(4_950, 'ж'));

let place: DatabasePlace;
let app: TestApp;
let ran: () => readonly string[];
let anna: TestUser;
let ids: readonly string[];
beforeAll(async () => {
  place = await createDatabase();
  const recorded = recordQueries(place.open());
  ran = recorded.ran;
  app = await startApp({ database: recorded.database });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  anna = await createUser(app);
  ids = await createLargeRecipes(anna, RECIPES);
});
afterAll(async () => {
  for (const one of [...beside, app]) await one.close();
  await place.remove();
});

const beside: TestApp[] = [];

/** Starts another server on the same database. It awaits `onRead` after each query of its reader. */
async function startBeside(slotSettings: Partial<SlotSettings>, onRead = async () => {}): Promise<TestApp> {
  const database = place.open();
  const reader = database.reader.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await onRead();
      return result;
    },
  });
  const started = await startApp({ database: { ...database, reader }, slotSettings });
  beside.push(started);
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  return started;
}

/** Creates recipes of the maximum size. Returns their ids, newest first. */
async function createLargeRecipes({ id: user_id }: TestUser, count: number): Promise<readonly string[]> {
  const rows = Array.from({ length: count }, (_, n) => {
    const at = new Date(Date.UTC(2026, 0, 1, 0, count - n));
    const lists = { ingredients: toJson(['2 eggs']), instructions: toJson(STEPS) };
    return {
      id: randomUUID(),
      user_id,
      title: `Stew ${n}`,
      description: 'x',
      created_at: at,
      updated_at: at,
      ...lists,
    };
  });
  for (const row of rows) await app.database.db.insertInto('recipes').values(row).execute();
  return rows.map(({ id }) => id);
}

/** Sends a request, and pauses the response. */
function open({ app: { server } }: TestApp, path: string, { cookie }: TestUser): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    get({ port, path, headers, agent: false }, (answer) => resolve(answer.pause())).once('error', reject);
  });
}

/** Pipelines requests of Anna on one connection. Resolves with all received data when the server closes it. */
function pipeline({ app: { server } }: TestApp, paths: readonly string[]): Promise<string> {
  const headers = `Host: localhost\r\nCookie: ${anna.cookie}\r\nSec-Fetch-Site: same-origin\r\nAccept: text/event-stream\r\n`;
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\n${headers}\r\n`).join(''));
    });
    let received = '';
    socket.setEncoding('latin1').on('data', (piece: string) => (received += piece));
    socket.on('error', () => undefined).once('close', () => resolve(received));
  });
}

/** Sends the headers and the first byte of a request. */
function begin({ app: { server } }: TestApp, path: string, { cookie }: TestUser, headers: OutgoingHttpHeaders) {
  const { port } = server.address() as AddressInfo;
  const all = { ...headers, cookie, 'sec-fetch-site': 'same-origin' };
  const sending = request({ method: 'POST', port, path, headers: all, agent: false }).on('error', () => undefined);
  sending.write('{');
  return sending;
}

const listSeen = (on: TestApp, person = anna) => on.request(recipesRoutes.listSeenRecipes, { query: {} }, person);

/** The number of queries that read the instructions of recipes. */
const reads = () => ran().filter((sql) => sql.includes('instructions')).length;
let before: number;
beforeEach(() => {
  before = reads();
});

describe('a bulk response', () => {
  test('reads recipes from the database in small batches, and contains each once', async () => {
    const { body } = await listSeen(app);
    expect(body.next_cursor).toBeNull();
    expect(body.recipes.map(({ id }: Recipe) => id)).toEqual(ids);
    for (const { instructions } of body.recipes) expect(instructions).toEqual(STEPS);
    expect(reads() - before).toBeGreaterThanOrEqual(BATCHES);
  });

  test('of selected recipes reads them in the same batches', async () => {
    const chosen = ids.slice(0, 40);
    const { body } = await app.request(cookbookRoutes.getRecipes, { body: { ids: chosen } }, anna);
    expect(body.recipes.map(({ id }) => id)).toEqual(chosen);
    expect(reads() - before).toBe(Math.ceil(chosen.length / BATCH_SIZE));
  });

  test('is read only as fast as the client receives it', async () => {
    const answer = await open(app, '/recipes', anna);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-length']).toBeUndefined();
    expect(reads() - before).toBeLessThan(BATCHES);
    const { recipes } = JSON.parse(await text(answer)) as { recipes: Recipe[] };
    expect(recipes.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['a list', '/recipes'],
    ['an export', personalDataRoutes.exportData.path],
  ])('is aborted when the client disconnects from %s', async (_what, path) => {
    const answer = await open(app, path, anna);
    answer.destroy();
    // The second bulk response waits for the end of the first.
    expect((await listSeen(app)).body.recipes).toHaveLength(RECIPES);
    expect(reads() - before).toBeLessThan(2 * BATCHES);
  });

  test('reads at most its first batches for a HEAD request', async () => {
    const { status } = await app.send({ method: 'HEAD', url: '/recipes' }, anna);
    expect(status).toBe(200);
    await listSeen(app);
    expect(reads() - before).toBeLessThan(2 * BATCHES);
  });

  test('answers 500 when its first read fails, and is aborted when a later one fails', async () => {
    let left = 1;
    const failing = await startBeside({}, async () => {
      left -= 1;
      if (left === 0) throw new Error('The table is gone');
    });
    expect((await listSeen(failing)).status).toBe(500);
    left = 2;
    const answer = await open(failing, '/recipes', anna);
    expect(answer.statusCode).toBe(200);
    await expect(text(answer)).rejects.toThrow('aborted');
  });
});

describe('load shares of one user', () => {
  test('a second bulk response waits for the first', async () => {
    const answers = await Promise.all([listSeen(app), listSeen(app)]);
    expect(answers.map(({ body }) => body.recipes.length)).toEqual([RECIPES, RECIPES]);
  });

  test('a second bulk response answers 429 when the first takes too long; other requests are served', async () => {
    const hasty = await startBeside({ waitMs: 1 });
    const first = await open(hasty, '/recipes', anna);
    for (const path of ['/recipes', personalDataRoutes.exportData.path]) {
      const { status, error, headers } = await hasty.send({ url: path }, anna);
      expect(status).toBe(429);
      expect(headers['retry-after']).toBe('5');
      expect(error.message).toBe(
        'Your recipes are being read for another request already. Please wait until that is finished and try again.',
      );
    }
    expect((await hasty.request(recipesRoutes.listRecipes, { query: {} }, anna)).body.recipes).not.toHaveLength(0);
    const bruno = await createUser(app);
    expect((await listSeen(hasty, bruno)).body.recipes).toEqual([]);
    first.destroy();
  });

  test('a bulk response that a client stops receiving is aborted, and the next one runs', async () => {
    const impatient = await startBeside({ stalledMs: 1_000 });
    const stalled = await open(impatient, '/recipes', anna);
    expect((await listSeen(impatient)).body.recipes).toHaveLength(RECIPES);
    await expect(text(stalled)).rejects.toThrow('aborted');
  });

  test('a bulk response may be received at any speed while no request waits for its slot', async () => {
    const narrow = await startBeside({ bulkMax: 1, lateMs: 1 });
    const slow = await open(narrow, '/recipes', anna);
    for (let n = 0; n < 10; n += 1) await narrow.request(recipesRoutes.listRecipes, { query: {} }, anna);
    const { recipes } = JSON.parse(await text(slow)) as { recipes: Recipe[] };
    expect(recipes).toHaveLength(RECIPES);
  });

  test('a bulk response that is received too slowly is aborted once another request waits for its slot', async () => {
    const narrow = await startBeside({ bulkMax: 1, lateMs: 200 });
    const slow = await open(narrow, '/recipes', anna);
    const slowReads = setInterval(() => slow.read(16), 20);
    expect((await listSeen(narrow, await createUser(app))).body.recipes).toEqual([]);
    clearInterval(slowReads);
    await expect(text(slow)).rejects.toThrow('aborted');
  });

  test('a bulk response that is blocked behind a stream on its connection is aborted once another request waits for its slot', async () => {
    const { promise: isRead, resolve: noteRead } = Promise.withResolvers<void>();
    const narrow = await startBeside({ bulkMax: 1, lateMs: 200 }, async () => noteRead());
    const pipelined = pipeline(narrow, [eventsRoutes.listen.path, '/recipes']);
    await isRead;
    expect((await listSeen(narrow, await createUser(app))).body.recipes).toEqual([]);
    expect(await pipelined).not.toContain('"recipes"');
  });

  test('any other response that is not received in time is aborted', async () => {
    const impatient = await startBeside({ receivedMs: 200 });
    const received = await pipeline(impatient, [eventsRoutes.listen.path, '/api/recipes']);
    expect(received).toContain('listening');
    expect(received).not.toContain('"recipes"');
  });

  test('request bodies count as requests in progress', async () => {
    const hasty = await startBeside({ waitMs: 1 });
    const [eve, bruno] = [await createUser(app), await createUser(app)];
    const headers = { 'content-type': 'application/json', 'content-length': 100 };
    const bodies: ClientRequest[] = [];
    const create = (person: TestUser) => hasty.send({ method: 'POST', url: '/recipes', payload: newRecipe() }, person);
    const createBeside = async () => {
      bodies.push(begin(hasty, '/recipes', eve, headers));
      return (await create(eve)).status;
    };
    await expect.poll(createBeside).toBe(429);
    expect((await create(bruno)).status).toBe(201);
    for (const body of bodies) body.destroy();
    await expect.poll(async () => (await create(eve)).status).toBe(201);
  });

  test('requests beyond the limit in progress answer 429; requests of other users are served', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: allStarted, resolve: noteAllStarted } = Promise.withResolvers<void>();
    let started = 0;
    const slow = await startBeside({ waitMs: 1 }, () => {
      started += 1;
      if (started === 8) noteAllStarted();
      return released;
    });
    const list = (person: TestUser) => slow.send({ url: '/api/recipes' }, person);
    const answers = Array.from({ length: 8 }, () => slow.send({ url: '/api/cookbook/ids' }, anna));
    await allStarted;
    const { status, error } = await list(anna);
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
    expect((await list(await createUser(app))).status).toBe(200);
    release();
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
    expect((await list(anna)).status).toBe(200);
  });
});
