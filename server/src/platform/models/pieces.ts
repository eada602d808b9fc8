import { parseOrNothing } from '#platform/parse-or-nothing.ts';

import type { OpenAnswer } from './client.ts';
import type { Meter } from './meter.ts';
import type { ToolCall } from './model.ts';
import { ModelError } from './model-error.ts';
import { Chunk, Completion, type ToolCallPart } from './wire.ts';

const TEXT_MAX_CHARACTERS = 200_000;
const CALLS_MAX = 32;
/** After the last word only the figures may follow, and then the end. */
const AFTER_END_MS = 2_000;

/** What a stream gives before its end. */
export type SaidPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tools'; readonly calls: readonly ToolCall[] };

/** Puts the chunks of a stream together: text goes out at once, calls of tools when they are whole. What comes is counted by `meter`. */
export class PieceReader {
  readonly meter: Meter;
  /** Why the answer ended; undefined before it did. */
  finish: string | undefined;
  readonly #calls: { id: string; name: string; given: string }[] = [];

  constructor(meter: Meter) {
    this.meter = meter;
  }

  /** The text that a chunk brings; '' when it is about something else. */
  read(value: unknown): string {
    const { success, data } = Chunk.safeParse(value);
    if (!success) throw new ModelError('unusable', 'A piece of the answer is none');
    this.meter.usage = data.usage ?? this.meter.usage;
    const choice = data.choices?.[0];
    if (choice?.delta?.refusal) throw new ModelError('declined', 'The model would not answer');
    for (const part of choice?.delta?.tool_calls ?? []) this.#addCall(part);
    const text = choice?.delta?.content ?? '';
    this.#count(text.length);
    const finish = choice?.finish_reason;
    if (finish === 'content_filter') throw new ModelError('declined', 'The service would not let the model answer');
    if (finish) this.finish = finish;
    return text;
  }

  /** The calls, once the answer has ended. */
  calls(): readonly ToolCall[] {
    if (this.#calls.length > 0 && this.finish === 'length') {
      throw new ModelError('unusable', 'The answer was cut off at its greatest length');
    }
    return this.#calls.map(({ id, name, given }, position) => ({
      id: id === '' ? `call_${position}` : id,
      name,
      arguments: given,
    }));
  }

  #addCall({ index, id, function: called }: ToolCallPart): void {
    const call = this.#callFor(index, id);
    if (id && call.id === '') call.id = id;
    if (called?.name && call.name === '') call.name = called.name;
    const given = called?.arguments ?? '';
    call.given += given;
    this.#count(given.length);
  }

  /** Calls are told apart by their place; where services leave that out or repeat it, a new id is a new call. */
  #callFor(index: number | null | undefined, id: string | null | undefined) {
    const byId = id ? this.#calls.find((call) => call.id === id) : undefined;
    const byPlace = index === null || index === undefined ? this.#calls.at(-1) : this.#calls[index];
    const isAnother = id && byPlace !== undefined && byPlace.id !== '' && byPlace.id !== id;
    const known = byId ?? (isAnother ? undefined : byPlace);
    if (known !== undefined) return known;
    if (this.#calls.length >= CALLS_MAX) throw new ModelError('unusable', 'The answer calls too many tools');
    const call = { id: '', name: '', given: '' };
    this.#calls.push(call);
    return call;
  }

  #count(characters: number): void {
    this.meter.characters += characters;
    if (this.meter.characters > TEXT_MAX_CHARACTERS) throw new ModelError('unusable', 'The answer is too long');
  }
}

/** Reads an answer to its end. Throws when it breaks off before, refuses or is empty; `noAnswer` is for what is no answer at all. */
export async function* readPieces(
  answer: OpenAnswer,
  reader: PieceReader,
  noAnswer: (value: unknown) => ModelError,
): AsyncGenerator<SaidPiece, void> {
  let patience: NodeJS.Timeout | undefined;
  try {
    for await (const chunk of readChunks(answer, reader.meter, noAnswer)) {
      const text = reader.read(chunk);
      if (text !== '') yield { type: 'text', text };
      if (reader.finish !== undefined) patience ??= setTimeout(() => answer.close(), AFTER_END_MS);
    }
  } catch (error) {
    // What is cut after the last word is whole, but for its figures.
    if (reader.finish === undefined || error instanceof ModelError) throw error;
  } finally {
    clearTimeout(patience);
  }
  if (reader.finish === undefined) throw new ModelError('unreachable', 'The answer broke off');
  const calls = reader.calls();
  if (calls.length > 0) yield { type: 'tools', calls };
  else if (reader.meter.characters === 0) throw new ModelError('unusable', 'The answer is empty');
}

/** Some services answer with a whole although pieces were asked for. */
async function* readChunks(answer: OpenAnswer, meter: Meter, noAnswer: (value: unknown) => ModelError): AsyncGenerator {
  const type = answer.response.headers.get('content-type') ?? '';
  if (!/json|html/iu.test(type)) {
    yield* answer.events();
    return;
  }
  const value = parseOrNothing(await answer.text());
  meter.readUsage(value);
  const { success, data } = Completion.safeParse(value);
  if (!success) throw noAnswer(value);
  yield {
    choices: data.choices.map(({ message, finish_reason }) => ({
      delta: message,
      finish_reason: finish_reason ?? 'stop',
    })),
  };
}
