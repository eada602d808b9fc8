import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { type LogPosition, MAX_LOG_POSITION } from '#platform/db/log-position.ts';

import { isBearer } from './same-origin.ts';
import { abortOnDisconnect, InFlightRequests } from './abort-on-disconnect.ts';

/** Frequent enough that no proxy closes an idle stream. */
const HEARTBEAT_MS = 15_000;
/** How long a client that does not read may keep an ended stream open. */
const CLOSE_TIMEOUT_MS = 1_000;

/** A serialized event, shared by all streams that receive it. */
export class Frame<Event> {
  readonly event: Event;
  readonly position: LogPosition | undefined;
  readonly text: string;

  /** Reads at `position` or later see the change that the event announces. */
  constructor(event: Event, position?: LogPosition) {
    this.event = event;
    this.position = position;
    this.text = frameOf(event, position);
  }
}

function frameOf(event: unknown, position: LogPosition | undefined): string {
  return `${position === undefined ? '' : `id: ${position}\n`}data: ${JSON.stringify(event)}\n\n`;
}

/**
 * A response of server-sent events. `begin` is called for the first event; its signal aborts when the client
 * disconnects, and nothing is read from it then.
 */
export class EventStream<Event> {
  readonly begin: (signal: AbortSignal) => AsyncIterable<Event | Frame<Event>>;
  /** Written as it is after the last event, where a protocol has an end marker. */
  readonly terminator: string | undefined;

  constructor(begin: (signal: AbortSignal) => AsyncIterable<Event | Frame<Event>>, terminator?: string) {
    this.begin = begin;
    this.terminator = terminator;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** One for each open stream. */
    readonly openStreams: InFlightRequests;
  }
}

/** Ends all streams when the server stops, which would wait for them. Clients reconnect to another instance. */
export function registerEventStreams(app: FastifyInstance): void {
  app.decorate('openStreams', new InFlightRequests());
  app.addHook('preClose', (done) => {
    app.openStreams.abortAll();
    done();
  });
}

/** True if the caller accepts an event stream explicitly: a wildcard does not count. */
export function wantsEvents({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.split(',').some((entry) => entry.split(';', 1)[0]?.trim().toLowerCase() === 'text/event-stream');
}

/** Answers with server-sent events, one JSON document each. An error destroys the response. */
export function sendEvents<Event>(
  reply: FastifyReply,
  stream: EventStream<Event>,
  schema: z.ZodType | undefined,
): FastifyReply {
  const position = isBearer(reply.request) ? undefined : reply.server.position;
  return sendFrames(reply, (signal) => writeFrames(stream, signal, { schema, position }));
}

async function* writeFrames<Event>(
  { begin, terminator }: EventStream<Event>,
  signal: AbortSignal,
  { schema, position }: { readonly schema: z.ZodType | undefined; readonly position: FastifyInstance['position'] },
): AsyncGenerator<string> {
  for await (const event of begin(signal)) {
    const isSerialized = event instanceof Frame;
    schema?.parse(isSerialized ? event.event : event);
    yield isSerialized ? event.text : frameOf(event, await position?.().catch(() => MAX_LOG_POSITION));
  }
  if (terminator !== undefined) yield `data: ${terminator}\n\n`;
}

function sendFrames(reply: FastifyReply, begin: (signal: AbortSignal) => AsyncIterable<string>): FastifyReply {
  const signal = abortOnDisconnect(reply, reply.server.openStreams);
  const body = Readable.from(withHeartbeat(begin, signal), { objectMode: false, highWaterMark: 64 * 1024 });
  // A client that does not read would keep the ended response open.
  signal.addEventListener('abort', () => setTimeout(() => reply.raw.destroy(), CLOSE_TIMEOUT_MS).unref());
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Disables response buffering in nginx.
      'x-accel-buffering': 'no',
    })
    .send(body);
}

async function* withHeartbeat(
  begin: (signal: AbortSignal) => AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  // Sends the headers at once, so that the client knows that the stream is open.
  yield ':\n\n';
  const frames = begin(signal)[Symbol.asyncIterator]();
  try {
    let next = frames.next();
    for (;;) {
      const got = await within(next, HEARTBEAT_MS, signal);
      if (got === 'aborted') return;
      if (got === 'timeout') {
        yield ':\n\n';
        continue;
      }
      if (got.done === true) return;
      yield got.value;
      next = frames.next();
    }
  } finally {
    // Not awaited: the signal ends what is in progress.
    frames.return?.().catch(() => undefined);
  }
}

/** The next value, 'timeout' after `ms`, or 'aborted' when the client has disconnected. */
function within<Value>(next: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value | 'timeout' | 'aborted'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve('timeout')), ms);
    const leave = () => settle(() => resolve('aborted'));
    const settle = (done: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      done();
    };
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    next.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
    );
  });
}
