import type { Config } from '#platform/config/config.ts';

import type { ModelParameters } from './chat-request.ts';
import { MODEL_TASKS, type ModelTask } from './model.ts';
import { type Prices, readPrices } from './prices.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/** The URL and key of a service; some need no key. */
export interface ServiceAddress {
  readonly baseUrl: string;
  readonly key: string | undefined;
}

/** The service and parameters of a task. */
export interface TaskSettings {
  readonly service: ServiceAddress;
  readonly parameters: ModelParameters;
}

export interface ModelSettings {
  readonly tasks: ReadonlyMap<ModelTask, TaskSettings>;
  readonly worker: ServiceAddress | undefined;
  /** The parameters for the worker, which may use another model. */
  readonly words: ModelParameters;
  readonly picture: { readonly size: string; readonly quality: string };
  readonly deadlineMs: number;
  readonly timeoutMs: number;
  /** Per user and day; 0 is no limit. */
  readonly dailyTokens: number;
  readonly dailyImages: number;
  readonly prices: Prices;
}

/** Reads the services and parameters of all tasks from the configuration. */
export function readSettings(config: Config): ModelSettings {
  const usesNoService = config.AI_PROVIDER === 'kitchen' || config.AI_PROVIDER === 'simulated';
  const tasks = usesNoService ? [] : MODEL_TASKS.map((task) => [task, readTask(config, task)] as const);
  const { WORKER_URL, WORKER_TOKEN } = config;
  return {
    tasks: new Map(tasks.flatMap(([task, settings]) => (settings === undefined ? [] : [[task, settings] as const]))),
    worker: WORKER_URL === undefined || usesNoService ? undefined : { baseUrl: WORKER_URL, key: WORKER_TOKEN },
    words: { model: config.AI_CHAT_MODEL, temperature: config.AI_TEMPERATURE, maxTokens: config.AI_MAX_TOKENS },
    picture: { size: config.AI_IMAGE_SIZE, quality: config.AI_IMAGE_QUALITY },
    deadlineMs: config.AI_DEADLINE_MS,
    timeoutMs: config.AI_TIMEOUT_MS,
    dailyTokens: config.AI_DAILY_TOKENS,
    dailyImages: config.AI_DAILY_IMAGES,
    prices: readPrices(config.AI_PRICES) ?? new Map(),
  };
}

function readTask(config: Config, task: ModelTask): TaskSettings | undefined {
  const { baseUrl, key, model, temperature, maxTokens } = ownOf(config, task);
  const isConfigured = [config.OPENAI_API_KEY, config.OPENAI_BASE_URL, baseUrl, key].some((each) => each !== undefined);
  if (!isConfigured || model === undefined) return undefined;
  return {
    service: {
      baseUrl: baseUrl ?? config.OPENAI_BASE_URL ?? OPENAI_URL,
      // OPENAI_API_KEY is never sent to a task's own service.
      key: key ?? (baseUrl === undefined ? config.OPENAI_API_KEY : undefined),
    },
    parameters: {
      model,
      temperature: temperature ?? config.AI_TEMPERATURE,
      maxTokens: maxTokens ?? config.AI_MAX_TOKENS,
    },
  };
}

function ownOf(config: Config, task: ModelTask) {
  switch (task) {
    case 'compose':
      return {
        baseUrl: config.AI_COMPOSE_BASE_URL,
        key: config.AI_COMPOSE_API_KEY,
        model: config.AI_COMPOSE_MODEL ?? config.AI_CHAT_MODEL,
        temperature: config.AI_COMPOSE_TEMPERATURE,
        maxTokens: config.AI_COMPOSE_MAX_TOKENS,
      };
    case 'ideas':
      return {
        baseUrl: config.AI_IDEAS_BASE_URL,
        key: config.AI_IDEAS_API_KEY,
        model: config.AI_IDEAS_MODEL ?? config.AI_CHAT_MODEL,
        temperature: config.AI_IDEAS_TEMPERATURE,
        maxTokens: config.AI_IDEAS_MAX_TOKENS,
      };
    case 'chat':
      return {
        baseUrl: config.AI_CHAT_BASE_URL,
        key: config.AI_CHAT_API_KEY,
        model: config.AI_CHAT_MODEL,
        temperature: config.AI_CHAT_TEMPERATURE,
        maxTokens: config.AI_CHAT_MAX_TOKENS,
      };
    case 'image':
      return {
        baseUrl: config.AI_IMAGE_BASE_URL,
        key: config.AI_IMAGE_API_KEY,
        model: config.AI_IMAGE_MODEL,
        temperature: undefined,
        maxTokens: undefined,
      };
    case 'vision':
      return {
        baseUrl: config.AI_VISION_BASE_URL,
        key: config.AI_VISION_API_KEY,
        model: config.AI_VISION_MODEL,
        temperature: config.AI_VISION_TEMPERATURE,
        maxTokens: config.AI_VISION_MAX_TOKENS,
      };
  }
}
