import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** How much is buffered ahead of the client. */
const AHEAD_BYTES = 64 * 1024;

/** The items of the list `Name` in a response. */
type ItemOf<Answer, Name extends keyof Answer> = Answer[Name] extends readonly (infer Item)[] ? Item : never;

/** A response with one list that may be long. Items are read and written one by one, with backpressure. */
export class ListAnswer<Answer> {
  readonly pieces: () => AsyncGenerator<string>;
  /** The type of the complete response. */
  declare readonly whole: Answer;

  private constructor(pieces: () => AsyncGenerator<string>) {
    this.pieces = pieces;
  }

  /** `rest` returns the other fields. It is called after the last item. */
  static of<Answer, Name extends keyof Answer & string>(
    name: Name,
    items: AsyncIterable<ItemOf<Answer, Name>>,
    rest: () => Omit<Answer, Name>,
  ): ListAnswer<Answer> {
    return new ListAnswer<Answer>(() => write(name, items, rest));
  }
}

async function* write(name: string, items: AsyncIterable<unknown>, rest: () => object): AsyncGenerator<string> {
  let before = `{${JSON.stringify(name)}:[`;
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ',';
  }
  const end = JSON.stringify(rest()).slice(1);
  yield `${before === ',' ? '' : before}]${end === '}' ? '' : ','}${end}`;
}

/**
 * Streams the response as JSON. An error before the first item is a normal error response. A later one destroys the
 * response, so that a truncated list is not mistaken for a complete one. Reading stops when the client disconnects.
 */
export async function sendList(
  reply: FastifyReply,
  answer: ListAnswer<unknown>,
  schema: z.ZodType | undefined,
): Promise<FastifyReply> {
  const pieces = answer.pieces();
  const first = await pieces.next();
  const text = resume(first, pieces);
  const body = Readable.from(schema === undefined ? text : check(text, schema), {
    objectMode: false,
    highWaterMark: AHEAD_BYTES,
  });
  endWithAnswer(body, reply);
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Destroys the stream when its response ends. Fastify would read all of it for a HEAD request. */
export function endWithAnswer(stream: Readable, { raw }: FastifyReply): void {
  raw.once('close', () => stream.destroy());
}

async function* resume(first: IteratorResult<string, unknown>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    if (first.done !== true) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

async function* check(pieces: AsyncIterable<string>, schema: z.ZodType): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    yield piece;
  }
  schema.parse(JSON.parse(text));
}
