import type { Route, RouteRequest, RouteResponse } from '@larder/contract/route';

import { parseApiError, parseRetryAfter, UnreachableError, UnreadableError } from '#platform/api-error.ts';
import type { ApiError, ConnectionFailure } from '#platform/api-error.ts';
import { parseJson } from '#platform/parse-json.ts';
import { pointerReleased } from '#platform/pointer-release.ts';
import { reportReachable } from '#platform/reachability.ts';
import { storeReadPosition, POSITION_HEADER } from '#platform/read-position.ts';
import { getTransport } from '#platform/transport.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The parts of a request before a route narrows their types. */
export interface AnyRequest extends CallOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

type UnauthenticatedListener = () => void;
const unauthenticatedListeners = new Set<UnauthenticatedListener>();

/** Calls `listener` when the server answers that the session has ended or lacks its second factor. Returns how to stop. */
export function onUnauthenticated(listener: UnauthenticatedListener): () => void {
  unauthenticatedListeners.add(listener);
  return () => unauthenticatedListeners.delete(listener);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Fills `{id}` in the path and appends the query. Skips query parameters that are undefined or null. */
export function buildUrl(path: string, params: unknown, query: unknown): string {
  const values = new Map(entriesOf(params));
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    if (!values.has(name)) throw new TypeError(`The path ${path} needs the parameter ${name}`);
    return encodeURIComponent(String(values.get(name)));
  });
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Rethrows the caller's abort; any other rejection is an `UnreachableError`. */
async function settle<Result>(
  signal: AbortSignal | undefined,
  reason: Exclude<ConnectionFailure, 'offline'>,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new UnreachableError(cause, reason);
  }
}

/** The error of an unsuccessful response. Notifies the listeners of `onUnauthenticated`. */
export function toApiError(response: Response, body: unknown): ApiError {
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  const error = parseApiError(response.status, retryAfter, body);
  const lostSession = error.code === 'not_authenticated' || error.code === 'second_factor_required';
  if (lostSession) for (const listener of unauthenticatedListeners) listener();
  return error;
}

/**
 * The body of a successful response, typed by its route. Throws `UnreadableError` when there is no JSON and the status is not 204:
 * something other than our server answered. The JSON is not validated again, because tests check the server against the contract.
 */
export function acceptBody<R extends Route>(status: number, body: unknown): RouteResponse<R> {
  if (body === undefined && status !== 204) throw new UnreadableError();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server keeps to the contract, which its tests check
  return body as RouteResponse<R>;
}

/** The options of `fetch` for a route. */
export function requestInit(route: Route, accept: string, { body, signal }: AnyRequest): RequestInit {
  return {
    method: route.method,
    credentials: 'same-origin',
    headers: { accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

/**
 * Calls a route of the contract. Throws `ApiError` when the server answers with an error, `UnreachableError` when the connection fails
 * and `UnreadableError` when something other than our server answers. Settles only after a pressed pointer is released. Stores the read
 * position of the response, and notifies the listeners of `onUnauthenticated`.
 */
export async function call<const R extends Route>(
  route: R,
  request: RouteRequest<R> & CallOptions,
): Promise<RouteResponse<R>> {
  const { params, query, ...rest }: AnyRequest = request;
  const { signal } = rest;
  const url = buildUrl(route.path, params, query);
  try {
    const response = await settle(
      signal,
      'no_answer',
      getTransport()(url, requestInit(route, 'application/json', rest)),
    );
    const body = parseJson(await settle(signal, 'interrupted', response.text()));
    storeReadPosition(response.headers.get(POSITION_HEADER));
    if (!response.ok) throw toApiError(response, body);
    const answer = acceptBody<R>(response.status, body);
    reportReachable();
    return answer;
  } finally {
    // The caller may change the layout on success and on failure.
    await pointerReleased();
  }
}

/** Calls a route that answers with a file. */
export async function fetchFile(route: Route, request: Pick<AnyRequest, 'body' | 'signal'> = {}): Promise<Blob> {
  const url = buildUrl(route.path, undefined, undefined);
  const { signal } = request;
  const response = await settle(signal, 'no_answer', fetch(url, requestInit(route, '*/*', request)));
  if (!response.ok) throw toApiError(response, parseJson(await settle(signal, 'interrupted', response.text())));
  const file = await settle(signal, 'interrupted', response.blob());
  await pointerReleased();
  if (file.type.startsWith('text/html')) throw new UnreadableError();
  return file;
}
