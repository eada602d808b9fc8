import type { Route, RouteEvent, RouteRequest } from '@larder/contract/route';
import { EventSourceParserStream } from 'eventsource-parser/stream';

import { UnreachableError, UnreadableError } from '#platform/api-error.ts';
import { type AnyRequest, buildUrl, type CallOptions, readAnswer, refusal } from '#platform/http.ts';
import { pointerReleased } from '#platform/pointer-release.ts';
import { storeReadPosition } from '#platform/read-position.ts';

/** A server that is there gives a sign of life every 15 seconds, whatever it is busy with. */
const SILENCE_MS = 40_000;

/**
 * Calls a route that tells what happens, and gives each event as it arrives. Throws `ApiError` when the server says no, and
 * `UnreachableError` when nobody answers, or the answer breaks off or falls silent before its end, and `UnreadableError`
 * when the answer is no stream of events.
 */
export async function* streamEvents<const R extends Route>(
  route: R,
  request: RouteRequest<R> & CallOptions,
): AsyncGenerator<RouteEvent<R>> {
  const { params, query, body, signal }: AnyRequest = request;
  const headers = {
    accept: 'text/event-stream',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const url = buildUrl(route.path, params, query);
  const line = openLine(signal);
  try {
    const response = await line.reach(
      fetch(url, {
        method: route.method,
        credentials: 'same-origin',
        headers,
        signal: line.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw refusal(response, await line.reach(readAnswer(response)));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.body === null || !isStream) throw new UnreadableError();
    const events = response.body
      .pipeThrough(line.listen())
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    const reader = events.getReader();
    try {
      for (let next = await line.reach(reader.read()); !next.done; next = await line.reach(reader.read())) {
        storeReadPosition(next.value.id);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server keeps to the contract, which its tests check
        yield JSON.parse(next.value.data) as RouteEvent<R>;
      }
    } finally {
      // Whoever stops listening closes the connection with it.
      reader.cancel().catch(() => undefined);
    }
  } finally {
    line.close();
  }
}

/** A connection that counts as lost when nothing is heard of it for too long. `signal` is the caller's own. */
function openLine(signal: AbortSignal | undefined) {
  const ending = new AbortController();
  const hangUp = (): void => ending.abort(signal?.reason);
  if (signal?.aborted === true) hangUp();
  signal?.addEventListener('abort', hangUp);
  let timer = setTimeout(hangUp, SILENCE_MS);
  return {
    signal: ending.signal,
    /** Notes that something is heard, be it only a sign of life. */
    listen: () =>
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (bytes, controller) => {
          clearTimeout(timer);
          timer = setTimeout(hangUp, SILENCE_MS);
          controller.enqueue(bytes);
        },
      }),
    /** What the caller gave up is passed on as it is; whatever else goes wrong means that the line is lost. Waits for the end of a press. */
    reach: async <Result>(work: Promise<Result>): Promise<Result> => {
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
      signal?.removeEventListener('abort', hangUp);
    },
  };
}
