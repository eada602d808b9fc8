import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { type LogPosition, MAX_LOG_POSITION } from '#platform/db/log-position.ts';

import { isBearer } from './same-origin.ts';
import { InFlightRequests } from './abort-on-disconnect.ts';

/** Often enough that no proxy takes the silence for the end. */
const SIGN_OF_LIFE_MS = 15_000;
/** So long whoever does not read may keep a stream open that has ended. */
const UNREAD_MS = 1_000;

/** An event as it is written to a stream: made once for all who are told of it. */
export class Frame<Event> {
  readonly event: Event;
  readonly position: LogPosition | undefined;
  readonly text: string;

  /** `position`: whoever reads from there on finds what is told. */
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
 * An answer that is told one by one as it happens. `begin` is called when the first is asked for; its signal is aborted when nobody
 * listens any more, and nothing is asked of it from then on.
 */
export class EventStream<Event> {
  readonly begin: (signal: AbortSignal) => AsyncIterable<Event | Frame<Event>>;
  /** Told after the last event as it stands, where a protocol has such a word. */
  readonly terminator: string | undefined;

  constructor(begin: (signal: AbortSignal) => AsyncIterable<Event | Frame<Event>>, terminator?: string) {
    this.begin = begin;
    this.terminator = terminator;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** One for each stream that somebody listens to. */
    readonly openStreams: InFlightRequests;
  }
}

/** Ends streams when the server stops, which would wait for them otherwise: whoever listens asks again elsewhere. */
export function registerEventStreams(app: FastifyInstance): void {
  app.decorate('openStreams', new InFlightRequests());
  app.addHook('preClose', (done) => {
    app.openStreams.end();
    done();
  });
}

/** Does the caller ask for a stream? Whoever takes anything is not thought to. */
export function wantsEvents({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.split(',').some((entry) => entry.split(';', 1)[0]?.trim().toLowerCase() === 'text/event-stream');
}

/** Answers with server-sent events, each the JSON of one event. What goes wrong on the way breaks the answer off. */
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
    const made = event instanceof Frame;
    schema?.parse(made ? event.event : event);
    yield made ? event.text : frameOf(event, await position?.().catch(() => MAX_LOG_POSITION));
  }
  if (terminator !== undefined) yield `data: ${terminator}\n\n`;
}

function sendFrames(reply: FastifyReply, begin: (signal: AbortSignal) => AsyncIterable<string>): FastifyReply {
  const { openStreams } = reply.server;
  const gone = new AbortController();
  if (reply.raw.destroyed || reply.raw.closed) gone.abort();
  else openStreams.add(gone);
  const body = Readable.from(withSignsOfLife(begin, gone.signal), { objectMode: false, highWaterMark: 64 * 1024 });
  // What has ended is not read to its end by somebody who does not read at all.
  const hangUp = () => setTimeout(() => reply.raw.destroy(), UNREAD_MS).unref();
  gone.signal.addEventListener('abort', hangUp);
  reply.raw.once('close', () => {
    gone.signal.removeEventListener('abort', hangUp);
    openStreams.delete(gone);
    gone.abort();
  });
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that gather answers are asked to let this one through as it comes.
      'x-accel-buffering': 'no',
    })
    .send(body);
}

async function* withSignsOfLife(
  begin: (signal: AbortSignal) => AsyncIterable<string>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  // The headers leave with the first words, and whoever listens should know at once that they are heard.
  yield ':\n\n';
  const frames = begin(signal)[Symbol.asyncIterator]();
  try {
    let next = frames.next();
    for (;;) {
      const got = await within(next, SIGN_OF_LIFE_MS, signal);
      if (got === 'gone') return;
      if (got === 'silence') {
        yield ':\n\n';
        continue;
      }
      if (got.done === true) return;
      yield got.value;
      next = frames.next();
    }
  } finally {
    // Not waited for: what is under way ends by the signal.
    frames.return?.().catch(() => undefined);
  }
}

/** What `next` gives, or that it took longer than `ms`, or that nobody listens any more. */
function within<Value>(next: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value | 'silence' | 'gone'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve('silence')), ms);
    const leave = () => settle(() => resolve('gone'));
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
