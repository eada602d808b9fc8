import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isPublicAddress, PrivateAddressError, publicLookup, type ResolveAll } from './addresses.ts';
import { createFetchPublic, PublicFetchError, type PublicFetchSettings } from './fetch-public.ts';

/** The responses of the local server, by path. */
const PATHS: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/soup.jpg': (_request, response) => response.end('a picture'),
  '/headers': (request, response) => response.end(JSON.stringify(request.headers)),
  '/once': (_request, response) => response.writeHead(302, { location: '/soup.jpg' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/five': (_request, response) => response.writeHead(307, { location: '/four' }).end(),
  '/four': (_request, response) => response.writeHead(307, { location: '/three' }).end(),
  '/three': (_request, response) => response.writeHead(307, { location: '/two' }).end(),
  '/two': (_request, response) => response.writeHead(307, { location: '/once' }).end(),
  '/six': (_request, response) => response.writeHead(307, { location: '/five' }).end(),
  '/metadata': (_request, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/login': (_request, response) => response.writeHead(302, { location: 'http://a:b@example.org/' }).end(),
  '/gone': (_request, response) => response.writeHead(410).end(),
  '/broken': (_request, response) => response.writeHead(500).end(),
  '/zipped': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  '/huge': (_request, response) => response.writeHead(200, { 'content-length': '2000' }).write('x'),
  '/endless': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(100)));
    };
    response.on('drain', more);
    more();
  },
  '/silent': () => undefined,
  '/drip': (_request, response) => void response.write('x'),
};

const sockets = new Set<Socket>();
let server: Server;
/** Sends headers without end. */
let slowServer: Server;
let port = 0;
let slowPort = 0;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    PATHS[request.url ?? '']?.(request, response);
  });
  slowServer = createTcpServer(
    (socket) => void socket.on('error', () => undefined).write('HTTP/1.1 200 OK\r\nX-A: 1\r\n'),
  );
  for (const each of [server, slowServer]) {
    each.on('connection', (socket: Socket) => sockets.add(socket));
    each.listen(0, '127.0.0.1');
    await once(each, 'listening');
  }
  port = (server.address() as AddressInfo).port;
  slowPort = (slowServer.address() as AddressInfo).port;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
  slowServer.close();
});

const SETTINGS = { allowedHosts: [], userAgent: 'Larder', maxBytes: 1_000, totalMs: 5_000, firstByteMs: 5_000 };

/** Fetches from the local server, which is allowed unless the settings say otherwise. */
function fetchLocal(path: string, settings: Partial<PublicFetchSettings> = {}) {
  const allowedHosts = [`127.0.0.1:${port}`, `127.0.0.1:${slowPort}`];
  return createFetchPublic({ ...SETTINGS, allowedHosts, ...settings })(`http://127.0.0.1:${port}${path}`);
}

/** A resolver that returns these addresses for any name. */
const resolvingTo =
  (...addresses: LookupAddress[]): ResolveAll =>
  (_name, callback) =>
    callback(null, addresses);

async function failureOf(fetched: Promise<unknown>) {
  const error = await fetched.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PublicFetchError);
  return error instanceof PublicFetchError ? error.failure : undefined;
}

