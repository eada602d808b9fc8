import { Agent } from 'undici';

import { fetchPeer, refuseBrotli } from '#platform/fetch-peer.ts';

const CONNECT_MS = 10_000;

/** A model may think for longer than the five minutes after which `fetch` gives up on whoever says nothing: the signal is the limit. */
const patient = new Agent({ connect: { timeout: CONNECT_MS }, headersTimeout: 0, bodyTimeout: 0 }).compose(
  refuseBrotli,
);

/** Sends a text as `fetch` does, but waits for as long as the signal allows, once there is a connection, and follows no redirects. */
export async function fetchPatiently(
  address: string | URL | Request,
  { method = 'GET', headers, body, signal }: RequestInit = {},
): Promise<Response> {
  if (address instanceof Request || (typeof body !== 'string' && body !== undefined)) {
    throw new TypeError('Only texts are sent, to an address');
  }
  return fetchPeer(
    address,
    { method, headers: [...new Headers(headers)], body: body ?? null, signal: signal ?? null, redirect: 'manual' },
    patient,
  );
}
