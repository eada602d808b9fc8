import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Generation } from '@larder/contract/assistant';
import { RecipePage } from '@larder/contract/recipes';

import { type ScriptedModel, startScriptedModel, WRITTEN } from '../scripted-model.ts';
import { createDatabase, type DatabasePlace } from '../database.ts';
import { createUser, type TestUser } from '../factories.ts';
import { call, environmentOf, type ServerProcess, startServerProcess } from './server-process.ts';

/** A generous limit for work of the server, even on a busy machine. */
const WORK_WAIT_MS = 30_000;

let place: DatabasePlace;
let model: ScriptedModel;
let anna: TestUser;
let server: ServerProcess;
beforeEach(async () => {
  place = await createDatabase();
  model = await startScriptedModel();
  const database = place.open();
  anna = await createUser({ database });
  await database.close();
  server = await start();
});
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await model.close();
  await place.remove();
});

function start(): Promise<ServerProcess> {
  return startServerProcess({ ...environmentOf(place), OPENAI_BASE_URL: model.url });
}

const send = (method: string, path: string, body?: object) => call(server, method, path, { cookie: anna.cookie, body });

const generation = async (id: string) => {
  return Generation.parse(await (await send('GET', `/api/assistant/generations/${id}`)).json());
};
const recipes = async () => RecipePage.parse(await (await send('GET', '/api/recipes')).json()).recipes;
const countChatRequests = () => model.requests.filter(({ path }) => path.includes('chat')).length;

/** Kills the server during the given attempt at a generation. The first attempt is requested here. */
async function killDuringAttempt(id: string, attempt: number): Promise<void> {
  const release = model.hold();
  const request = (
    attempt === 1 ? send('POST', '/api/assistant/generations', { kind: 'surprise', id }) : send('GET', '/')
  ).catch(() => undefined);
  await vi.waitFor(() => expect(countChatRequests()).toBe(attempt), { timeout: WORK_WAIT_MS });
  server.kill('SIGKILL');
  await server.ended;
  await request;
  release();
}

/** Expires the leases, as time would. */
async function expireLeases(): Promise<void> {
  const database = place.open();
  await database.db
    .updateTable('generations')
    .set({ lease_until: new Date(0) })
    .execute();
  await database.close();
}

test('a generation that a killed server was running is completed once by the next server', async () => {
  const id = randomUUID();
  await killDuringAttempt(id, 1);
  server = await start();
  expect(await generation(id)).toMatchObject({ state: 'running' });
  expect(await recipes()).toEqual([]);
  await expireLeases();
  await vi.waitFor(async () => expect((await generation(id)).state).toBe('done'), { timeout: WORK_WAIT_MS });
  expect(await generation(id)).toMatchObject({ recipe: WRITTEN, recipe_id: id });
  expect(await recipes()).toMatchObject([{ id, title: WRITTEN.title }]);
  expect(countChatRequests()).toBe(2);
  // A client that repeats the lost request gets the same generation.
  const again = await send('POST', '/api/assistant/generations', { kind: 'surprise', id });
  expect(Generation.parse(await again.json())).toMatchObject({ id, state: 'done', recipe: WRITTEN });
  expect(await recipes()).toHaveLength(1);
});

test('a generation that kills the server twice fails', async () => {
  const id = randomUUID();
  await killDuringAttempt(id, 1);
  await expireLeases();
  server = await start();
  await killDuringAttempt(id, 2);
  await expireLeases();
  server = await start();
  await vi.waitFor(async () => expect((await generation(id)).state).toBe('failed'), { timeout: WORK_WAIT_MS });
  expect((await generation(id)).problem).toBe("Sorry, I couldn't create a surprise recipe right now.");
  expect(await recipes()).toEqual([]);
  expect(countChatRequests()).toBe(2);
});
