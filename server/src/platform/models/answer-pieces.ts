import { AnswerFilter } from './answer-filter.ts';
import { DONE, readValues } from './response-values.ts';
import { BareCalls } from './bare-calls.ts';
import { CallCollector } from './call-collector.ts';
import type { OpenResponse } from './client.ts';
import type { Meter } from './meter.ts';
import type { ToolCall } from './model.ts';
import { ModelError } from './model-error.ts';
import { readCallText } from './marked-calls.ts';
import { readErrorBody } from './error-body.ts';
import { Chunk } from './wire.ts';

const TEXT_MAX_CHARACTERS = 200_000;
/** How long to wait after the last text for the usage and the end of the stream. */
const AFTER_END_MS = 2_000;

/** Finish reasons of answers that were cut off, and of filtered answers. */
const CUT_OFF = /^(?:length|max_\w*tokens|model_length)$/iu;
const FILTERED = /^(?:content_filter(?:ed)?|safety|prohibited_content|blocklist)$/iu;

/** A piece of a stream before its end. */
export type StreamPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'restart' }
  | { readonly type: 'tools'; readonly calls: readonly ToolCall[] };

/** Reads the chunks of an answer. Text is passed on at once, tool calls when they are complete. Measures usage with `meter`. */
export class PieceReader {
  readonly meter: Meter;
  /** The finish reason; undefined before the end. */
  finish: string | undefined;
  /** The unfiltered text. */
  raw = '';
  readonly #text: AnswerFilter;
  readonly #bare: BareCalls;
  readonly #calls = new CallCollector();
  readonly #tools: ReadonlySet<string>;

  /** `tools`: the names of the tools in the request. `isJson`: the request was for JSON. */
  constructor(meter: Meter, tools: readonly string[], isJson = false) {
    this.meter = meter;
    this.#text = new AnswerFilter(isJson);
    this.#tools = new Set(tools);
    this.#bare = new BareCalls(tools);
  }

  /** True when the answer began with reasoning without an opening marker. */
  get beganWithReasoning(): boolean {
    return this.#text.beganWithReasoning;
  }

  read({ choices, usage }: Chunk): readonly StreamPiece[] {
    this.meter.usage = usage ?? this.meter.usage;
    const choice = choices?.[0];
    const delta = choice?.delta ?? choice?.message;
    if (delta !== undefined && delta !== null) {
      if (delta.refusal !== '') throw new ModelError('declined', 'The model refused to answer');
      for (const call of delta.calls) {
        this.#calls.add(call);
        this.#count(call.given.length + JSON.stringify(call.extra).length - '{}'.length);
      }
      this.#count(delta.content.length);
      this.raw += delta.content;
    }
    this.#end(choice?.finish_reason ?? '');
    return this.#toPieces(this.#text.read(delta?.content ?? ''));
  }

  /** Returns the text that was held back. */
  end(): readonly StreamPiece[] {
    const visible = this.#toPieces(this.#text.end());
    const rest = this.#bare.end();
    return rest === '' ? visible : [...visible, { type: 'text', text: rest }];
  }

  /** The tool calls. Valid after `end`. */
  calls(): readonly ToolCall[] {
    if (this.#calls.isEmpty) {
      const written = [...this.#text.calls.flatMap(readCallText), ...this.#bare.calls];
      // Text in the form of a call is a call only if the tool exists.
      for (const call of written) if (this.#tools.has(call.name)) this.#calls.addWritten(call);
    }
    if (!this.#calls.isEmpty && this.finish === 'length') {
      throw new ModelError('unusable', 'The answer was cut off at its maximum length');
    }
    return this.#calls.calls();
  }

  #toPieces({ text, isRestart }: ReturnType<AnswerFilter['read']>): readonly StreamPiece[] {
    if (isRestart) this.#bare.restart();
    const visible = this.#bare.read(text);
    return [
      ...(isRestart ? [{ type: 'restart' } as const] : []),
      ...(visible === '' ? [] : [{ type: 'text', text: visible } as const]),
    ];
  }

  #end(reason: string): void {
    if (reason === '') return;
    if (FILTERED.test(reason)) throw new ModelError('declined', 'The service filtered the answer');
    if (reason === 'error') throw new ModelError('unreachable', 'The answer broke off');
    this.finish = CUT_OFF.test(reason) ? 'length' : reason;
  }

  #count(characters: number): void {
    this.meter.characters += characters;
    if (this.meter.characters > TEXT_MAX_CHARACTERS) throw new ModelError('unusable', 'The answer is too long');
  }
}

/** Yields the pieces of an answer. Throws when it is incomplete, declined or empty; `invalidResponse` maps a response that is no answer. */
export async function* readPieces(
  answer: OpenResponse,
  reader: PieceReader,
  invalidResponse: (value: unknown) => ModelError,
): AsyncGenerator<StreamPiece, void> {
  let isBlank = true;
  const track = (pieces: readonly StreamPiece[]) => {
    for (const piece of pieces) {
      if (piece.type === 'restart') isBlank = true;
      else if (piece.type === 'text' && piece.text.trim() !== '') isBlank = false;
    }
    return pieces;
  };
  for await (const pieces of readChunks(answer, reader, invalidResponse)) yield* track(pieces);
  yield* track(reader.end());
  const calls = reader.calls();
  if (calls.length > 0) yield { type: 'tools', calls };
  else if (isBlank) throw new ModelError('unusable', 'The answer is empty');
}

/** Yields the pieces of each chunk. Throws when the answer is incomplete or is none. */
export async function* readChunks(
  answer: OpenResponse,
  reader: PieceReader,
  invalidResponse: (value: unknown) => ModelError,
): AsyncGenerator<readonly StreamPiece[], void> {
  let patience: NodeJS.Timeout | undefined;
  let isAnswer = false;
  let isWhole = false;
  let isDone = false;
  let other: unknown;
  try {
    for await (const value of readValues(answer.response)) {
      if (value === DONE) {
        isDone = true;
        break;
      }
      const chunk = readChunk(value, invalidResponse);
      isAnswer ||= (chunk.choices ?? []).length > 0;
      isWhole ||= isWholeAnswer(chunk);
      other = value;
      yield reader.read(chunk);
      if (reader.finish !== undefined) patience ??= setTimeout(() => answer.close(), AFTER_END_MS);
    }
  } catch (error) {
    // A stream cut after the finish reason lacks only its usage.
    if (reader.finish === undefined || error instanceof ModelError) throw error;
  } finally {
    clearTimeout(patience);
  }
  if (!isAnswer && (isDone || !isEventStream(answer.response))) throw invalidResponse(other);
  if (isWhole || isDone) reader.finish ??= 'stop';
  if (reader.finish === undefined) throw new ModelError('unreachable', 'The answer broke off');
}

function readChunk(value: unknown, invalidResponse: (value: unknown) => ModelError): Chunk {
  const { success, data } = Chunk.safeParse(value);
  if (!success || readErrorBody(value) !== undefined) throw invalidResponse(value);
  const failure = data.choices?.[0]?.error;
  if (failure !== undefined && failure !== null) throw invalidResponse({ error: failure });
  return data;
}

function isWholeAnswer({ choices }: Chunk): boolean {
  const [choice] = choices ?? [];
  return choice?.message !== undefined && choice.message !== null && !choice.delta;
}

/** True when the content type is neither JSON nor HTML, so that an empty body is a broken stream. */
function isEventStream({ headers }: Response): boolean {
  return !/json|html/iu.test(headers.get('content-type') ?? '');
}
