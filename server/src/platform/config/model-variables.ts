import { z } from 'zod';

import { HOUR_MS } from '#platform/durations.ts';
import { readPrices } from '#platform/models/prices.ts';

import { url, wholeNumber } from './variable-types.ts';

/** What each task may have of its own, named after the task. */
const TASKS = ['COMPOSE', 'IDEAS', 'CHAT', 'IMAGE', 'VISION'] as const;
type Task = (typeof TASKS)[number];

const WEB = ['http:', 'https:'];
const MODEL = z.string().min(1).max(200, 'expected at most 200 characters');
const KEY = z
  .string()
  .max(2_000, 'expected at most 2000 characters')
  // Anything else cannot stand in a header.
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

/** One variable for each task. */
function perTask<Name extends Task, Suffix extends string, Schema>(
  tasks: readonly Name[],
  suffix: Suffix,
  schemaOf: (task: string) => Schema,
): PerTask<Name, Suffix, Schema> {
  const entries = tasks.map((task) => [`AI_${task}_${suffix}`, schemaOf(task.toLowerCase())] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are made from the same list as the type
  return Object.fromEntries(entries) as PerTask<Name, Suffix, Schema>;
}

/** Which language models are asked, and how. */
export const modelVariables = {
  AI_PROVIDER: z
    .enum(['auto', 'openai', 'kitchen', 'simulated'], { error: 'expected auto, openai, kitchen or simulated' })
    .default('auto')
    .describe(
      'Who answers: openai (any service that speaks its language), the built-in kitchen engine, or simulated answers. auto: openai when it has a key or an address, else kitchen',
    ),
  OPENAI_API_KEY: KEY.optional().describe('Key for the AI service; a server of your own may need none'),
  OPENAI_BASE_URL: url('http://127.0.0.1:11434/v1', WEB)
    .optional()
    .describe('Address of a service that is compatible with OpenAI. Unset: OpenAI itself'),
  ...perTask(['COMPOSE', 'IDEAS'], 'MODEL', (task) => MODEL.optional().describe(`AI_CHAT_MODEL for ${task} alone`)),
  AI_CHAT_MODEL: MODEL.default('gpt-3.5-turbo').describe('Model for everything in words'),
  AI_IMAGE_MODEL: MODEL.default('dall-e-3').describe('Model that makes pictures'),
  AI_VISION_MODEL: MODEL.optional().describe(
    'Model that can see. Unset: photos are not looked at, and give sample ingredients',
  ),
  AI_TEMPERATURE: temperature().default(0.7).describe('How freely models answer, from 0 to 2'),
  ...perTask(['COMPOSE', 'IDEAS', 'CHAT', 'VISION'], 'TEMPERATURE', (task) =>
    temperature().optional().describe(`AI_TEMPERATURE for ${task} alone`),
  ),
  AI_MAX_TOKENS: maxTokens()
    .default(4_000)
    .describe(
      'How long an answer in words may become, in tokens; what a model thinks before it answers counts as well',
    ),
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
    .describe('Who answers when the AI service does not: the kitchen engine, or nobody'),
  AI_DEADLINE_MS: wholeNumber(1_000, HOUR_MS)
    .default(600_000)
    .describe('How long anybody waits for an answer of the AI, all attempts together'),
  AI_TIMEOUT_MS: wholeNumber(1_000, HOUR_MS).default(600_000).describe('How long a single request to the AI may take'),
  AI_DAILY_TOKENS: wholeNumber(0, 1_000_000_000)
    .default(200_000)
    .describe('Tokens that one person may use in a day (UTC), with any model; 0: no limit'),
  AI_DAILY_IMAGES: wholeNumber(0, 1_000_000)
    .default(50)
    .describe('Pictures that one person may have made in a day (UTC); 0: no limit'),
  AI_PRICES: z
    .string()
    .refine((text) => readPrices(text) !== null, {
      error: 'expected prices such as gpt-3.5-turbo=0.5/1.5, dall-e-3=0.04',
    })
    // From OpenAI's page of prices (platform.openai.com/docs/pricing): a square standard picture costs 4 cents.
    .default('gpt-3.5-turbo=0.5/1.5,dall-e-3=0.04')
    .describe('What models cost in USD, separated by commas: per million tokens in/out, or per picture'),
  WORKER_URL: url('https://worker.example.org', WEB)
    .optional()
    .describe('Another server like this one; its /chat is asked when the AI service does not answer'),
  WORKER_TOKEN: KEY.optional().describe('An API token at that server'),
  WORKER_COPIES: z
    .enum(['on', 'off'], { error: 'expected on or off' })
    .default('off')
    .describe('Does the worker get a copy of each recipe that REECE makes and keeps?'),
} as const;
