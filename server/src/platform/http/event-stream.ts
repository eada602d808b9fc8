import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** Often enough that no proxy takes the silence for the end. */
const SIGN_OF_LIFE_MS = 15_000;

/**
 * An answer that is told one by one as it happens. `begin` is called when the first is asked for; its signal is aborted when nobody
 * listens any more, and nothing is asked of it from then on.
 */
export class EventStream<Event> {
  readonly begin: (signal: AbortSignal) => AsyncIterable<Event>;

  constructor(begin: (signal: AbortSignal) => AsyncIterable<Event>) {
    this.begin = begin;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** One for each stream that somebody listens to. */
    readonly openStreams: Set<AbortController>;
  }
}

/** Ends streams when the server stops, which would wait for them otherwise: whoever listens asks again elsewhere. */
export function registerEventStreams(app: FastifyInstance): void {
  app.decorate('openStreams', new Set<AbortController>());
  app.addHook('preClose', (done) => {
    for (const stream of app.openStreams) stream.abort();
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
  const write = (event: Event) => {
    schema?.parse(event);
    return `data: ${JSON.stringify(event)}\n\n`;
  };
  return sendFrames(reply, (signal) => mapped(stream.begin(signal), write));
}

async function* mapped<From, To>(events: AsyncIterable<From>, map: (event: From) => To): AsyncGenerator<To> {
  for await (const event of events) yield map(event);
}

/** Answers with server-sent events that are already written. */
export function sendFrames(reply: FastifyReply, begin: (signal: AbortSignal) => AsyncIterable<string>): FastifyReply {
  const { openStreams } = reply.server;
  const gone = new AbortController();
  openStreams.add(gone);
  const body = Readable.from(withSignsOfLife(begin, gone.signal), { objectMode: false, highWaterMark: 64 * 1024 });
  reply.raw.once('close', () => {
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
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave);
    return next.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error)))),
    );
  });
}
