import { Agent } from 'undici';

import { fetchPeer, refuseBrotli } from '#platform/fetch-peer.ts';

const CONNECT_MS = 10_000;

/** A model may be silent for longer than the five minutes after which `fetch` times out. Only the signal limits it. */
const dispatcher = new Agent({ connect: { timeout: CONNECT_MS }, headersTimeout: 0, bodyTimeout: 0 }).compose(
  refuseBrotli,
);

/** Like `fetch`, but without a timeout once connected, and without redirects. Sends string bodies only. */
export async function fetchWithoutTimeout(
  address: string | URL | Request,
  { method = 'GET', headers, body, signal }: RequestInit = {},
): Promise<Response> {
  if (address instanceof Request || (typeof body !== 'string' && body !== undefined)) {
    throw new TypeError('Expected a URL and a string body');
  }
  return fetchPeer(
    address,
    { method, headers: [...new Headers(headers)], body: body ?? null, signal: signal ?? null, redirect: 'manual' },
    dispatcher,
  );
}
