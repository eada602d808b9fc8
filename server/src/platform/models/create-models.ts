import type { Logger } from 'pino';
import type { z } from 'zod';

import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/tables.ts';

import { Accounts, type Opened } from './accounts.ts';
import type { ChatRequest } from './chat-request.ts';
import { type CheckFinding, checkRoutes, type FetchPicture } from './check.ts';
import { Deadline } from './deadline.ts';
import { estimateInput } from './estimate.ts';
import type { OpenStream } from './exchange.ts';
import { Findings } from './findings.ts';
import { Ledger } from './ledger.ts';
import type { Asker, ModelPiece, Models, ModelTask, StructuredRequest, TextRequest } from './model.ts';
import { ModelError } from './model-error.ts';
import { askToMend, checkReply } from './replies.ts';
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
  /** How long the first wait between two attempts is; the second is twice that. */
  readonly retryWaitMs?: number | undefined;
}

/** Models together with what an admin sees of them. */
export interface ModelRuntime extends Models {
  /** Asks for everything for real, on the account of the admin who wants to know, but not on their daily limit. */
  check(asker: Asker, fetchPicture: FetchPicture): Promise<readonly CheckFinding[]>;
  services(): readonly ServiceState[];
}

export function createModels(deps: ModelsDeps): ModelRuntime {
  return new Runtime(deps);
}

class Runtime implements ModelRuntime {
  readonly #settings: ReturnType<typeof readSettings>;
  readonly #routes: Routes;
  readonly #accounts: Accounts;
  readonly #findings: Findings;
  readonly #deadlines = new WeakMap<AbortSignal, Deadline>();

