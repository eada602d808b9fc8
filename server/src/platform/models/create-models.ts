import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/tables.ts';

import { UsageBudget, type Reservation } from './usage-budget.ts';
import type { ChatRequest } from './chat-request.ts';
import { type CheckFinding, checkRoutes, type FetchPicture } from './check.ts';
import { Deadline } from './deadline.ts';
import { estimateInput } from './estimate.ts';
import type { OpenStream } from './model-exchange.ts';
import { Findings } from './findings.ts';
import { Ledger } from './ledger.ts';
import type { ModelCaller, ModelPiece, Models, ModelTask, StructuredRequest, TextRequest } from './model.ts';
import { ModelError } from './model-error.ts';
import { askForCorrection, checkReply } from './replies.ts';
import { type Route, Routes, type ServiceState } from './routes.ts';
import { readSettings } from './settings.ts';
import type { Amount } from './usage.ts';
import { writeMessage, writeTool } from './wire.ts';

const RETRY_WAIT_MS = 1_000;
const CHECK_DEADLINE_MS = 120_000;

export interface ModelsDeps {
  readonly config: Config;
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  now(): Date;
  /** The wait before the second attempt; the wait before the third is twice as long. */
  readonly retryWaitMs?: number | undefined;
}

/** Models with the health information for admins. */
export interface ModelRuntime extends Models {
  /** Calls every configured service for real. Recorded as usage of the admin, but not charged to their daily limit. */
  check(caller: ModelCaller, fetchPicture: FetchPicture): Promise<readonly CheckFinding[]>;
  services(): readonly ServiceState[];
}

export function createModels(deps: ModelsDeps): ModelRuntime {
  return new Runtime(deps);
}

class Runtime implements ModelRuntime {
  readonly #settings: ReturnType<typeof readSettings>;
  readonly #routes: Routes;
  readonly #budget: UsageBudget;
  readonly #findings: Findings;
  readonly #deadlines = new WeakMap<AbortSignal, Deadline>();

