import { AnswerText } from './answer-text.ts';
import { DONE, readValues } from './answer-values.ts';
import { BareCalls } from './bare-calls.ts';
import { CallCollector } from './call-collector.ts';
import type { OpenAnswer } from './client.ts';
import type { Meter } from './meter.ts';
import type { ToolCall } from './model.ts';
import { ModelError } from './model-error.ts';
import { readCallText } from './text-calls.ts';
import { readErrorWords } from './error-words.ts';
import { Chunk } from './wire.ts';

const TEXT_MAX_CHARACTERS = 200_000;
/** After the last word only the figures may follow, and then the end. */
const AFTER_END_MS = 2_000;

/** How services say that an answer became too long, and that it was not let through. */
const CUT_OFF = /^(?:length|max_\w*tokens|model_length)$/iu;
const FILTERED = /^(?:content_filter(?:ed)?|safety|prohibited_content|blocklist)$/iu;

/** What a stream gives before its end. */
export type SaidPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'restart' }
  | { readonly type: 'tools'; readonly calls: readonly ToolCall[] };

/** Puts the chunks of an answer together: text goes out at once, calls of tools when they are whole. What comes is counted by `meter`. */
export class PieceReader {
  readonly meter: Meter;
  /** Why the answer ended; undefined before it did. */
  finish: string | undefined;
  /** All the text, as it came. */
  raw = '';
  readonly #text: AnswerText;
  readonly #bare: BareCalls;
  readonly #calls = new CallCollector();
  readonly #tools: ReadonlySet<string>;

  /** `tools` are the names of those that the model was given; `isJson`: it was asked for JSON. */
  constructor(meter: Meter, tools: readonly string[], isJson = false) {
    this.meter = meter;
    this.#text = new AnswerText(isJson);
    this.#tools = new Set(tools);
    this.#bare = new BareCalls(tools);
  }

  /** Did a thought come first, without a mark where it begins? */
  get beganWithThought(): boolean {
    return this.#text.beganWithThought;
  }

  /** What a chunk brings to show. */
  read({ choices, usage }: Chunk): readonly SaidPiece[] {
    this.meter.usage = usage ?? this.meter.usage;
    const choice = choices?.[0];
    const said = choice?.delta ?? choice?.message;
    if (said !== undefined && said !== null) {
      if (said.refusal !== '') throw new ModelError('declined', 'The model would not answer');
      for (const call of said.calls) {
        this.#calls.add(call);
        this.#count(call.given.length + JSON.stringify(call.extra).length - '{}'.length);
      }
      this.#count(said.content.length);
      this.raw += said.content;
    }
    this.#end(choice?.finish_reason ?? '');
    return this.#show(this.#text.read(said?.content ?? ''));
  }

  /** What was held back until the end. */
  end(): readonly SaidPiece[] {
    const shown = this.#show(this.#text.end());
    const rest = this.#bare.end();
    return rest === '' ? shown : [...shown, { type: 'text', text: rest }];
  }

  /** The calls, once the answer has ended. */
  calls(): readonly ToolCall[] {
    if (this.#calls.isEmpty) {
      const written = [...this.#text.calls.flatMap(readCallText), ...this.#bare.calls];
      // What is written as a call is one only of a tool that the model was given.
      for (const call of written) if (this.#tools.has(call.name)) this.#calls.addWritten(call);
    }
    if (!this.#calls.isEmpty && this.finish === 'length') {
      throw new ModelError('unusable', 'The answer was cut off at its greatest length');
    }
    return this.#calls.calls();
  }

  #show({ text, isRestart }: ReturnType<AnswerText['read']>): readonly SaidPiece[] {
    if (isRestart) this.#bare.restart();
    const shown = this.#bare.read(text);
    return [
      ...(isRestart ? [{ type: 'restart' } as const] : []),
      ...(shown === '' ? [] : [{ type: 'text', text: shown } as const]),
    ];
  }

  #end(reason: string): void {
    if (reason === '') return;
    if (FILTERED.test(reason)) throw new ModelError('declined', 'The service would not let the model answer');
    if (reason === 'error') throw new ModelError('unreachable', 'The answer broke off');
    this.finish = CUT_OFF.test(reason) ? 'length' : reason;
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
  let isBlank = true;
  const seen = (pieces: readonly SaidPiece[]) => {
    for (const piece of pieces) {
      if (piece.type === 'restart') isBlank = true;
      else if (piece.type === 'text' && piece.text.trim() !== '') isBlank = false;
    }
    return pieces;
  };
  for await (const pieces of readChunks(answer, reader, noAnswer)) yield* seen(pieces);
  yield* seen(reader.end());
  const calls = reader.calls();
  if (calls.length > 0) yield { type: 'tools', calls };
  else if (isBlank) throw new ModelError('unusable', 'The answer is empty');
}

/** What each chunk brings to show. Throws when the answer breaks off before its end, or is none. */
export async function* readChunks(
  answer: OpenAnswer,
  reader: PieceReader,
  noAnswer: (value: unknown) => ModelError,
): AsyncGenerator<readonly SaidPiece[], void> {
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
      const chunk = readChunk(value, noAnswer);
      isAnswer ||= (chunk.choices ?? []).length > 0;
      isWhole ||= isWholeAnswer(chunk);
      other = value;
      yield reader.read(chunk);
      if (reader.finish !== undefined) patience ??= setTimeout(() => answer.close(), AFTER_END_MS);
    }
  } catch (error) {
    // What is cut after the last word is whole, but for its figures.
    if (reader.finish === undefined || error instanceof ModelError) throw error;
  } finally {
    clearTimeout(patience);
  }
  if (!isAnswer && (isDone || !isEventStream(answer.response))) throw noAnswer(other);
  if (isWhole || isDone) reader.finish ??= 'stop';
  if (reader.finish === undefined) throw new ModelError('unreachable', 'The answer broke off');
}

function readChunk(value: unknown, noAnswer: (value: unknown) => ModelError): Chunk {
  const { success, data } = Chunk.safeParse(value);
  if (!success || readErrorWords(value) !== undefined) throw noAnswer(value);
  const failure = data.choices?.[0]?.error;
  if (failure !== undefined && failure !== null) throw noAnswer({ error: failure });
  return data;
}

function isWholeAnswer({ choices }: Chunk): boolean {
  const [choice] = choices ?? [];
  return choice?.message !== undefined && choice.message !== null && !choice.delta;
}

/** By its name, where nothing came that would tell. */
function isEventStream({ headers }: Response): boolean {
  return !/json|html/iu.test(headers.get('content-type') ?? '');
}
