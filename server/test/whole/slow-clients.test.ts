import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startApp, type TestApp } from '../app.ts';

const HEADERS_MS = 300;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // Shorten the timeout for this test.
  expect(app.app.server.headersTimeout).toBe(30_000);
  app.app.server.headersTimeout = HEADERS_MS;
  Object.assign(app.app.server, { connectionsCheckingInterval: 50 });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function open(): { readonly socket: Socket; readonly heard: Promise<string> } {
  const { port } = app.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  return { socket, heard: new Promise((resolve) => socket.once('close', () => resolve(text))) };
}

test('slowly sent headers answer 408, and other requests are served meanwhile', async () => {
  const { socket, heard } = open();
  for (const letter of 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: '.padEnd(4_000, 'x')) {
    if (socket.destroyed) break;
    socket.write(letter);
    await setTimeout(10);
  }
  expect(await heard).toMatch(/^HTTP\/1\.1 408 .*"code":"timeout"/su);
  expect((await app.send({ url: '/healthz' })).status).toBe(200);
});

test('a silent connection is closed', async () => {
  await open().heard;
  expect((await app.send({ url: '/healthz' })).status).toBe(200);
});