  constructor(deps: ModelsDeps) {
    const { config, retryWaitMs = RETRY_WAIT_MS, now } = deps;
    this.#settings = readSettings(config);
    this.#routes = new Routes(this.#settings, { retryWaitMs, now });
    const { dailyTokens: tokens, dailyImages: images } = this.#settings;
    this.#accounts = new Accounts(deps, { tokens, images });
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

  async structured<Schema extends z.ZodType>(asker: Asker, request: StructuredRequest<Schema>) {
    const { task, messages, schema, name } = request;
    return this.#accounted(asker, task, this.#amountOf(request), async (opened) => {
      const answer = { name, schema };
      const first = await this.#complete(asker, opened, { messages, answer });
      const checked = checkReply(first.answer, schema);
      if ('value' in checked) return { value: checked.value, answeredBy: first.answeredBy };
      const mended = askToMend(messages, first.answer, checked.problem);
      const second = await this.#complete(asker, opened, { messages: mended, answer });
      const again = checkReply(second.answer, schema);
      if ('value' in again) return { value: again.value, answeredBy: second.answeredBy };
      throw new ModelError(
        'unusable',
        `The answer is not what was asked for: ${again.problem.split('\n', 1)[0] ?? ''}`,
      );
    });
  }

  async *stream(asker: Asker, request: TextRequest): AsyncGenerator<ModelPiece, void> {
    const { task, messages, tools, answer: shape } = request;
    const opened = await this.#open(asker, task, this.#amountOf(request));
    let rest: OpenStream['rest'] | undefined;
    try {
      const { answer, answeredBy } = await this.#firstOf(asker, opened, ({ service, parameters }) =>
        service.open({ ...parameters, messages, tools, answer: shape }, opened),
      );
      ({ rest } = answer);
      if (answer.first.done !== true) yield answer.first.value;
      yield* rest;
      // Whoever has heard of the end need not come back.
      await this.#accounts.close(opened);
      yield { type: 'end', answeredBy };
    } finally {
      await rest?.return();
      await this.#accounts.close(opened);
    }
  }

  async image(asker: Asker, prompt: string) {
    return this.#accounted(asker, 'image', { tokens: 0, images: 1 }, async (opened) => {
      const { answer, answeredBy } = await this.#firstOf(asker, opened, ({ service, parameters: { model } }) =>
        service.picture({ model, prompt, ...this.#settings.picture }, opened),
      );
      return { picture: answer, answeredBy };
    });
  }

  async check(asker: Asker, fetchPicture: FetchPicture): Promise<readonly CheckFinding[]> {
    const { prices, picture } = this.#settings;
    const deadline = new Deadline(asker.signal, CHECK_DEADLINE_MS);
    const ledgers: Ledger[] = [];
    const findings = await checkRoutes(this.#routes, { picture, fetchPicture }, (task) => {
      const ledger = new Ledger(task, prices);
      ledgers.push(ledger);
      return { deadline, ledger, isCheck: true };
    });
    await this.#accounts.keep(asker.personId, ledgers);
    // Of what was broken off nothing is known.
    if (asker.signal.aborted) return findings;
    // Without words nothing would be left: they stay on offer, and whoever asks is told when none come.
    for (const task of ['image', 'vision'] as const) {
      const route = this.#routes.own(task);
      const isBroken = findings.some(({ capability, state }) => capability === task && state === 'failing');
      if (route !== undefined) await this.#findings.keep(offerOf(task, route), isBroken);
    }
    return findings;
  }

  #complete(asker: Asker, opened: Opened, request: Pick<ChatRequest, 'messages' | 'answer'>) {
    return this.#firstOf(asker, opened, ({ service, parameters }) =>
      service.complete({ ...request, ...parameters }, opened),
    );
  }

  /** The answer of the service, or of the worker when the service has none. */
  async #firstOf<Answer>(asker: Asker, opened: Opened, ask: (route: Route) => Promise<Answer>) {
    const [route, ...others] = this.#routes.to(opened.ledger.task, asker.cameByHop);
    if (route === undefined) throw new ModelError('off', 'Nobody is configured to ask');
    const { answeredBy } = route.service;
    try {
      return { answer: await ask(route), answeredBy };
    } catch (error) {
      const [other] = others;
      const isDeclined = error instanceof ModelError && error.failure === 'declined';
      if (other === undefined || isDeclined || opened.deadline.signal.aborted) throw error;
      return { answer: await ask(other), answeredBy: other.service.answeredBy };
    }
  }

  async #accounted<Answer>(
    asker: Asker,
    task: ModelTask,
    held: Amount,
    act: (opened: Opened) => Promise<Answer>,
  ): Promise<Answer> {
    const opened = await this.#open(asker, task, held);
    try {
      return await act(opened);
    } finally {
      await this.#accounts.close(opened);
    }
  }

  async #open(asker: Asker, task: ModelTask, held: Amount): Promise<Opened> {
    if (this.#routes.to(task, asker.cameByHop).length === 0) throw new ModelError('off', 'Nobody is configured to ask');
    const deadline = this.#deadlineOf(asker);
    const over = deadline.failure();
    if (over !== undefined) throw over;
    const ledger = new Ledger(task, this.#settings.prices);
    return this.#accounts.open(asker.personId, { deadline, ledger }, held);
  }

  /** One for all that is asked in an action. */
  #deadlineOf({ signal }: Asker): Deadline {
    const deadline = this.#deadlines.get(signal) ?? new Deadline(signal, this.#settings.deadlineMs);
    this.#deadlines.set(signal, deadline);
    return deadline;
  }

  /** What a request is held to come to: what it says, and as long an answer as it may have. */
  #amountOf({ task, messages, tools = [] }: Pick<TextRequest, 'task' | 'messages' | 'tools'>): Amount {
    const body = { messages: messages.map(writeMessage), tools: tools.map(writeTool) };
    const [route] = this.#routes.to(task);
    return { tokens: estimateInput(body) + (route?.parameters.maxTokens ?? 0), images: 0 };
  }
}

function offerOf(task: ModelTask, { service, parameters }: Route) {
  return { task, service: service.name, model: parameters.model };
}
