import { attempt } from './attempts.ts';
import { type ChatRequest, writeChatRequest } from './chat-request.ts';
import { Circuit, OpenCircuitError } from './circuit.ts';
import type { Deadline } from './deadline.ts';
import { Exchange, type ExchangeOptions, type OpenStream, type Reply, type Sending } from './exchange.ts';
import { type Form, Forms, poorer, type Said } from './forms.ts';
import type { Ledger } from './ledger.ts';
import type { AnsweredBy, ModelPicture } from './model.ts';
import { ModelError, type ModelFailure } from './model-error.ts';
import { Probe } from './probe.ts';
import { type PictureRequest, writePictureRequest } from './picture.ts';

/** On whose behalf a service is asked. */
export interface Call {
  readonly deadline: Deadline;
  readonly ledger: Ledger;
  /** To see whether the service answers at all: one attempt, also while it is left alone. */
  readonly isCheck?: boolean;
}

/** How a service is doing. */
export interface ServiceHealth {
  /** `open`: left alone for a while after failures. */
  readonly circuit: 'closed' | 'open';
  readonly lastFailure: { readonly at: Date; readonly failure: ModelFailure; readonly message: string } | null;
}

export interface ServiceOptions extends ExchangeOptions {
  readonly retryWaitMs: number;
  now(): Date;
}

/** One service that is asked, with what is known of it. */
export class ModelService {
  readonly name: string;
  readonly answeredBy: AnsweredBy;
  readonly #options: ServiceOptions;
  readonly #exchange: Exchange;
  readonly #forms: Forms;
  readonly #circuit: Circuit;
  #lastFailure: ServiceHealth['lastFailure'] = null;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#exchange = new Exchange(options);
    this.#forms = new Forms(options.now);
    // A worker is another instance of this server: `GET /` is its health check.
    const path = options.answeredBy === 'worker' ? '/' : '/models';
    const probe = new Probe({ ...options, path });
    this.#circuit = new Circuit(options.now, () => probe.isUp());
    this.answeredBy = options.answeredBy;
    this.name = this.#exchange.service;
  }

  health(): ServiceHealth {
    return { circuit: this.#circuit.isOpen ? 'open' : 'closed', lastFailure: this.#lastFailure };
  }

  /** Does it answer at present? Costs nothing, and is known within a few seconds. */
  isUp(): Promise<boolean> {
    return this.#circuit.isUp();
  }

  /** Asks for a whole answer. */
  complete(request: ChatRequest, call: Call): Promise<Reply> {
    const { model } = request;
    const write = (form: Form) => writeChatRequest(request, form, false);
    return this.#ask({ model, write, send: (sending) => this.#exchange.complete(sending) }, call);
  }

  /** Asks for an answer piece by piece, and waits for the first. */
  open(request: ChatRequest, call: Call): Promise<OpenStream> {
    const { model, tools = [] } = request;
    const write = (form: Form) => writeChatRequest(request, form, true);
    const names = tools.map(({ name }) => name);
    return this.#ask({ model, write, send: (sending) => this.#exchange.open({ ...sending, tools: names }) }, call);
  }

  picture(request: PictureRequest, call: Call): Promise<ModelPicture> {
    const { model } = request;
    const write = (form: Form) => writePictureRequest(request, form);
    return this.#ask({ model, write, send: (sending) => this.#exchange.picture(sending) }, call);
  }

  /** In the form that the service takes: each that it refuses is followed by one that says less. */
  async #ask<Answer>(asked: Asked<Answer>, call: Call): Promise<Answer> {
    const { model, write, send } = asked;
    const known = this.#forms.of(model);
    for (let form = known; ;) {
      const said = write(form);
      try {
        const answer = await this.#attempt(() => send({ ...call, model, said }), call);
        if (form !== known) this.#forms.remember(model, form);
        return answer;
      } catch (error) {
        const next = poorer(form, said, error);
        if (next === undefined) throw error;
        form = next;
      }
    }
  }

  /** As often as makes sense, unless the service is left alone. */
  async #attempt<Answer>(send: () => Promise<Answer>, call: Call): Promise<Answer> {
    const once = () => this.#once(send, call);
    const isOnce = call.isCheck === true || this.answeredBy === 'worker';
    try {
      return await (isOnce ? once() : attempt(once, { deadline: call.deadline, waitMs: this.#options.retryWaitMs }));
    } catch (error) {
      throw error instanceof OpenCircuitError ? this.#leftAlone() : error;
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

  /** What it failed by last is why it is left alone. */
  #leftAlone(): ModelError {
    const { failure = 'unreachable', message = `${this.name} is left alone for a while` } = this.#lastFailure ?? {};
    return new ModelError(failure, message);
  }
}

/** What is asked of a model, in whatever form, and how. */
interface Asked<Answer> {
  readonly model: string;
  readonly write: (form: Form) => Said;
  readonly send: (sending: Sending) => Promise<Answer>;
}
