import { retry } from './retry.ts';
import { type ChatRequest, writeChatRequest } from './chat-request.ts';
import { CircuitBreaker, OpenCircuitError } from './circuit-breaker.ts';
import type { Deadline } from './deadline.ts';
import {
  ModelExchange,
  type ModelExchangeOptions,
  type OpenStream,
  type Reply,
  type OutgoingRequest,
} from './model-exchange.ts';
import { type RequestFormat, RequestFormats, simplify, type RequestBody } from './request-formats.ts';
import type { Ledger } from './ledger.ts';
import type { AnsweredBy, ModelPicture } from './model.ts';
import { ModelError, type ModelFailure } from './model-error.ts';
import { Probe } from './probe.ts';
import { type PictureRequest, writePictureRequest } from './picture.ts';

/** The deadline and the accounting of a call. */
export interface Call {
  readonly deadline: Deadline;
  readonly ledger: Ledger;
  /** A check by an admin: a single attempt that bypasses the circuit breaker. */
  readonly isCheck?: boolean;
}

export interface ServiceHealth {
  /** `open`: requests are blocked after failures. */
  readonly circuit: 'closed' | 'open';
  readonly lastFailure: { readonly at: Date; readonly failure: ModelFailure; readonly message: string } | null;
}

export interface ServiceOptions extends ModelExchangeOptions {
  readonly retryWaitMs: number;
  now(): Date;
}

/** One service with its retries, circuit breaker and accepted request formats. */
export class ModelService {
  readonly name: string;
  readonly answeredBy: AnsweredBy;
  readonly #options: ServiceOptions;
  readonly #exchange: ModelExchange;
  readonly #formats: RequestFormats;
  readonly #circuit: CircuitBreaker;
  #lastFailure: ServiceHealth['lastFailure'] = null;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#exchange = new ModelExchange(options);
    this.#formats = new RequestFormats(options.now);
    // A worker is another instance of this server: `GET /` is its health check.
    const path = options.answeredBy === 'worker' ? '/' : '/models';
    const probe = new Probe({ ...options, path });
    this.#circuit = new CircuitBreaker(options.now, () => probe.isUp());
    this.answeredBy = options.answeredBy;
    this.name = this.#exchange.service;
  }

  health(): ServiceHealth {
    return { circuit: this.#circuit.isOpen ? 'open' : 'closed', lastFailure: this.#lastFailure };
  }

  /** Probes the service, without calling a model. Answers within a few seconds. */
  isUp(): Promise<boolean> {
    return this.#circuit.isUp();
  }

  /** Requests a complete answer. */
  complete(request: ChatRequest, call: Call): Promise<Reply> {
    const { model } = request;
    const write = (format: RequestFormat) => writeChatRequest(request, format, false);
    return this.#sendInFormat({ model, write, send: (outgoing) => this.#exchange.complete(outgoing) }, call);
  }

  /** Requests a stream and waits for its first piece. */
  open(request: ChatRequest, call: Call): Promise<OpenStream> {
    const { model, tools = [] } = request;
    const write = (format: RequestFormat) => writeChatRequest(request, format, true);
    const names = tools.map(({ name }) => name);
    return this.#sendInFormat(
      { model, write, send: (outgoing) => this.#exchange.open({ ...outgoing, tools: names }) },
      call,
    );
  }

  picture(request: PictureRequest, call: Call): Promise<ModelPicture> {
    const { model } = request;
    const write = (format: RequestFormat) => writePictureRequest(request, format);
    return this.#sendInFormat({ model, write, send: (outgoing) => this.#exchange.picture(outgoing) }, call);
  }

  /** Sends the request in the fullest format that the service accepts, by trying simpler ones after each rejection. */
  async #sendInFormat<Answer>(request: FormattedRequest<Answer>, call: Call): Promise<Answer> {
    const { model, write, send } = request;
    const known = this.#formats.of(model);
    for (let format = known; ;) {
      const body = write(format);
      try {
        const answer = await this.#retry(() => send({ ...call, model, body }), call);
        if (format !== known) this.#formats.remember(model, format);
        return answer;
      } catch (error) {
        const next = simplify(format, body, error);
        if (next === undefined) throw error;
        format = next;
      }
    }
  }

  /** Retries transient failures, unless the circuit breaker blocks the request. */
  async #retry<Answer>(send: () => Promise<Answer>, call: Call): Promise<Answer> {
    const once = () => this.#once(send, call);
    const isOnce = call.isCheck === true || this.answeredBy === 'worker';
    try {
      return await (isOnce ? once() : retry(once, { deadline: call.deadline, waitMs: this.#options.retryWaitMs }));
    } catch (error) {
      throw error instanceof OpenCircuitError ? this.#blockedFailure() : error;
    }
  }

  async #once<Answer>(send: () => Promise<Answer>, { isCheck = false }: Call): Promise<Answer> {
    try {
      return await (isCheck ? send() : this.#circuit.run(send));
    } catch (error) {
      if (error instanceof ModelError && error.failure !== 'cancelled') {
        this.#lastFailure = { at: this.#options.now(), failure: error.failure, message: error.message };
      }
      throw error;
    }
  }

  /** Reports the last failure, because it opened the circuit. */
  #blockedFailure(): ModelError {
    const { failure = 'unreachable', message = `${this.name} is blocked for a while after failures` } =
      this.#lastFailure ?? {};
    return new ModelError(failure, message);
  }
}

/** How a request is written in a format and sent. */
interface FormattedRequest<Answer> {
  readonly model: string;
  readonly write: (format: RequestFormat) => RequestBody;
  readonly send: (outgoing: OutgoingRequest) => Promise<Answer>;
}
