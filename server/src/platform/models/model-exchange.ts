import { tryParseJson } from '#platform/try-parse-json.ts';

import { type AnswerKind, type OpenResponse, ServiceClient } from './client.ts';
import type { Deadline } from './deadline.ts';
import { type FailureContext, failureOfAnswer } from './failures.ts';
import type { RequestBody } from './request-formats.ts';
import type { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';
import type { AnsweredBy, ModelPicture } from './model.ts';
import { ModelError } from './model-error.ts';
import { isPicture, readPicture } from './picture.ts';
import { bufferOpening, type Opening } from './buffer-opening.ts';
import { PieceReader, readChunks, readPieces, type StreamPiece } from './answer-pieces.ts';
import type { ServiceAddress } from './settings.ts';
import { readErrorBody } from './error-body.ts';

export interface ModelExchangeOptions {
  readonly address: ServiceAddress;
  readonly answeredBy: AnsweredBy;
  readonly timeoutMs: number;
  /** Mark a request to a worker as forwarded. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request to a model. */
export interface OutgoingRequest {
  readonly model: string;
  readonly body: RequestBody;
  /** The names of the tools in the request. */
  readonly tools?: readonly string[] | undefined;
  readonly deadline: Deadline;
  readonly ledger: Ledger;
}

/** A complete answer. */
export interface Reply {
  readonly text: string;
  /** True when the answer reached the maximum length. */
  readonly isCutOff: boolean;
}

/** A stream whose first piece has arrived. */
export interface OpenStream {
  readonly first: IteratorResult<StreamPiece, void>;
  readonly rest: AsyncGenerator<StreamPiece, void>;
}

/** Sends single requests to one service, parses the answers and records their cost. */
export class ModelExchange {
  readonly service: string;
  readonly #options: ModelExchangeOptions;
  readonly #context: FailureContext;
  readonly #client: ServiceClient;
  /** How each model of this service began its last answer. */
  readonly #openings = new Map<string, Opening>();

  constructor(options: ModelExchangeOptions) {
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

  async complete(outgoing: OutgoingRequest): Promise<Reply> {
    const meter = new Meter();
    const reader = new PieceReader(meter, [], true);
    let answer: OpenResponse | undefined;
    try {
      answer = await this.#post(this.#chatPath(), outgoing, 'answer', meter);
      const text = textOf(
        await Array.fromAsync(readChunks(answer, reader, (value) => this.#invalidResponse(value))),
        reader,
      );
      return { text, isCutOff: reader.finish === 'length' };
    } catch (error) {
      const failure: unknown = answer?.failure(error) ?? error;
      meter.failed(failure);
      throw failure;
    } finally {
      answer?.close();
      this.#learn(outgoing, reader);
      this.#count(outgoing, meter.spentOnWords(outgoing.body));
    }
  }

  async open(outgoing: OutgoingRequest): Promise<OpenStream> {
    const rest = this.#pieces(outgoing);
    return { first: await rest.next(), rest };
  }

  async *#pieces(outgoing: OutgoingRequest): AsyncGenerator<StreamPiece, void> {
    const meter = new Meter();
    const reader = new PieceReader(meter, outgoing.tools ?? []);
    let answer: OpenResponse | undefined;
    try {
      const response = await this.#post(this.#chatPath(), outgoing, 'stream', meter);
      answer = response;
      const pieces = readPieces(response, reader, (value) => this.#invalidResponse(value));
      yield* bufferOpening(pieces, this.#openings.get(outgoing.model) ?? 'unknown', () => response.close());
    } catch (error) {
      const failure: unknown = answer?.failure(error) ?? error;
      meter.failed(failure);
      throw failure;
    } finally {
      answer?.close();
      this.#learn(outgoing, reader);
      this.#count(outgoing, meter.spentOnWords(outgoing.body));
    }
  }

  async picture(outgoing: OutgoingRequest): Promise<ModelPicture> {
    const meter = new Meter();
    try {
      const answer = await this.#post('/images/generations', outgoing, 'picture', meter);
      const bytes = await answer.bytes().catch((error: unknown) => {
        throw answer.failure(error);
      });
      if (isPicture(bytes)) return { bytes: Buffer.from(bytes) };
      const value = tryParseJson(new TextDecoder().decode(bytes));
      meter.readUsage(value);
      const picture = readPicture(value, this.#options.address.baseUrl);
      if (picture === undefined) throw this.#invalidResponse(value);
      return picture;
    } catch (error) {
      meter.failed(error);
      throw error;
    } finally {
      this.#count(outgoing, meter.spentOnPicture());
    }
  }

  async #post(
    path: string,
    { body, deadline }: OutgoingRequest,
    kind: AnswerKind,
    meter: Meter,
  ): Promise<OpenResponse> {
    const answer = await this.#client.post(path, body, kind, deadline);
    meter.answered();
    return answer;
  }

  #chatPath(): string {
    return this.#options.answeredBy === 'worker' ? '/chat' : '/chat/completions';
  }

  /** The failure for a 2xx response that is an error body or no answer at all. */
  #invalidResponse(value: unknown): ModelError {
    const words = readErrorBody(value);
    if (words !== undefined) return failureOfAnswer({ ...words, message: words.message ?? 'an error' }, this.#context);
    return new ModelError('unusable', `${this.service} sent an invalid response`);
  }

  /** Remembers how a model began a complete answer. */
  #learn({ model }: OutgoingRequest, { finish, beganWithReasoning }: PieceReader): void {
    if (beganWithReasoning) this.#openings.set(model, 'reasoning');
    else if (finish !== undefined) this.#openings.set(model, 'answer');
  }

  #count({ ledger, model }: OutgoingRequest, spent: ReturnType<Meter['spentOnWords']>): void {
    ledger.add({ ...spent, model, service: this.service, isFree: this.#options.answeredBy === 'worker' });
  }
}

/** The text of a complete answer. JSON is returned raw: its strings may look like markers. Without text, the arguments of a single tool call are the answer. */
function textOf(chunks: readonly (readonly StreamPiece[])[], reader: PieceReader): string {
  const value = tryParseJson(reader.raw);
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
