import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { registerArrival } from './arrival.ts';
import { answerError } from './errors.ts';

const ARRIVAL_MS = 300;

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(answerError);
  registerArrival(app, ARRIVAL_MS);
  app.post('/json', async ({ body }) => body);
  app.post('/slow', async () => {
    await setTimeout(2 * ARRIVAL_MS);
    return {};
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.post('/file', async ({ body }) => {
      return { sent: await text(body as NodeJS.ReadableStream) };
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends the parts of a body, with a pause between two. */
async function send(path: string, type: string, parts: readonly string[], pauseMs: number) {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', path, headers });
  const answered = once(request, 'response');
  let closed = false;
  request.once('close', () => (closed = true)).on('error', () => undefined);
  for (const [at, part] of parts.entries()) {
    if (at > 0) await setTimeout(pauseMs);
    if (!closed) request.write(part);
  }
  request.end();
  const [response] = await answered;
  return {
    status: response.statusCode,
    body: JSON.parse(await text(response)),
    connection: response.headers.connection,
  };
}

test('a body that does not arrive in time is not waited for, and its connection is closed', async () => {
  const { status, body, connection } = await send('/json', 'application/json', ['{"a":', '1', '}'], ARRIVAL_MS);
  expect(status).toBe(408);
  expect(body.error.code).toBe('timeout');
  expect(connection).toBe('close');
});

test('one that arrives in parts is waited for, and so is an answer that takes long', async () => {
  expect(await send('/json', 'application/json', ['{"a":', '1}'], 50)).toMatchObject({ status: 200, body: { a: 1 } });
  expect(await send('/slow', 'application/json', ['{}'], 0)).toMatchObject({ status: 200, body: {} });
});

test('a file may take longer', async () => {
  const parts = ['one', 'two', 'three'];
  expect(await send('/file', 'image/png', parts, ARRIVAL_MS)).toMatchObject({
    status: 200,
    body: { sent: 'onetwothree' },
  });
});