describe('a public address', () => {
  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1'])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('fetchPublic refuses without connecting', () => {
  test.each([
    ['of this machine', (at: number) => `http://127.0.0.1:${at}/soup.jpg`],
    ['as one number', (at: number) => `http://2130706433:${at}/soup.jpg`],
    ['in octal', (at: number) => `http://0177.0.0.1:${at}/soup.jpg`],
    ['in hexadecimal', (at: number) => `http://0x7f.0.0.1:${at}/soup.jpg`],
    ['in one hexadecimal number', (at: number) => `http://0x7f000001:${at}/soup.jpg`],
    ['cut short', (at: number) => `http://127.1:${at}/soup.jpg`],
    ['in wide digits', (at: number) => `http://１２７.0.0.1:${at}/soup.jpg`],
    ['of IPv6', (at: number) => `http://[::1]:${at}/soup.jpg`],
    ['of IPv4 in IPv6', (at: number) => `http://[::ffff:127.0.0.1]:${at}/soup.jpg`],
    ['of a private network in IPv6', () => 'http://[::ffff:10.0.0.1]/'],
    ['of a cloud metadata service', () => 'http://169.254.169.254/latest/meta-data/'],
    ['by a name of this machine', (at: number) => `http://localhost:${at}/soup.jpg`],
    ['with a password', () => 'http://user:password@example.org/'],
    ['of a file', () => 'file:///etc/passwd'],
    ['that is malformed', () => 'soup'],
  ])('%s', async (_what, address) => {
    const before = asked.length;
    expect(await failureOf(createFetchPublic(SETTINGS)(address(port)))).toBe('refused');
    expect(asked).toHaveLength(before);
  });

  test.each([
    ['127.0.0.1', 4],
    ['::1', 6],
    ['10.1.2.3', 4],
  ])('a name that resolves to %s', async (address, family) => {
    const resolveAll = resolvingTo({ address, family });
    const fetched = createFetchPublic({ ...SETTINGS, resolveAll })(`http://soup.example:${port}/soup.jpg`);
    expect(await failureOf(fetched)).toBe('refused');
  });

  test('a name with both a public and a private address', async () => {
    const resolveAll = resolvingTo({ address: '1.1.1.1', family: 4 }, { address: '127.0.0.1', family: 4 });
    const fetched = createFetchPublic({ ...SETTINGS, resolveAll })(`http://soup.example:${port}/soup.jpg`);
    expect(await failureOf(fetched)).toBe('refused');
  });

  test('a name that resolves to a private address the second time (DNS rebinding)', async () => {
    // The socket connects to what was checked: there is no second lookup.
    const answers = ['1.1.1.1', '127.0.0.1'];
    const lookup = publicLookup((_name, callback) => callback(null, [{ address: answers.shift() ?? '', family: 4 }]));
    const ask = () =>
      new Promise((resolve) =>
        lookup('rebound.example', { all: true }, (error, addresses) => resolve(error ?? addresses)),
      );
    expect(await ask()).toEqual([{ address: '1.1.1.1', family: 4 }]);
    expect(await ask()).toBeInstanceOf(PrivateAddressError);
  });

  test('a name is resolved once per connection, when it connects', async () => {
    let lookups = 0;
    const resolveAll: ResolveAll = (_name, callback) => {
      lookups += 1;
      callback(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    const before = asked.length;
    const fetched = createFetchPublic({ ...SETTINGS, resolveAll })(`http://rebound.example:${port}/soup.jpg`);
    expect(await failureOf(fetched)).toBe('refused');
    expect(lookups).toBe(1);
    expect(asked).toHaveLength(before);
  });
});

describe('redirects', () => {
  test('up to five redirects are followed', async () => {
    expect(String(await fetchLocal('/once'))).toBe('a picture');
    expect(String(await fetchLocal('/five'))).toBe('a picture');
    expect(await failureOf(fetchLocal('/six'))).toBe('refused');
    expect(await failureOf(fetchLocal('/loop'))).toBe('refused');
  });

  test.each(['/metadata', '/file', '/login'])('%s: a redirect to a refused address is not followed', async (path) => {
    expect(await failureOf(fetchLocal(path))).toBe('refused');
  });

  test('allowing one host name allows no other on the same address', async () => {
    const allowedHosts = ['soup.example'];
    const resolveAll = resolvingTo({ address: '127.0.0.1', family: 4 });
    const fetched = createFetchPublic({ ...SETTINGS, allowedHosts, resolveAll })(`http://127.0.0.1:${port}/soup.jpg`);
    expect(await failureOf(fetched)).toBe('refused');
  });
});

describe('fetchPublic limits', () => {
  test('the size, declared or received', async () => {
    expect(await failureOf(fetchLocal('/huge'))).toBe('too_large');
    expect(await failureOf(fetchLocal('/endless'))).toBe('too_large');
  });

  test('the time to the first byte', async () => {
    expect(await failureOf(fetchLocal('/silent', { firstByteMs: 50 }))).toBe('too_slow');
    const slow = createFetchPublic({ ...SETTINGS, allowedHosts: ['127.0.0.1'], firstByteMs: 50 });
    expect(await failureOf(slow(`http://127.0.0.1:${slowPort}/`))).toBe('too_slow');
  });

  test('the total time', async () => {
    expect(await failureOf(fetchLocal('/drip', { totalMs: 50 }))).toBe('too_slow');
  });
});

test('any response but a plain 200 is an error', async () => {
  expect(await failureOf(fetchLocal('/gone'))).toBe('status');
  expect(await failureOf(fetchLocal('/broken'))).toBe('status');
  const nowhere: ResolveAll = (_name, callback) => callback(new Error('ENOTFOUND'), []);
  const unknown = createFetchPublic({ ...SETTINGS, resolveAll: nowhere })('http://nowhere.example/');
  expect(await failureOf(unknown)).toBe('unreachable');
  expect(await failureOf(fetchLocal('/zipped'))).toBe('status');
  const fetched = createFetchPublic({ ...SETTINGS, allowedHosts: ['127.0.0.1'] })('http://127.0.0.1:1/');
  expect(await failureOf(fetched)).toBe('unreachable');
});

test('a request sends the user agent and no other details', async () => {
  const headers = JSON.parse(String(await fetchLocal('/headers'))) as Record<string, string>;
  expect(headers).toMatchObject({ 'user-agent': 'Larder', 'accept-encoding': 'identity' });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
});

test('an abort signal stops the fetch', async () => {
  const control = new AbortController();
  const fetchAny = createFetchPublic({ ...SETTINGS, allowedHosts: ['127.0.0.1'] });
  const fetched = failureOf(fetchAny(`http://127.0.0.1:${port}/silent`, control.signal));
  control.abort();
  expect(await fetched).toBe('unreachable');
});
