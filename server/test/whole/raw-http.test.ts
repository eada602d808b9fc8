import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ErrorBody } from '@larder/contract/errors';

import { startApp, type TestApp } from '../app.ts';
import { createUser, type TestUser } from '../factories.ts';

let app: TestApp;
let anna: TestUser;
const logged: string[] = [];
beforeAll(async () => {
  app = await startApp({ logger: pino({ level: 'error' }, { write: (line: string) => logged.push(line) }) });
  anna = await createUser(app);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends raw bytes. Resolves with all received data when the server closes the connection. */
function exchange(bytes: string, { ends = false } = {}): Promise<string> {
  const { port } = app.app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () =>
      ends ? socket.end(bytes, 'latin1') : socket.write(bytes, 'latin1'),
    );
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined).once('close', () => resolve(received));
  });
}

const HOST = 'Host: localhost\r\n';
const close = 'Connection: close\r\n';
const annasJson = () => `Content-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nCookie: ${anna.cookie}\r\n`;

describe('malformed HTTP', () => {
  test.each([
    ['garbage', 'GARBAGE\r\n\r\n', 400],
    ['a TLS handshake', '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003', 400],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown version', `GET /healthz HTTP/9.9\r\n${HOST}\r\n`, 400],
    ['an unknown method', `FETCH /healthz HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a NUL in the address', `GET /health\0z HTTP/1.1\r\n${HOST}\r\n`, 400],
    ['a NUL in a header', `GET /healthz HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`, 400],
    ['a space before the colon', `GET /healthz HTTP/1.1\r\nHost : a\r\n\r\n`, 400],
    [
      'two Content-Length headers',
      `POST /recipes HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      400,
    ],
    ['a negative Content-Length', `POST /recipes HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n{}`, 400],
    [
      'Content-Length with Transfer-Encoding',
      `POST /recipes HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['an unknown Transfer-Encoding', `POST /recipes HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip, x\r\n\r\n`, 400],
    ['an over-long header', `GET /healthz HTTP/1.1\r\n${HOST}X: ${'x'.repeat(40_000)}\r\n\r\n`, 413],
    ['an over-long URL', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`, 413],
  ])('%s is refused with a JSON error, and the connection is closed', async (_what, bytes, status) => {
    const received = await exchange(bytes);
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain('content-type: application/json');
    const { error } = ErrorBody.parse(JSON.parse(body));
    expect(error.message).not.toMatch(/parse|hpe_|fastify|node/iu);
  });

  test('an invalid chunk ends the request', async () => {
    const received = await exchange(
      `POST /recipes HTTP/1.1\r\n${HOST}${annasJson()}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}`,
    );
    expect(received).toMatch(/^HTTP\/1\.1 400 /u);
    expect(received).not.toMatch(/hpe_|fastify| at /iu);
  });
});

test('a client that disconnects within a body causes no error', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /recipes HTTP/1.1\r\n${HOST}${annasJson()}Expect: 100-continue\r\nContent-Length: 100\r\n\r\n{"title":"Half`,
  );
  await once(socket, 'data');
  socket.destroy();
  const countConnections = promisify(app.app.server.getConnections.bind(app.app.server));
  await expect.poll(() => countConnections()).toBe(0);
  await app.send({ url: '/healthz' });
  expect(logged).toEqual([]);
});

test('an incomplete body stores nothing', async () => {
  const headers = `${HOST}${annasJson()}Content-Length: 100\r\n`;
  await exchange(`POST /recipes HTTP/1.1\r\n${headers}\r\n{"title":"Half`, { ends: true });
  expect(await app.database.db.selectFrom('recipes').select('id').execute()).toEqual([]);
});

test('a request without a Host header is refused', async () => {
  expect(await exchange('GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /u);
});

test.each([
  ['with another host', 'GET http://evil.example/healthz HTTP/1.1'],
  ['without a path', 'OPTIONS * HTTP/1.1'],
  ['with a protocol upgrade', 'GET /healthz HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA=='],
  ['with two slashes', 'GET //evil.example/%2e%2e HTTP/1.1'],
])('a request target %s is handled like any other', async (_what, line) => {
  const received = await exchange(`${line}\r\n${HOST}${close}\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 (?:200|400|404) /u);
  expect(received).not.toContain('evil.example');
});

test('the host of an absolute request target takes precedence over the Host header', async () => {
  const ask = (target: string) => exchange(`GET ${target} HTTP/1.1\r\n${HOST}${close}\r\n`);
  expect(await ask('http://evil.example/recipes')).toMatch(/^HTTP\/1\.1 400 /u);
  expect(await ask('http://localhost@evil.example/recipes')).toMatch(/^HTTP\/1\.1 400 /u);
  expect(await ask('http://localhost/recipes')).toMatch(/^HTTP\/1\.1 401 /u);
});

test('CONNECT opens no tunnel', async () => {
  expect(await exchange(`CONNECT evil.example:80 HTTP/1.1\r\n${HOST}\r\n`)).not.toMatch(/^HTTP\/1\.1 2/u);
});

describe('pipelined requests', () => {
  const request = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
  const countAnswers = (received: string) => received.split('HTTP/1.1 200 ').length - 1;

  test('are answered in order', async () => {
    const last = `GET /healthz HTTP/1.1\r\n${HOST}${close}\r\n`;
    expect(countAnswers(await exchange(request.repeat(15) + last))).toBe(16);
  });

  test('beyond the limit close the connection', async () => {
    expect(countAnswers(await exchange(request.repeat(500)))).toBeLessThan(17);
  });

  test('beyond the limit close the connection on unknown paths as well', async () => {
    const nowhere = `GET /api/recipes/${'x'.repeat(300)} HTTP/1.1\r\n${HOST}\r\n`;
    expect((await exchange(nowhere.repeat(100))).split('HTTP/1.1 ').length).toBeLessThan(18);
  });
});
