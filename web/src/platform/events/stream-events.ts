import type { Route, RouteEvent, RouteRequest } from '@larder/contract/route';
import { EventSourceParserStream } from 'eventsource-parser/stream';

import { UnreachableError, UnreadableError } from '#platform/api-error.ts';
import { type AnyRequest, buildUrl, type CallOptions, requestInit, toApiError } from '#platform/http.ts';
import { parseJson } from '#platform/parse-json.ts';
import { pointerReleased } from '#platform/pointer-release.ts';
import { storeReadPosition } from '#platform/read-position.ts';

/** The server sends an event or a comment every 15 seconds. */
const SILENCE_MAX_MS = 40_000;

/**
 * Calls a route that streams server-sent events, and yields each event. Throws `ApiError` when the server refuses, `UnreachableError`
 * when no answer comes or the stream breaks or falls silent, and `UnreadableError` when the answer is not an event stream.
 */
export async function* streamEvents<const R extends Route>(
  route: R,
  request: RouteRequest<R> & CallOptions,
): AsyncGenerator<RouteEvent<R>> {
  const { params, query, body, signal }: AnyRequest = request;
  const url = buildUrl(route.path, params, query);
  const connection = watchConnection(signal);
  try {
    const init = requestInit(route, 'text/event-stream', { body, signal: connection.signal });
    const response = await connection.settle(fetch(url, init));
    if (!response.ok) throw toApiError(response, parseJson(await connection.settle(response.text())));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.body === null || !isStream) throw new UnreadableError();
    const events = response.body
      .pipeThrough(connection.watchBytes())
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    try {
      for (
        let next = await connection.settle(reader.read());
        !next.done;
        next = await connection.settle(reader.read())
      ) {
        storeReadPosition(next.value.id);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server keeps to the contract, which its tests check
        yield JSON.parse(next.value.data) as RouteEvent<R>;
      }
    } finally {
      // A caller that stops reading closes the connection.
      reader.cancel().catch(() => undefined);
    }
  } finally {
    connection.close();
  }
}

/** Aborts a connection that is silent for too long. `signal` is the caller's own. */
function watchConnection(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  if (signal?.aborted === true) abort();
  signal?.addEventListener('abort', abort);
  let timer = setTimeout(abort, SILENCE_MAX_MS);
  return {
    signal: controller.signal,
    /** Restarts the timeout with every chunk, comments included. */
    watchBytes: () =>
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (bytes, stream) => {
          clearTimeout(timer);
          timer = setTimeout(abort, SILENCE_MAX_MS);
          stream.enqueue(bytes);
        },
      }),
    /** Rethrows the caller's abort; any other failure is an `UnreachableError`. Waits until the pointer is released. */
    settle: async <Result>(work: Promise<Result>): Promise<Result> => {
      try {
        return await work;
      } catch (cause) {
        if (signal?.aborted === true) throw cause;
        throw new UnreachableError(cause);
      } finally {
        await pointerReleased();
      }
    },
    close: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
