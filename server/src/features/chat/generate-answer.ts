import { CHAT_TEXTS } from '@larder/contract/chat';

import { countGeneration } from '#features/assistant/commands/count-generation.ts';
import { suggestRecipes } from '#features/assistant/commands/suggest-recipes.ts';
import { FaultyRecipeError, REASONS } from '#features/assistant/compose.ts';
import type { GeneratorResult } from '#features/assistant/generator.ts';
import type { Providers } from '#features/assistant/select-provider.ts';
import type { SavingDeps } from '#features/assistant/commands/save-generated-recipe.ts';
import { generateForUser } from '#features/assistant/generate-for-user.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Models } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';

import type { ChatRequest, UserMessage } from './chat-request.ts';
import { draft, type Draft } from './draft.ts';
import { answerRecipeAction } from './kitchen/recipe-action.ts';
import { answerFromKitchen } from './kitchen/answer-from-kitchen.ts';
import { answerWithoutModels } from './kitchen/without-models.ts';
import { proposeChoice, readChoice } from './kitchen/choice.ts';
import { answerConfirmation } from './kitchen/confirmation.ts';
import { answerUndo } from './kitchen/undo.ts';
import { RECIPE_GONE } from './kitchen/find-visible.ts';
import { withVisiblePlace } from './kitchen/place.ts';
import { BrokenAnswer } from './model/converse.ts';
import { ModelAnswers } from './model/model-answers.ts';
import { classifyIntent, type Intent } from '@larder/culinary/intent/classify';
import { normalText } from '@larder/culinary/text/normalize';
import type { GenerateAnswer, AnswerSink } from './running-answers.ts';

export interface AnswerDeps extends SavingDeps {
  readonly providers: Providers;
  readonly productName: string;
  now(): Date;
}

const off = () => Promise.reject(new ModelError('off', 'No model is configured'));
/** Makes REECE answer without any model. */
const NO_MODELS: Models = {
  can: () => false,
  isConfigured: () => false,
  isUp: async () => false,
  structured: off,
  // oxlint-disable-next-line require-yield -- it never yields
  async *stream() {
    await off();
  },
  image: off,
};

/** The complete answer after a failure, by what the message asked for. */
export const FAILED: Readonly<Record<Intent, string>> = {
  generate: CHAT_TEXTS.generate_failed,
  search: CHAT_TEXTS.search_failed,
  add: CHAT_TEXTS.add_failed,
  remove: CHAT_TEXTS.remove_failed,
  cooking: CHAT_TEXTS.cooking_failed,
  general: CHAT_TEXTS.failed,
};

/**
 * Creates the function that answers a message: by a fixed rule (a yes to a proposal, a choice, an action on a recipe), else by a model,
 * else by the kitchen engine. It never throws; errors are logged and become an answer.
 */
export function createAnswerGenerator(deps: AnswerDeps): GenerateAnswer {
  const { providers } = deps;
  const modelAnswers = new ModelAnswers(providers.models, deps.now);
  return async (ctx, given, sink) => {
    let message: UserMessage = { ...given, content: normalText(given.content) };
    const requestTo = (using: Providers): ChatRequest => ({
      ctx,
      message,
      saveDeps: deps,
      productName: deps.productName,
      generateRecipe: async (wish) => {
        await countGeneration(ctx.db, { actor: ctx.actor, now: deps.now() }, deps.limitFactor);
        return generateForUser(ctx, using, wish, { signal: sink.signal }).catch(noRecipe);
      },
      suggest: (query, rules, avoid) =>
        suggestRecipes(ctx, using, { query, rules, avoid, seed: message.messageId }, sink.signal),
    });
    try {
      message = await withVisiblePlace(ctx, message);
      const confirmed = (await answerConfirmation(requestTo(providers))) ?? (await answerUndo(requestTo(providers)));
      if (confirmed !== undefined) return write(confirmed, sink);
      const choice = await readChoice(ctx, message);
      if (choice === null) return write(draft(RECIPE_GONE), sink);
      if (choice !== undefined) {
        const proposed = await proposeChoice(requestTo(providers), choice);
        if (proposed !== undefined) return write(proposed, sink);
        message = { ...message, content: choice.offered.message, recipeId: choice.recipeId };
      }
      // Models have no tool to open, share or favor a recipe, so a model could only claim to have done it.
      const shown = await answerRecipeAction({ ctx, message });
      if (shown !== undefined) return write(shown, sink);
      if (!modelAnswers.can() || choice?.isFromKitchen === true) {
        return await answerInKitchen(requestTo(providers), sink);
      }
      return await modelAnswers.answer(requestTo(providers), sink).catch(async (error: unknown) => {
        const reason = fallbackReason(error);
        if (reason === undefined) throw error;
        ctx.log.warn({ err: error, messageId: message.messageId }, 'a model did not answer');
        if (!providers.fallsBack) {
          const answer = await answerWithoutModels(requestTo(providers), (text) => sink.showStatus(text));
          if (answer === undefined) throw error;
          return write(answer, sink);
        }
        const withoutModels = requestTo({ ...providers, models: NO_MODELS });
        return answerInKitchen(withoutModels, sink, `${reason}, so REECE’s own kitchen engine answers this.\n\n`);
      });
    } catch (error) {
      return failedAnswer(ctx, message, sink, error);
    }
  };
}

/** Without a recipe that follows the rules there is none; that is an answer, not a failure. */
function noRecipe(error: unknown): GeneratorResult {
  if (!(error instanceof FaultyRecipeError)) throw error;
  const unusable = error.faults.map(({ text, reason }) => ({ text, reason }));
  return { recipe: null, answered_by: 'kitchen', unusable, notes: [] };
}

async function answerInKitchen(request: ChatRequest, sink: AnswerSink, prefix = ''): Promise<Draft> {
  const answer = await answerFromKitchen(request, (text) => sink.showStatus(text));
  return write({ ...answer, content: `${prefix}${answer.content}` }, sink);
}

function write(answer: Draft, sink: AnswerSink): Draft {
  sink.write(answer.content);
  return answer;
}

/** Why the kitchen engine answers instead of a model; undefined if it must not. */
function fallbackReason(error: unknown): string | undefined {
  if (!(error instanceof ModelError) || error.failure === 'cancelled') return undefined;
  return error.failure === 'unusable' ? UNREADABLE : REASONS[error.failure];
}

const UNREADABLE = 'The AI service’s answer could not be read';

/** An answer about the failure, after the text that the client has already received. */
function failedAnswer(ctx: Ctx, { content, messageId }: UserMessage, sink: AnswerSink, error: unknown): Draft {
  if (sink.signal.aborted) {
    return error instanceof BrokenAnswer ? error.draft : draft(sink.text, { state: 'stopped', answered_by: null });
  }
  const isOverLimit = error instanceof AppError && ['too_many_requests', 'quota_exceeded'].includes(error.code);
  if (!isOverLimit) ctx.log.error({ err: error, messageId }, 'a message could not be answered');
  if (error instanceof BrokenAnswer) return error.draft;
  const failure = sink.text === '' ? FAILED[classifyIntent(content)] : CHAT_TEXTS.broke_off;
  const text = isOverLimit ? error.message : failure;
  sink.write(sink.text === '' ? text : `\n\n${text}`);
  return draft(sink.text, { state: 'failed', answered_by: null });
}
