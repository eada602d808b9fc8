import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { fetchPeer } from './fetch-peer.ts';

const PACKED = { br: brotliCompressSync, gzip: gzipSync } as const;
const asked: (string | undefined)[] = [];
/** Encodes the response as its path says, whatever the request accepts. */
const provider = createServer(({ url, headers }, response) => {
  asked.push(headers['accept-encoding']?.toString());
  const encoding = url === '/br' ? 'br' : 'gzip';
  response.writeHead(200, { 'content-encoding': encoding }).end(PACKED[encoding]('{"a":1}'));
});
const addressOf = (path: string) => `http://127.0.0.1:${(provider.address() as AddressInfo).port}${path}`;

beforeAll(() => new Promise<void>((done) => provider.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => provider.close(done)));

test('fetchPeer accepts gzip and does not ask for Brotli', async () => {
  const answer = await fetchPeer(addressOf('/gzip'), { headers: { 'accept-encoding': 'br' } });
  expect(await answer.json()).toEqual({ a: 1 });
  expect(asked).toEqual(['gzip, deflate']);
});

test('fetchPeer rejects a response with Brotli', async () => {
  await expect(fetchPeer(addressOf('/br'), { headers: {} })).rejects.toMatchObject({
    cause: { message: 'Refused a Brotli-encoded response' },
  });
});
