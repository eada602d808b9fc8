import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';

import { attempt, mayPass } from './attempts.ts';
import { type ChatRequest, writeBody } from './chat-request.ts';
import { type AnswerKind, type OpenAnswer, ServiceClient } from './client.ts';
import type { Deadline } from './deadline.ts';
import { type FailureContext, failureOfAnswer } from './failures.ts';
import { type Form, Forms } from './forms.ts';
import type { Ledger } from './ledger.ts';
import { Meter } from './meter.ts';
import type { AnsweredBy, ModelPicture, Usage } from './model.ts';
import { ModelError, type ModelFailure } from './model-error.ts';
import { parseOrNothing } from '#platform/parse-or-nothing.ts';
import { readPicture } from './picture.ts';
import { PieceReader, readPieces, type SaidPiece } from './pieces.ts';
import type { ServiceAddress } from './settings.ts';
import { Completion, ErrorBody } from './wire.ts';

/** Two actions that failed with all their attempts. */
const FAILURES_UNTIL_OPEN = 6;
const CIRCUIT_OPEN_MS = 30_000;

/** On whose behalf a request goes out. */
export interface Call {
  readonly deadline: Deadline;
  readonly ledger: Ledger;
  /** To see whether the service answers at all: one attempt, also while it is left alone. */
  readonly isCheck?: boolean;
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

/** How a service is doing. */
export interface ServiceHealth {
  /** `open`: left alone for a while after failures. */
  readonly circuit: 'closed' | 'open';
  readonly lastFailure: { readonly at: Date; readonly failure: ModelFailure; readonly message: string } | null;
}

export interface ServiceOptions {
  readonly address: ServiceAddress;
  readonly answeredBy: AnsweredBy;
  readonly timeoutMs: number;
  readonly retryWaitMs: number;
  /** Says to a worker that a server asks it, not a person. */
  readonly headers?: Readonly<Record<string, string>>;
  now(): Date;
}

/** One service that is asked, with what is known of it. */
export class ModelService {
  readonly name: string;
  readonly answeredBy: AnsweredBy;
  readonly #client: ServiceClient;
  readonly #options: ServiceOptions;
  readonly #context: FailureContext;
  readonly #forms = new Forms();
  readonly #circuit: CircuitBreakerPolicy;
  #lastFailure: ServiceHealth['lastFailure'] = null;

