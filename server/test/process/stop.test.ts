import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, createServer } from 'node:net';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDatabase, type DatabasePlace } from '../database.ts';
import { createUser, newRecipe, type TestUser } from '../factories.ts';
import { environmentOf, type ServerProcess, startServerProcess } from './server-process.ts';

let place: DatabasePlace;
let anna: TestUser;
let server: ServerProcess;
beforeEach(async () => {
  place = await createDatabase();
  const database = place.open();
  anna = await createUser({ database });
  await database.close();
  server = await startServerProcess(environmentOf(place));
});
afterEach(async () => {
  server.kill('SIGKILL');
  await server.ended;
  await place.remove();
});

const portOf = () => Number(new URL(server.url).port);

/** Keeps connections alive, as browsers do. */
const browser = new Agent({ keepAlive: true });

/** Sends the headers of a request. Resolves when the server waits for the body. */
function beginRequest(body: string): Promise<{ sent: ClientRequest; answer: Promise<IncomingMessage> }> {
  const sent = request(`${server.url}/recipes`, {
    method: 'POST',
    agent: browser,
    headers: {
      cookie: anna.cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      expect: '100-continue',
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  answer.catch(() => undefined);
  return new Promise((resolve, reject) => {
    sent.once('continue', () => resolve({ sent, answer })).once('error', reject);
    sent.flushHeaders();
  });
}

/** Resolves once the server refuses connections. */
async function untilPortClosed(): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(portOf(), '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (await isOpen());
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('lets requests in progress finish, then exits with 0 and frees the port', async () => {
    const body = JSON.stringify(newRecipe({ title: 'Just in time' }));
    const { sent, answer } = await beginRequest(body);
    server.kill(signal);
    await untilPortClosed();
    sent.end(body);
    const response = await answer;
    expect(response.statusCode).toBe(201);
    response.resume();

    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    const port = portOf();
    await new Promise<void>((resolve, reject) => {
      const next = createServer().once('error', reject);
      next.listen(port, '127.0.0.1', () => next.close(() => resolve()));
    });
    const database = place.open();
    expect(await database.db.selectFrom('recipes').select('title').execute()).toEqual([{ title: 'Just in time' }]);
    await database.close();
  });

  test('stops an idle server at once, even with an open keep-alive connection', async () => {
    await (await fetch(`${server.url}/healthz`)).text();
    server.kill(signal);
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
  });
});

test('a second signal aborts requests in progress', async () => {
  const { answer } = await beginRequest(JSON.stringify(newRecipe()));
  server.kill('SIGTERM');
  await untilPortClosed();
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 1, signal: null });
  await expect(answer).rejects.toThrow('socket hang up');
});

test('with STOP_GRACE_SECONDS a stopping instance still serves but is not ready; Ctrl-C ends it at once', async () => {
  const other = await startServerProcess({ ...environmentOf(place), STOP_GRACE_SECONDS: '300' });
  other.kill('SIGTERM');
  // Without keep-alive, so that no connection is open when the server stops.
  const get = async (path: string) => {
    const answer = await fetch(`${other.url}${path}`, { headers: { cookie: anna.cookie, connection: 'close' } });
    return { status: answer.status, text: await answer.text() };
  };
  while ((await get('/readyz')).status === 200);
  const refusal = await get('/readyz');
  expect(refusal.status).toBe(503);
  expect(refusal.text).toContain('"code":"unavailable"');
  // A busy machine may shed a request.
  await vi.waitFor(async () => expect((await get('/api/session')).status).toBe(200), { timeout: 15_000 });
  other.kill('SIGINT');
  expect(await other.ended).toMatchObject({ code: 1, signal: null });
});
