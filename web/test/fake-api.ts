import type { ErrorCode } from '@larder/contract/errors';
import type { Route, RouteResponse } from '@larder/contract/route';

/** A request that a page sent. */
export interface SentRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answer = (request: SentRequest) => Response | Promise<Response>;

interface Handler {
  readonly route: Route;
  readonly answer: Answer;
  readonly requests: SentRequest[];
}

/**
 * Replaces the server in component tests: answers `fetch` by routes of the contract. A successful answer must fit its
 * route. A request that no handler answers gets 404 and fails the test (`openPage`).
 */
export class FakeApi {
  readonly #handlers: Handler[] = [];
  readonly #held = new Map<Route, Promise<void>>();
  /** Requests without a handler, and handlers whose answer does not fit the contract. */
  readonly faults: string[] = [];

  /** Answers `route` with `body` from now on. Returns the requests it receives. */
  answer<R extends Route>(route: R, body: RouteResponse<R> | (() => RouteResponse<R>)): readonly SentRequest[] {
    return this.respond(route, () => json(route.status, checked(route, isFactory(body) ? body() : body)));
  }

  /** Refuses `route` as the server does. */
  refuse(route: Route, status: number, code: ErrorCode, message = 'x', fields: Readonly<Record<string, string>> = {}) {
    return this.respond(route, () => errorAnswer(status, code, message, fields));
  }

  /** Answers `route` with any response; a rejected promise is a failed connection. */
  respond(route: Route, answer: Answer): readonly SentRequest[] {
    const handler: Handler = { route, answer, requests: [] };
    // The latest handler of a route answers.
    this.#handlers.unshift(handler);
    return handler.requests;
  }

  /** Holds back the next answers of `route` until the returned function is called. */
  hold(route: Route): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(route, promise);
    return () => {
      this.#held.delete(route);
      resolve();
    };
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input instanceof Request ? input.url : input), window.location.origin);
    const method = init.method ?? 'GET';
    const handler = this.#handlers.find(({ route }) => route.method === method && matches(route.path, url.pathname));
    if (handler === undefined) {
      this.faults.push(`${method} ${url.pathname} has no handler`);
      return errorAnswer(404, 'not_found');
    }
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { path: url.pathname, query: Object.fromEntries(url.searchParams), body };
    handler.requests.push(request);
    await this.#held.get(handler.route);
    init.signal?.throwIfAborted();
    try {
      return await handler.answer(request);
    } catch (error) {
      if (error !== CONNECTION_REFUSED) this.faults.push(`${method} ${url.pathname}: ${String(error)}`);
      throw error;
    }
  };
}

export function json(status: number, body: unknown): Response {
  const isEmpty = status === 204 || body === undefined;
  return new Response(isEmpty ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

export function errorAnswer(
  status: number,
  code: ErrorCode,
  message = 'x',
  fields: Readonly<Record<string, string>> = {},
): Response {
  return json(status, { error: { code, message, fields, requestId: 'component-test' } });
}

/** What a proxy or a Wi-Fi portal answers instead of the server. */
export function proxyPage(status: number): Response {
  return new Response('<html>oops', { status, headers: { 'content-type': 'text/html' } });
}

/** A stream of server-sent events that ends after the last one. */
export function eventStream(events: readonly unknown[]): Response {
  const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } });
}

/** An answer whose connection breaks in the middle. */
export function truncated(): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

const CONNECTION_REFUSED = new TypeError('fetch failed');

/** Rejects as `fetch` does where no server listens. */
export function refused(): Promise<Response> {
  return Promise.reject(CONNECTION_REFUSED);
}

function isFactory<R extends Route>(body: RouteResponse<R> | (() => RouteResponse<R>)): body is () => RouteResponse<R> {
  return typeof body === 'function';
}

function checked(route: Route, body: unknown): unknown {
  return route.response === null ? undefined : route.response.parse(body);
}

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\{\w+\}/gu, '[^/]+');
  return new RegExp(`^${pattern}$`, 'u').test(path);
}
