import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** What is read ahead of the client. */
const AHEAD_BYTES = 64 * 1024;

/** The items of the list called `Name` in an answer. */
type ItemOf<Answer, Name extends keyof Answer> = Answer[Name] extends readonly (infer Item)[] ? Item : never;

/** An answer with one list in it that may be long: each item is written as it is read, and none before the client takes it. */
export class ListAnswer<Answer> {
  readonly pieces: () => AsyncGenerator<string>;
  /** What the pieces come to. */
  declare readonly whole: Answer;

  private constructor(pieces: () => AsyncGenerator<string>) {
    this.pieces = pieces;
  }

  /** `rest` is what else is in the answer; it is called after the last item. */
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
 * Sends it as JSON. What fails before the first item is answered like any other failure; what fails later breaks the answer off,
 * so that nobody takes it for a whole one. A client that leaves ends the reading.
 */
export async function sendList(
  reply: FastifyReply,
  answer: ListAnswer<unknown>,
  schema: z.ZodType | undefined,
): Promise<FastifyReply> {
  const pieces = answer.pieces();
  const first = await pieces.next();
  const begun = resume(first, pieces);
  const body = Readable.from(schema === undefined ? begun : check(begun, schema), {
    objectMode: false,
    highWaterMark: AHEAD_BYTES,
  });
  endWithAnswer(body, reply);
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Ends a stream when its answer is over. Fastify would read all of it where nobody takes any, as for a HEAD request. */
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
