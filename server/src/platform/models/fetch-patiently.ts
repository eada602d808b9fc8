import { Agent, fetch } from 'undici';
import type { Dispatcher } from 'undici';

const CONNECT_MS = 10_000;

/** What is asked for; a provider that sends Brotli all the same is not listened to, as its bytes would go through C code that has had holes. */
const ENCODINGS = 'gzip, deflate';

const refuseBrotli: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options, {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (controller, status, headers, socket) =>
      handler.onRequestUpgrade?.(controller, status, headers, socket),
    onResponseStart(controller, status, headers, message) {
      if (/\bbr\b/iu.test(String(headers['content-encoding']))) throw new TypeError('Brotli was not asked for');
      handler.onResponseStart?.(controller, status, headers, message);
    },
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
  });

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
  const sent = new Headers(headers);
  sent.set('accept-encoding', ENCODINGS);
  return fetch(address, {
    method,
    headers: [...sent],
    body: body ?? null,
    signal: signal ?? null,
    dispatcher: patient,
    redirect: 'manual',
  });
}
