import { Agent, type Dispatcher, fetch, type RequestInit } from 'undici';

/** What an answer may be packed with. */
const ENCODINGS = 'gzip, deflate';

/**
 * Ends an answer that is packed with Brotli although nobody asked for it: what unpacks it is C code of Node's, which let whoever answers
 * write into memory (CVE-2026-111497).
 */
export const refuseBrotli: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
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

const usual = new Agent().compose(refuseBrotli);

export interface PeerRequest extends Pick<RequestInit, 'method' | 'body' | 'redirect' | 'signal'> {
  readonly headers: [string, string][] | Readonly<Record<string, string>>;
}

/**
 * `fetch` for the services that whoever hosts has chosen; what people name goes through `fetch-public`. A `dispatcher` of one's own
 * has to have `refuseBrotli`.
 */
export async function fetchPeer(
  address: string | URL,
  { headers, ...request }: PeerRequest,
  dispatcher: Dispatcher = usual,
): Promise<Response> {
  const sent = new Headers(headers);
  sent.set('accept-encoding', ENCODINGS);
  return fetch(address, { ...request, headers: [...sent], dispatcher });
}
