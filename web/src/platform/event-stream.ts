import type { Route, RouteEvent, RouteRequest } from '@larder/contract/route';
import { EventSourceParserStream } from 'eventsource-parser/stream';

import { UnreachableError } from '#platform/api-error.ts';
import { type AnyRequest, buildUrl, type CallOptions, readAnswer, refusal } from '#platform/http.ts';

/**
 * Calls a route that tells what happens, and gives each event as it arrives. Throws `ApiError` when the server says no, and
 * `UnreachableError` when nobody answers or the answer breaks off before its end.
 */
export async function* callForEvents<const R extends Route>(
  route: R,
  request: RouteRequest<R> & CallOptions,
): AsyncGenerator<RouteEvent<R>> {
  const { params, query, body, signal }: AnyRequest = request;
  const headers = {
    accept: 'text/event-stream',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  try {
    const response = await fetch(buildUrl(route.path, params, query), {
      method: route.method,
      credentials: 'same-origin',
      headers,
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok || response.body === null) throw refusal(response, await readAnswer(response));
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server keeps to the contract, which its tests check
        yield JSON.parse(next.value.data) as RouteEvent<R>;
      }
    } finally {
      // Whoever stops listening closes the connection with it.
      reader.cancel().catch(() => undefined);
    }
  } catch (cause) {
    if (signal?.aborted === true || !isLostConnection(cause)) throw cause;
    throw new UnreachableError(cause);
  }
}

/** What `fetch` and its body throw when the connection is not there, or not any more. */
function isLostConnection(cause: unknown): boolean {
  return cause instanceof TypeError;
}
