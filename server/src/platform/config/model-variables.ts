import { z } from 'zod';

import { HOUR_MS } from '#platform/durations.ts';
import { readPrices } from '#platform/models/prices.ts';

import { url, wholeNumber } from './variable-types.ts';

/** Tasks that may have settings of their own. */
const TASKS = ['COMPOSE', 'IDEAS', 'CHAT', 'IMAGE', 'VISION'] as const;
type Task = (typeof TASKS)[number];

const WEB = ['http:', 'https:'];
const MODEL = z.string().min(1).max(200, 'expected at most 200 characters');
const KEY = z
  .string()
  .max(2_000, 'expected at most 2000 characters')
  // Other characters are not allowed in a header.
  .regex(/^[\u0021-\u007E]+$/u, 'expected a key without spaces');

function temperature() {
  return z.coerce
    .number({ error: 'expected a number from 0 to 2' })
    .min(0, 'expected a number from 0 to 2')
    .max(2, 'expected a number from 0 to 2');
}

function maxTokens() {
  return wholeNumber(1, 1_000_000);
}

type PerTask<Name extends Task, Suffix extends string, Schema> = {
  readonly [Each in Name as `AI_${Each}_${Suffix}`]: Schema;
};

/** One variable per task. */
function perTask<Name extends Task, Suffix extends string, Schema>(
  tasks: readonly Name[],
  suffix: Suffix,
  schemaOf: (task: string) => Schema,
): PerTask<Name, Suffix, Schema> {
  const entries = tasks.map((task) => [`AI_${task}_${suffix}`, schemaOf(task.toLowerCase())] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are made from the same list as the type
  return Object.fromEntries(entries) as PerTask<Name, Suffix, Schema>;
}

/** Variables for language models. */
export const modelVariables = {
  AI_PROVIDER: z
    .enum(['auto', 'openai', 'kitchen', 'simulated'], { error: 'expected auto, openai, kitchen or simulated' })
    .default('auto')
    .describe(
      'Who answers: openai (any compatible service), the built-in kitchen engine, or simulated answers. auto: openai if it has a key or an address, else kitchen',
    ),
  OPENAI_API_KEY: KEY.optional().describe('Key for the AI service; a local server may need none'),
  OPENAI_BASE_URL: url('http://127.0.0.1:11434/v1', WEB)
    .optional()
    .describe('Address of a service that is compatible with OpenAI. Unset: OpenAI itself'),
  ...perTask(['COMPOSE', 'IDEAS'], 'MODEL', (task) => MODEL.optional().describe(`AI_CHAT_MODEL for ${task} alone`)),
  AI_CHAT_MODEL: MODEL.default('gpt-3.5-turbo').describe('Model for all text'),
  AI_IMAGE_MODEL: MODEL.default('dall-e-3').describe('Model that generates pictures'),
  AI_VISION_MODEL: MODEL.optional().describe('Model that reads photos. Unset: photos give sample ingredients'),
  AI_TEMPERATURE: temperature().default(0.7).describe('Sampling temperature, from 0 to 2'),
  ...perTask(['COMPOSE', 'IDEAS', 'CHAT', 'VISION'], 'TEMPERATURE', (task) =>
    temperature().optional().describe(`AI_TEMPERATURE for ${task} alone`),
  ),
  AI_MAX_TOKENS: maxTokens().default(4_000).describe('Maximum length of a text answer in tokens, including reasoning'),
  ...perTask(['COMPOSE', 'IDEAS', 'CHAT', 'VISION'], 'MAX_TOKENS', (task) =>
    maxTokens().optional().describe(`AI_MAX_TOKENS for ${task} alone`),
  ),
  ...perTask(TASKS, 'BASE_URL', (task) =>
    url('http://127.0.0.1:11434/v1', WEB)
      .optional()
      .describe(`A service for ${task} alone; OPENAI_API_KEY is not sent there`),
  ),
  ...perTask(TASKS, 'API_KEY', (task) => KEY.optional().describe(`Key for ${task} alone`)),
  AI_IMAGE_SIZE: z
    .string()
    .regex(/^(?:auto|\d{2,4}x\d{2,4})$/u, 'expected a size such as 1024x1024')
    .default('1024x1024')
    .describe('Size of pictures'),
  AI_IMAGE_QUALITY: z
    .string()
    .regex(/^[a-z]{1,20}$/u, 'expected a word such as standard')
    .default('standard')
    .describe('Quality of pictures, in the words of the service'),
  AI_FALLBACK: z
    .enum(['kitchen', 'none'], { error: 'expected kitchen or none' })
    .default('kitchen')
    .describe('Who answers if the AI service fails: the kitchen engine, or none'),
  AI_DEADLINE_MS: wholeNumber(1_000, HOUR_MS)
    .default(600_000)
    .describe('Milliseconds that an AI answer may take, all attempts together'),
  AI_TIMEOUT_MS: wholeNumber(1_000, HOUR_MS)
    .default(600_000)
    .describe('Milliseconds that a single request to the AI service may take'),
  AI_DAILY_TOKENS: wholeNumber(0, 1_000_000_000)
    .default(200_000)
    .describe('Tokens that one person may use in a day (UTC), with any model; 0: no limit'),
  AI_DAILY_IMAGES: wholeNumber(0, 1_000_000)
    .default(50)
    .describe('Pictures that one person may generate in a day (UTC); 0: no limit'),
  AI_PRICES: z
    .string()
    .refine((text) => readPrices(text) !== null, {
      error: 'expected prices such as gpt-3.5-turbo=0.5/1.5, dall-e-3=0.04',
    })
    // Source: OpenAI's price list (platform.openai.com/docs/pricing). A square standard picture costs 4 cents.
    .default('gpt-3.5-turbo=0.5/1.5,dall-e-3=0.04')
    .describe('Model prices in USD, separated by commas: per million tokens in/out, or per picture'),
  WORKER_URL: url('https://worker.example.org', WEB)
    .optional()
    .describe('Another server like this one, whose /chat answers if the AI service fails'),
  WORKER_TOKEN: KEY.optional().describe('An API token of that server'),
  WORKER_COPIES: z
    .enum(['on', 'off'], { error: 'expected on or off' })
    .default('off')
    .describe('Whether the worker receives a copy of each recipe that REECE generates and saves'),
} as const;
