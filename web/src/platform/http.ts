import type { Route, RouteRequest, RouteResponse } from '@larder/contract/route';

import { parseApiError, parseRetryAfter, UnreachableError, UnreadableError } from '#platform/api-error.ts';
import type { ApiError, ConnectionFailure } from '#platform/api-error.ts';
import { pointerReleased } from '#platform/pointer-release.ts';
import { storeReadPosition, POSITION_HEADER } from '#platform/read-position.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** What a call may carry, before a route narrows it. */
export interface AnyRequest extends CallOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

type UnauthenticatedListener = () => void;
const unauthenticatedListeners = new Set<UnauthenticatedListener>();

/** Calls `listener` whenever the server does not know who is asking, or not well enough. Returns how to stop. */
export function onUnauthenticated(listener: UnauthenticatedListener): () => void {
  unauthenticatedListeners.add(listener);
  return () => unauthenticatedListeners.delete(listener);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Fills `{id}` in the path and writes the query behind it; undefined and null are left out. */
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

/** The JSON of an answer; undefined where there is none. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A fetch that the caller itself gave up is passed on as it is; any other rejection means that the connection failed. */
async function reach<Result>(
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

/** The error of an answer that says no; who listens hears of it if it says that nobody is signed in. */
export function refusal(response: Response, answer: unknown): ApiError {
  const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now());
  const error = parseApiError(response.status, retryAfter, answer);
  const lostSession = error.code === 'not_authenticated' || error.code === 'second_factor_required';
  if (lostSession) for (const listener of unauthenticatedListeners) listener();
  return error;
}

/**
 * The answer of a call that succeeded. Our server sends JSON with every status but 204; anything else throws `UnreadableError`.
 * The JSON is cast to the route's type: server and contract are tested together, so it is not parsed again here.
 */
export function acceptAnswer<R extends Route>(status: number, answer: unknown): RouteResponse<R> {
  if (answer === undefined && status !== 204) throw new UnreadableError();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server keeps to the contract, which its tests check
  return answer as RouteResponse<R>;
}

/**
 * Calls one route of the contract. Throws `ApiError` when the server says no, `UnreachableError` when the connection fails
 * and `UnreadableError` when something other than our server answers.
 */
export async function call<const R extends Route>(
  route: R,
  request: RouteRequest<R> & CallOptions,
): Promise<RouteResponse<R>> {
  const { params, query, body, signal }: AnyRequest = request;
  const init: RequestInit = {
    method: route.method,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  };
  if (signal !== undefined) init.signal = signal;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  const url = buildUrl(route.path, params, query);
  try {
    const response = await reach(signal, 'no_answer', fetch(url, init));
    const answer = await reach(signal, 'interrupted', readAnswer(response));
    storeReadPosition(response.headers.get(POSITION_HEADER));
    if (!response.ok) throw refusal(response, answer);
    return acceptAnswer<R>(response.status, answer);
  } finally {
    // An answer or a failure may change the layout.
    await pointerReleased();
  }
}

/** What a route gives that answers with a file. */
export async function fetchFile(route: Route): Promise<Blob> {
  const url = buildUrl(route.path, undefined, undefined);
  const response = await reach(
    undefined,
    'no_answer',
    fetch(url, { method: route.method, credentials: 'same-origin' }),
  );
  if (!response.ok) throw refusal(response, await reach(undefined, 'interrupted', readAnswer(response)));
  const file = await reach(undefined, 'interrupted', response.blob());
  await pointerReleased();
  if (file.type.startsWith('text/html')) throw new UnreadableError();
  return file;
}