  constructor(options: ServiceOptions) {
    const { address, answeredBy, timeoutMs, headers } = options;
    this.#options = options;
    this.answeredBy = answeredBy;
    this.name = answeredBy === 'worker' ? 'worker' : new URL(address.baseUrl).host;
    this.#context = {
      service: this.name,
      secrets: address.key === undefined ? [] : [address.key],
      messageFor: answeredBy === 'worker' ? (status) => `Worker returned status ${status}` : undefined,
    };
    this.#client = new ServiceClient({ ...this.#context, address, timeoutMs, headers });
    this.#circuit = circuitBreaker(handleWhen(mayPass), {
      halfOpenAfter: CIRCUIT_OPEN_MS,
      breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
    });
  }

  health(): ServiceHealth {
    const circuit = this.#circuit.state === CircuitState.Closed ? 'closed' : 'open';
    return { circuit, lastFailure: this.#lastFailure };
  }

  /** Asks for a whole answer. */
  complete(request: ChatRequest, call: Call): Promise<Reply> {
    return this.#ask(request.model, 'chat', call, (form) => this.#complete(request, form, call));
  }

  /** Asks for an answer piece by piece, and waits for the first. */
  open(request: ChatRequest, call: Call): Promise<OpenStream> {
    return this.#ask(request.model, 'chat', call, (form) => this.#open(request, form, call));
  }

  picture(request: PictureRequest, call: Call): Promise<ModelPicture> {
    return this.#ask(request.model, 'picture', call, (form) => this.#picture(request, form, call));
  }

  /** In the form that the service takes, as often as makes sense, unless it is left alone. */
  async #ask<Answer>(
    model: string,
    kind: 'chat' | 'picture',
    call: Call,
    ask: (form: Form) => Promise<Answer>,
  ): Promise<Answer> {
    for (;;) {
      const form = this.#forms.of(model);
      try {
        const once = () => this.#watched(() => ask(form), call);
        const isOnce = call.isCheck === true || this.answeredBy === 'worker';
        return await (isOnce ? once() : attempt(once, { deadline: call.deadline, waitMs: this.#options.retryWaitMs }));
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw this.#leftAlone();
        if (!this.#forms.giveWay(model, form, error, kind)) throw error;
      }
    }
  }

  async #watched<Answer>(ask: () => Promise<Answer>, { isCheck = false }: Call): Promise<Answer> {
    // While one request finds out whether the service is back, nobody else waits for that.
    if (!isCheck && this.#circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    try {
      return await (isCheck ? ask() : this.#circuit.execute(ask));
    } catch (error) {
      this.#note(error);
      throw error;
    }
  }

  #note(error: unknown): void {
    if (!(error instanceof ModelError) || error.failure === 'cancelled') return;
    this.#lastFailure = { at: this.#options.now(), failure: error.failure, message: error.message };
  }

  /** What it failed by last is why it is left alone. */
  #leftAlone(): ModelError {
    const { failure = 'unreachable', message = `${this.name} is left alone for a while` } = this.#lastFailure ?? {};
    return new ModelError(failure, message);
  }

  async #complete(request: ChatRequest, form: Form, call: Call): Promise<Reply> {
    const body = writeBody(request, form, false);
    const meter = new Meter();
    try {
      const { choice, usage } = await this.#read(await this.#post(body, 'answer', call));
      const { content, refusal } = choice.message;
      meter.answered();
      meter.usage = usage;
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
      this.#add(call, request.model, { isFailure: meter.isFailure, images: 0, ...meter.tokens(body) });
    }
  }

  async #read(answer: OpenAnswer) {
    const body = parseOrNothing(await readAll(answer));
    const { success, data } = Completion.safeParse(body);
    const choice = data?.choices[0];
    if (!success || choice === undefined) throw this.#noAnswer(body);
    return { choice, usage: data.usage };
  }

  async #open(request: ChatRequest, form: Form, call: Call): Promise<OpenStream> {
    const body = writeBody(request, form, true);
    const rest = this.#pieces(request.model, body, call);
    return { first: await rest.next(), rest };
  }

  async *#pieces(model: string, body: object, call: Call): AsyncGenerator<SaidPiece, void> {
    const reader = new PieceReader();
    const meter = new Meter();
    let answer: OpenAnswer | undefined;
    try {
      answer = await this.#post(body, 'stream', call);
      meter.answered();
      yield* readPieces(answer, reader, (value) => this.#noAnswer(value));
    } catch (error) {
      const failure: unknown = answer?.failure(error) ?? error;
      meter.failed(failure);
      throw failure;
    } finally {
      answer?.close();
      meter.usage = reader.usage;
      meter.characters = reader.characters;
      this.#add(call, model, { isFailure: meter.isFailure, images: 0, ...meter.tokens(body) });
    }
  }

  async #picture({ model, prompt, size, quality }: PictureRequest, form: Form, call: Call): Promise<ModelPicture> {
    // Later models always answer with the picture itself, and know no such parameter.
    const format = model.startsWith('dall-e') ? { response_format: 'url' } : {};
    const body = { model, prompt, ...(form.describesPicture ? { n: 1, size, quality, ...format } : {}) };
    const meter = new Meter();
    try {
      const answer = await this.#client.post('/images/generations', body, 'picture', call.deadline);
      const value = parseOrNothing(await readAll(answer));
      const picture = readPicture(value, this.#options.address.baseUrl);
      if (picture === undefined) throw this.#noAnswer(value);
      meter.answered();
      return picture;
    } catch (error) {
      meter.failed(error);
      throw error;
    } finally {
      const images = meter.isPaidFor ? 1 : 0;
      this.#add(call, model, { isFailure: meter.isFailure, images, inputTokens: 0, outputTokens: 0 });
    }
  }

  #post(body: object, kind: AnswerKind, { deadline }: Call): Promise<OpenAnswer> {
    const path = this.answeredBy === 'worker' ? '/chat' : '/chat/completions';
    return this.#client.post(path, body, kind, deadline);
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
    return new ModelError('unusable', `${this.name} answered with something that is no answer`);
  }

  #add({ ledger }: Call, model: string, spent: Usage & { readonly isFailure: boolean; readonly images: number }): void {
    ledger.add({ ...spent, model, service: this.name, isFree: this.answeredBy === 'worker' });
  }
}

export interface PictureRequest {
  readonly model: string;
  readonly prompt: string;
  readonly size: string;
  readonly quality: string;
}

async function readAll(answer: OpenAnswer): Promise<string> {
  try {
    return await answer.text();
  } catch (error) {
    throw answer.failure(error);
  }
}
