import type { FastifyInstance } from 'fastify';

import type { Providers } from '#features/assistant/select-provider.ts';
import type { Wait } from '#features/assistant/simulated.ts';
import { createAnswerGenerator } from '#features/chat/generate-answer.ts';
import { chatHandlers } from '#features/chat/routes.ts';
import { RunningAnswers } from '#features/chat/running-answers.ts';
import { completionsHandlers } from '#features/completions/routes.ts';
import type { Config } from '#platform/config/config.ts';

interface ChatDeps {
  readonly config: Config;
  readonly wait: Wait;
  now(): Date;
  isStopping(): boolean;
}

/** REECE's answers in the chat of the app and in the OpenAI-compatible API. */
export function createChatHandlers(
  app: FastifyInstance,
  { config, now, wait, isStopping }: ChatDeps,
  providers: Providers,
) {
  const { RATE_LIMIT_FACTOR: limitFactor, PUBLIC_URL: publicUrl, AI_CHAT_MODEL: chatModel } = config;
  const { PRODUCT_NAME: productName } = config;
  const answer = createAnswerGenerator({
    providers,
    limitFactor,
    replicatesGenerated: replicatesGenerated(config),
    productName,
    now,
  });
  const answers = new RunningAnswers({ generate: answer, wait, now, isStopping });
  // Shutdown stops running answers and saves them before the database closes.
  app.addHook('preClose', () => answers.close());
  return {
    chat: chatHandlers({ answers, limitFactor, now, replicatesGenerated: replicatesGenerated(config) }),
    completions: completionsHandlers({ providers, answer, publicUrl, chatModel, limitFactor, startedAt: now() }),
  };
}

/** True if a worker is to receive a copy of each generated recipe. */
export function replicatesGenerated({ WORKER_URL, WORKER_COPIES }: Config): boolean {
  return WORKER_URL !== undefined && WORKER_COPIES === 'on';
}
