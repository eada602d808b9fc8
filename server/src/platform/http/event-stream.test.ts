import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { EventStream, registerEventStreams, sendEvents } from './event-stream.ts';

test('a stream that is opened during shutdown ends at once', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  registerEventStreams(app);
  const closing = Promise.withResolvers<void>();
  app.addHook('preClose', (done) => {
    closing.resolve();
    done();
  });
  async function* endless(signal: AbortSignal) {
    const gone = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => gone.resolve());
    yield 'first';
    await gone.promise;
  }
  app.get('/', (_request, reply) => sendEvents(reply, new EventStream(endless), undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const answered = text(socket);
  const arrived = new Promise((resolve) => app.server.once('connection', resolve));
  await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\nhost: here\r\n', resolve));
  await arrived;
  const closed = app.close();
  await closing.promise;
  socket.write('connection: close\r\n\r\n');
  expect(await answered).toMatch(/^HTTP\/1\.1 200/u);
  await closed;
});

test('a stream whose client does not read does not block shutdown', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  registerEventStreams(app);
  async function* endless(signal: AbortSignal) {
    while (!signal.aborted) yield 'x'.repeat(1_000_000);
  }
  app.get('/', (_request, reply) => sendEvents(reply, new EventStream(endless), undefined));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));
  await app.close();
  expect(app.server.listening).toBe(false);
  socket.destroy();
});
