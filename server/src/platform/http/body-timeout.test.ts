import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { AppError } from '#platform/app-error.ts';

import { registerBodyTimeout } from './body-timeout.ts';
import { answerError } from './errors.ts';

const ARRIVAL_MS = 300;
const DISCARDED_MAX_BYTES = 1024 * 1024;
const PIECE_BYTES = 16 * 1024;

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.setErrorHandler(answerError);
  registerBodyTimeout(app, ARRIVAL_MS, DISCARDED_MAX_BYTES);
  app.post('/refused', { preParsing: async () => Promise.reject(new AppError('not_found', 'No')) }, async () => ({}));
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

/** Sends the chunks of a body with a pause between them. */
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

test('a body that does not arrive in time gets 408 and a closed connection', async () => {
  const { status, body, connection } = await send('/json', 'application/json', ['{"a":', '1', '}'], ARRIVAL_MS);
  expect(status).toBe(408);
  expect(body.error.code).toBe('timeout');
  expect(connection).toBe('close');
});

test('a body that arrives in time and a slow response are not interrupted', async () => {
  expect(await send('/json', 'application/json', ['{"a":', '1}'], 50)).toMatchObject({ status: 200, body: { a: 1 } });
  expect(await send('/slow', 'application/json', ['{}'], 0)).toMatchObject({ status: 200, body: {} });
});

test('a file has more time', async () => {
  const parts = ['one', 'two', 'three'];
  expect(await send('/file', 'image/png', parts, ARRIVAL_MS)).toMatchObject({
    status: 200,
    body: { sent: 'onetwothree' },
  });
});

describe('an unread body', () => {
  /** Sends `bytes` to a route that refuses them. Returns the response, and whether the connection is still open. */
  async function sendRefused(bytes: number) {
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sent = httpRequest({ host: '127.0.0.1', port, method: 'POST', path: '/refused', agent });
    const answered = once(sent, 'response');
    const ended = new Promise<'sent' | 'cut'>((resolve) => {
      sent.once('error', () => resolve('cut')).once('finish', () => resolve('sent'));
    });
    // Written as fast as the server reads, so that buffers do not hide an unread body.
    Readable.from(Array.from({ length: bytes / PIECE_BYTES }, () => Buffer.alloc(PIECE_BYTES))).pipe(sent);
    const [response] = await answered;
    response.resume();
    const end = await ended;
    agent.destroy();
    return { status: response.statusCode, end };
  }

  test('is discarded, so that the client receives the response', async () => {
    expect(await sendRefused(DISCARDED_MAX_BYTES / 8)).toEqual({ status: 404, end: 'sent' });
  });

  test('closes the connection above the limit', async () => {
    expect(await sendRefused(100 * DISCARDED_MAX_BYTES)).toEqual({ status: 404, end: 'cut' });
  });
});