  constructor(deps: ModelsDeps) {
    const { config, retryWaitMs = RETRY_WAIT_MS, now } = deps;
    this.#settings = readSettings(config);
    this.#routes = new Routes(this.#settings, { retryWaitMs, now });
    const { dailyTokens: tokens, dailyImages: images } = this.#settings;
    this.#budget = new UsageBudget(deps, { tokens, images });
    this.#findings = new Findings(deps);
    if (this.#routes.states().length > 0) this.#findings.refresh();
  }

  can(task: ModelTask): boolean {
    const [route] = this.#routes.to(task);
    return route !== undefined && !this.#findings.isBroken(offerOf(task, route));
  }

  isConfigured(task: ModelTask): boolean {
    return this.#routes.to(task).length > 0;
  }

  async isUp(task: ModelTask): Promise<boolean> {
    const answers = this.#routes.to(task).map(({ service }) => service.isUp());
    for (const answer of answers) if (await answer) return true;
    return false;
  }

  services(): readonly ServiceState[] {
    return this.#routes.states();
  }

  async structured<Schema extends z.ZodType>(caller: ModelCaller, request: StructuredRequest<Schema>) {
    const { task, messages, schema, name } = request;
    return this.#withReservation(caller, task, this.#amountOf(request), async (reservation) => {
      const answer = { name, schema };
      const first = await this.#complete(caller, reservation, { messages, answer });
      const checked = checkReply(first.answer, schema);
      if ('value' in checked) return { value: checked.value, answeredBy: first.answeredBy };
      const corrected = askForCorrection(messages, first.answer, checked.problem);
      const second = await this.#complete(caller, reservation, { messages: corrected, answer });
      const again = checkReply(second.answer, schema);
      if ('value' in again) return { value: again.value, answeredBy: second.answeredBy };
      throw new ModelError(
        'unusable',
        `The answer does not match the requested format: ${again.problem.split('\n', 1)[0] ?? ''}`,
      );
    });
  }

  async *stream(caller: ModelCaller, request: TextRequest): AsyncGenerator<ModelPiece, void> {
    const { task, messages, tools, answer: shape } = request;
    const reservation = await this.#reserve(caller, task, this.#amountOf(request));
    let rest: OpenStream['rest'] | undefined;
    try {
      const { answer, answeredBy } = await this.#withFallback(caller, reservation, ({ service, parameters }) =>
        service.open({ ...parameters, messages, tools, answer: shape }, reservation),
      );
      ({ rest } = answer);
      if (answer.first.done !== true) yield answer.first.value;
      yield* rest;
      // Settled first: the caller may stop iterating after the end.
      await this.#budget.settle(reservation);
      yield { type: 'end', answeredBy };
    } finally {
      await rest?.return();
      await this.#budget.settle(reservation);
    }
  }

  async image(caller: ModelCaller, prompt: string) {
    return this.#withReservation(caller, 'image', { tokens: 0, images: 1 }, async (reservation) => {
      const { answer, answeredBy } = await this.#withFallback(
        caller,
        reservation,
        ({ service, parameters: { model } }) =>
          service.picture({ model, prompt, ...this.#settings.picture }, reservation),
      );
      return { picture: answer, answeredBy };
    });
  }

  async check(caller: ModelCaller, fetchPicture: FetchPicture): Promise<readonly CheckFinding[]> {
    const { prices, picture } = this.#settings;
    const deadline = new Deadline(caller.signal, CHECK_DEADLINE_MS);
    const ledgers: Ledger[] = [];
    const findings = await checkRoutes(this.#routes, { picture, fetchPicture }, (task) => {
      const ledger = new Ledger(task, prices);
      ledgers.push(ledger);
      return { deadline, ledger, isCheck: true };
    });
    await this.#budget.record(caller.userId, ledgers);
    // An aborted check proves nothing.
    if (caller.signal.aborted) return findings;
    // Only pictures are withdrawn. Without text the assistant could do nothing, so it is still tried.
    for (const task of ['image', 'vision'] as const) {
      const route = this.#routes.own(task);
      const isBroken = findings.some(({ capability, state }) => capability === task && state === 'failing');
      if (route !== undefined) await this.#findings.store(offerOf(task, route), isBroken);
    }
    return findings;
  }

  #complete(caller: ModelCaller, reservation: Reservation, request: Pick<ChatRequest, 'messages' | 'answer'>) {
    return this.#withFallback(caller, reservation, ({ service, parameters }) =>
      service.complete({ ...request, ...parameters }, reservation),
    );
  }

  /** Calls the service, and the worker when the service fails. */
  async #withFallback<Answer>(caller: ModelCaller, reservation: Reservation, call: (route: Route) => Promise<Answer>) {
    const [route, ...others] = this.#routes.to(reservation.ledger.task, caller.isForwarded);
    if (route === undefined) throw new ModelError('off', 'No service is configured');
    const { answeredBy } = route.service;
    try {
      return { answer: await call(route), answeredBy };
    } catch (error) {
      const [other] = others;
      const isDeclined = error instanceof ModelError && error.failure === 'declined';
      if (other === undefined || isDeclined || reservation.deadline.signal.aborted) throw error;
      return { answer: await call(other), answeredBy: other.service.answeredBy };
    }
  }

  async #withReservation<Answer>(
    caller: ModelCaller,
    task: ModelTask,
    reserved: Amount,
    act: (reservation: Reservation) => Promise<Answer>,
  ): Promise<Answer> {
    const reservation = await this.#reserve(caller, task, reserved);
    try {
      return await act(reservation);
    } finally {
      await this.#budget.settle(reservation);
    }
  }

  async #reserve(caller: ModelCaller, task: ModelTask, reserved: Amount): Promise<Reservation> {
    if (this.#routes.to(task, caller.isForwarded).length === 0) throw new ModelError('off', 'No service is configured');
    const deadline = this.#deadlineOf(caller);
    const over = deadline.failure();
    if (over !== undefined) throw over;
    const ledger = new Ledger(task, this.#settings.prices);
    return this.#budget.reserve(caller.userId, { deadline, ledger }, reserved);
  }

  /** One deadline per action. */
  #deadlineOf({ signal }: ModelCaller): Deadline {
    const deadline = this.#deadlines.get(signal) ?? new Deadline(signal, this.#settings.deadlineMs);
    this.#deadlines.set(signal, deadline);
    return deadline;
  }

  /** Estimates the most that a request costs: its input, and an answer of maximum length. */
  #amountOf({ task, messages, tools = [] }: Pick<TextRequest, 'task' | 'messages' | 'tools'>): Amount {
    const body = { messages: messages.map(writeMessage), tools: tools.map(writeTool) };
    const [route] = this.#routes.to(task);
    return { tokens: estimateInput(body) + (route?.parameters.maxTokens ?? 0), images: 0 };
  }
}

function offerOf(task: ModelTask, { service, parameters }: Route) {
  return { task, service: service.name, model: parameters.model };
}
