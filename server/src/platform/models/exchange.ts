import { parseOrNothing } from '#platform/parse-or-nothing.ts';

import { type AnswerKind, type OpenAnswer, ServiceClient } from './client.ts';
import type { Deadline } from './deadline.ts';
import { type FailureContext, failureOfAnswer } from './failures.ts';
import type { Said } from './forms.ts';
import type { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';
import type { AnsweredBy, ModelPicture } from './model.ts';
import { ModelError } from './model-error.ts';
import { readPicture } from './picture.ts';
import { PieceReader, readPieces, type SaidPiece } from './pieces.ts';
import type { ServiceAddress } from './settings.ts';
import { Completion, ErrorBody } from './wire.ts';

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
  readonly deadline: Deadline;
  readonly ledger: Ledger;
}

/** What a model said. */
export interface Reply {
  readonly text: string;
  readonly refusal: string | null;
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
    try {
      const value = await this.#value(this.#chatPath(), sending, 'answer', meter);
      const choice = Completion.safeParse(value).data?.choices[0];
      if (choice === undefined) throw this.#noAnswer(value);
      const { content, refusal } = choice.message;
      meter.characters = (content ?? '').length;
      const isFiltered = choice.finish_reason === 'content_filter';
      return {
        text: content ?? '',
        refusal: refusal || (isFiltered ? 'The service would not let the model answer' : null),
        isCutOff: choice.finish_reason === 'length',
      };
    } catch (error) {
      meter.failed(error);
      throw error;
    } finally {
      this.#count(sending, meter.spentOnWords(sending.said));
    }
  }

  async open(sending: Sending): Promise<OpenStream> {
    const rest = this.#pieces(sending);
    return { first: await rest.next(), rest };
  }

  async *#pieces(sending: Sending): AsyncGenerator<SaidPiece, void> {
    const meter = new Meter();
    let answer: OpenAnswer | undefined;
    try {
      answer = await this.#post(this.#chatPath(), sending, 'stream', meter);
      yield* readPieces(answer, new PieceReader(meter), (value) => this.#noAnswer(value));
    } catch (error) {
      const failure: unknown = answer?.failure(error) ?? error;
      meter.failed(failure);
      throw failure;
    } finally {
      answer?.close();
      this.#count(sending, meter.spentOnWords(sending.said));
    }
  }

  async picture(sending: Sending): Promise<ModelPicture> {
    const meter = new Meter();
    try {
      const value = await this.#value('/images/generations', sending, 'picture', meter);
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

  /** The JSON of an answer; undefined when it is none. */
  async #value(path: string, sending: Sending, kind: AnswerKind, meter: Meter): Promise<unknown> {
    const answer = await this.#post(path, sending, kind, meter);
    const text = await answer.text().catch((error: unknown) => {
      throw answer.failure(error);
    });
    const value = parseOrNothing(text);
    meter.readUsage(value);
    return value;
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
    const { success, data } = ErrorBody.safeParse(value);
    if (success) {
      const { message = 'an error', code } = data.error;
      return failureOfAnswer(
        { message, code: code === undefined || code === null ? null : String(code) },
        this.#context,
      );
    }
    return new ModelError('unusable', `${this.service} answered with something that is no answer`);
  }

  #count({ ledger, model }: Sending, spent: ReturnType<Meter['spentOnWords']>): void {
    ledger.add({ ...spent, model, service: this.service, isFree: this.#options.answeredBy === 'worker' });
  }
}
