import { parseOrNothing } from '#platform/parse-or-nothing.ts';

import { type AnswerKind, type OpenAnswer, ServiceClient } from './client.ts';
import type { Deadline } from './deadline.ts';
import { type FailureContext, failureOfAnswer } from './failures.ts';
import type { Said } from './forms.ts';
import type { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';
import type { AnsweredBy, ModelPicture } from './model.ts';
import { ModelError } from './model-error.ts';
import { isPicture, readPicture } from './picture.ts';
import { holdOpening, type Opening } from './hold-opening.ts';
import { PieceReader, readChunks, readPieces, type SaidPiece } from './pieces.ts';
import type { ServiceAddress } from './settings.ts';
import { readErrorWords } from './error-words.ts';

export interface ExchangeOptions {
  readonly address: ServiceAddress;
  readonly answeredBy: AnsweredBy;
  readonly timeoutMs: number;
  /** Says to a worker that a server asks it, not a person. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request: to which model, in which words, for whom. */
export interface Sending {
  readonly model: string;
  readonly said: Said;
  /** The names of the tools in it. */
  readonly tools?: readonly string[] | undefined;
  readonly deadline: Deadline;
  readonly ledger: Ledger;
}

/** What a model said. */
export interface Reply {
  readonly text: string;
  /** Cut off at its greatest length. */
  readonly isCutOff: boolean;
}

/** A stream whose first piece has come. */
export interface OpenStream {
  readonly first: IteratorResult<SaidPiece, void>;
  readonly rest: AsyncGenerator<SaidPiece, void>;
}

/** Sends single requests to a service, reads what comes, and counts what it came to. */
export class Exchange {
  readonly service: string;
  readonly #options: ExchangeOptions;
  readonly #context: FailureContext;
  readonly #client: ServiceClient;
  /** How the models of this service have begun their last answers. */
  readonly #openings = new Map<string, Opening>();

  constructor(options: ExchangeOptions) {
    const { address, answeredBy, timeoutMs, headers } = options;
    this.#options = options;
    this.service = answeredBy === 'worker' ? 'worker' : new URL(address.baseUrl).host;
    this.#context = {
      service: this.service,
      secrets: address.key === undefined ? [] : [address.key],
      messageFor: answeredBy === 'worker' ? (status) => `Worker returned status ${status}` : undefined,
    };
    this.#client = new ServiceClient({ ...this.#context, address, timeoutMs, headers });
  }

  async complete(sending: Sending): Promise<Reply> {
    const meter = new Meter();
    const reader = new PieceReader(meter, [], true);
    let answer: OpenAnswer | undefined;
    try {
      answer = await this.#post(this.#chatPath(), sending, 'answer', meter);
      const text = textOf(await Array.fromAsync(readChunks(answer, reader, (value) => this.#noAnswer(value))), reader);
      return { text, isCutOff: reader.finish === 'length' };
    } catch (error) {
      const failure: unknown = answer?.failure(error) ?? error;
      meter.failed(failure);
      throw failure;
    } finally {
      answer?.close();
      this.#learn(sending, reader);
      this.#count(sending, meter.spentOnWords(sending.said));
    }
  }

  async open(sending: Sending): Promise<OpenStream> {
    const rest = this.#pieces(sending);
    return { first: await rest.next(), rest };
  }

  async *#pieces(sending: Sending): AsyncGenerator<SaidPiece, void> {
    const meter = new Meter();
    const reader = new PieceReader(meter, sending.tools ?? []);
    let answer: OpenAnswer | undefined;
    try {
      const opened = await this.#post(this.#chatPath(), sending, 'stream', meter);
      answer = opened;
      const pieces = readPieces(opened, reader, (value) => this.#noAnswer(value));
      yield* holdOpening(pieces, this.#openings.get(sending.model) ?? 'unknown', () => opened.close());
    } catch (error) {
      const failure: unknown = answer?.failure(error) ?? error;
      meter.failed(failure);
      throw failure;
    } finally {
      answer?.close();
      this.#learn(sending, reader);
      this.#count(sending, meter.spentOnWords(sending.said));
    }
  }

  async picture(sending: Sending): Promise<ModelPicture> {
    const meter = new Meter();
    try {
      const answer = await this.#post('/images/generations', sending, 'picture', meter);
      const bytes = await answer.bytes().catch((error: unknown) => {
        throw answer.failure(error);
      });
      if (isPicture(bytes)) return { bytes: Buffer.from(bytes) };
      const value = parseOrNothing(new TextDecoder().decode(bytes));
      meter.readUsage(value);
      const picture = readPicture(value, this.#options.address.baseUrl);
      if (picture === undefined) throw this.#noAnswer(value);
      return picture;
    } catch (error) {
      meter.failed(error);
      throw error;
    } finally {
      this.#count(sending, meter.spentOnPicture());
    }
  }

  async #post(path: string, { said, deadline }: Sending, kind: AnswerKind, meter: Meter): Promise<OpenAnswer> {
    const answer = await this.#client.post(path, said, kind, deadline);
    meter.answered();
    return answer;
  }

  #chatPath(): string {
    return this.#options.answeredBy === 'worker' ? '/chat' : '/chat/completions';
  }

  /** An answer that is none: an error in spite of its status, or something else altogether. */
  #noAnswer(value: unknown): ModelError {
    const words = readErrorWords(value);
    if (words !== undefined) return failureOfAnswer({ ...words, message: words.message ?? 'an error' }, this.#context);
    return new ModelError('unusable', `${this.service} answered with something that is no answer`);
  }

  /** Remembers how a model began an answer that came to its end. */
  #learn({ model }: Sending, { finish, beganWithThought }: PieceReader): void {
    if (beganWithThought) this.#openings.set(model, 'thought');
    else if (finish !== undefined) this.#openings.set(model, 'answer');
  }

  #count({ ledger, model }: Sending, spent: ReturnType<Meter['spentOnWords']>): void {
    ledger.add({ ...spent, model, service: this.service, isFree: this.#options.answeredBy === 'worker' });
  }
}

/** The text of a whole answer. Where it is given as the arguments of one call, these are the answer. What is JSON has no marks, only texts in it. */
function textOf(chunks: readonly (readonly SaidPiece[])[], reader: PieceReader): string {
  const value = parseOrNothing(reader.raw);
  if (typeof value === 'object' && value !== null) return reader.raw;
  let text = '';
  for (const piece of [...chunks.flat(), ...reader.end()]) {
    if (piece.type === 'restart') text = '';
    else if (piece.type === 'text') text += piece.text;
  }
  if (text.trim() !== '') return text;
  const [only, ...others] = reader.calls();
  return only !== undefined && others.length === 0 ? only.arguments : text;
}
