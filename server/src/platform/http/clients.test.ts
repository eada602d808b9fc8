import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { registerClients } from './clients.ts';
import { answerError } from './errors.ts';

let app: FastifyInstance;
/** The requests in progress: call a function to answer its request. */
const unanswered: (() => void)[] = [];
const addressAfterwards = Promise.withResolvers<string>();
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(answerError);
  registerClients(app, {
    readSession: ({ headers }) => headers.cookie,
    countRequest: async () => undefined,
    shedsLoad: true,
  });
  app.get('/light', async () => ({}));
  app.get('/heavy', async (request) => {
    app.clients.meterOf(request)?.resume();
    // Blocks the whole process, as heavy work does.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    return {};
  });
  for (const [path, isOpenEnded] of [
    ['/open', false],
    ['/stream', true],
  ] as const) {
    app.get(path, { config: { isOpenEnded } }, () => new Promise((resolve) => unanswered.push(() => resolve({}))));
    app.get(`${path}/answered`, { config: { isOpenEnded } }, async () => ({}));
  }
  app.get('/slow', async (request) => {
    await once(request.raw.socket, 'close');
    addressAfterwards.resolve(request.ip);
    return {};
  });
  app.get('/healthz', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function ask(path: string, cookie?: string): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = cookie === undefined ? {} : { cookie };
    httpRequest({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      });
    })
      .on('error', reject)
      .end();
  });
}

test('a client above its load share is delayed and then gets 429, while other clients and health checks are served', async () => {
  expect((await ask('/light', 'anna')).status).toBe(200);
  for (let n = 0; n < 3; n++) expect((await ask('/heavy', 'mallory')).status).toBe(200);
  const ended: string[] = [];
  const held = [1, 2, 3].map(async () => {
    const answer = await ask('/heavy', 'mallory');
    ended.push('mallory');
    return answer;
  });
  for (let n = 0; n < 5; n++) {
    expect((await ask('/light', 'anna')).status).toBe(200);
    expect((await ask('/light')).status).toBe(200);
    expect((await ask('/healthz')).status).toBe(200);
  }
  ended.push('anna');
  const answers = await Promise.all(held);
  expect(ended[0]).toBe('anna');
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  expect(answers.find(({ status }) => status === 429)?.retryAfter).toMatch(/^[1-9]$/u);
});

test.each([
  ['a hundred requests', '/open', 100],
  ['fifty streams', '/stream', 50],
])('one client has at most %s in progress, not counting those that were disconnected', async (_what, path, most) => {
  const { port } = app.server.address() as AddressInfo;
  // Pipelined on one connection.
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: trudy\r\n\r\n`.repeat(most));
  await vi.waitFor(() => expect(unanswered).toHaveLength(most));
  expect(await ask(path, 'trudy')).toEqual({ status: 429, retryAfter: '1' });
  expect((await ask('/light', 'anna')).status).toBe(200);
  socket.destroy();
  await vi.waitFor(async () => expect((await ask(`${path}/answered`, 'trudy')).status).toBe(200));
  for (const answer of unanswered.splice(0)) answer();
});

test('the address of a client is known after it disconnected', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.end('GET /slow HTTP/1.1\r\nHost: localhost\r\nCookie: anna\r\n\r\n');
  expect(await addressAfterwards.promise).toBe('127.0.0.1');
});
