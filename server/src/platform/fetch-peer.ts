import { Agent, type Dispatcher, fetch, type RequestInit } from 'undici';

/** The content encodings that are accepted. */
const ENCODINGS = 'gzip, deflate';

/**
 * Rejects Brotli-encoded responses, which were not asked for: Node's decoder had a memory corruption bug
 * (CVE-2026-111497).
 */
export const refuseBrotli: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch(options, {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (controller, status, headers, socket) =>
      handler.onRequestUpgrade?.(controller, status, headers, socket),
    onResponseStart(controller, status, headers, message) {
      if (/\bbr\b/iu.test(String(headers['content-encoding'])))
        throw new TypeError('Refused a Brotli-encoded response');
      handler.onResponseStart?.(controller, status, headers, message);
    },
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
    onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
  });

const defaultDispatcher = new Agent().compose(refuseBrotli);

export interface PeerRequest extends Pick<RequestInit, 'method' | 'body' | 'redirect' | 'signal'> {
  readonly headers: [string, string][] | Readonly<Record<string, string>>;
}

/**
 * `fetch` for services that the operator configures. URLs from users go through `fetch-public` (SSRF protection). A
 * custom `dispatcher` must include `refuseBrotli`.
 */
export async function fetchPeer(
  address: string | URL,
  { headers, ...request }: PeerRequest,
  dispatcher: Dispatcher = defaultDispatcher,
): Promise<Response> {
  const sent = new Headers(headers);
  sent.set('accept-encoding', ENCODINGS);
  return fetch(address, { ...request, headers: [...sent], dispatcher });
}
