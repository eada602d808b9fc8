import { CHAT_TEXTS } from '@larder/contract/chat';

import { countGeneration } from '#features/assistant/commands/count-generation.ts';
import { suggestRecipes } from '#features/assistant/commands/suggest-recipes.ts';
import { REASONS } from '#features/assistant/compose.ts';
import type { Providers } from '#features/assistant/select-provider.ts';
import type { SavingDeps } from '#features/assistant/commands/save-generated-recipe.ts';
import { generateForUser } from '#features/assistant/generate-for-user.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Models } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';

import type { Asked } from './commands/begin.ts';
import type { Draft } from './commands/finish.ts';
import { draft } from './drafts.ts';
import { answerRecipeAction } from './kitchen/recipe-action.ts';
import { answerFromKitchen } from './kitchen/answer.ts';
import { answerWithoutModels } from './kitchen/without-models.ts';
import { proposeChoice, readChoice } from './kitchen/choice.ts';
import { answerConfirmation } from './kitchen/confirmation.ts';
import type { Question } from './kitchen/question.ts';
import { RECIPE_GONE } from './kitchen/find-visible.ts';
import { BrokenAnswer } from './model/converse.ts';
import { ModelAnswers } from './model/answer.ts';
import { classifyIntent, type Intent } from '@larder/culinary/intent/classify';
import { stripInvisible } from '@larder/culinary/intent/normalize';
import type { MakeAnswer, AnswerSink } from './running-answers.ts';

export interface AnswererDeps extends SavingDeps {
  readonly providers: Providers;
  readonly productName: string;
  now(): Date;
}

const off = () => Promise.reject(new ModelError('off', 'Nobody is asked'));
/** Nobody to ask. */
const NO_MODELS: Models = {
  can: () => false,
  isConfigured: () => false,
  isUp: async () => false,
  structured: off,
  // oxlint-disable-next-line require-yield -- it has nothing to give
  async *stream() {
    await off();
  },
  image: off,
};

/** All that is said where nothing could be answered. */
export const FAILED: Readonly<Record<Intent, string>> = {
  generate: CHAT_TEXTS.generate_failed,
  search: CHAT_TEXTS.search_failed,
  add: CHAT_TEXTS.add_failed,
  remove: CHAT_TEXTS.remove_failed,
  cooking: CHAT_TEXTS.cooking_failed,
  general: CHAT_TEXTS.failed,
};

/** Answers whatever happens: what goes wrong is logged, and said in words. */
export function answerer(deps: AnswererDeps): MakeAnswer {
  const { providers } = deps;
  const modelAnswers = new ModelAnswers(providers.models, deps.now);
  return async (ctx, given, sink) => {
    let asked: Asked = { ...given, content: stripInvisible(given.content) };
    const questionTo = (who: Providers): Question => ({
      ctx,
      asked,
      writing: deps,
      productName: deps.productName,
      make: async (wish) => {
        await countGeneration(ctx.db, { actor: ctx.actor, now: deps.now() }, deps.limitFactor);
        return generateForUser(ctx, who, wish, { signal: sink.signal });
      },
      suggest: (query, rules) => suggestRecipes(ctx, who, { query, rules, seed: asked.messageId }, sink.signal),
    });
    try {
      const consent = await answerConfirmation(questionTo(providers));
      if (consent !== undefined) return tell(consent, sink);
      const choice = await readChoice(ctx, asked);
      if (choice === null) return tell(draft(RECIPE_GONE), sink);
      if (choice !== undefined) {
        const proposed = await proposeChoice(questionTo(providers), choice);
        if (proposed !== undefined) return tell(proposed, sink);
        asked = { ...asked, content: choice.offered.message, recipeId: choice.recipeId };
      }
      // No tool of a model opens, shares or favors a recipe, so it could only claim to.
      const card = await answerRecipeAction({ ctx, asked });
      if (card !== undefined) return tell(card, sink);
      if (!modelAnswers.can() || choice?.isOurs === true) return await answerInKitchen(questionTo(providers), sink);
      return await modelAnswers.answer(questionTo(providers), sink).catch(async (error: unknown) => {
        const reason = reasonOf(error);
        if (reason === undefined) throw error;
        ctx.log.warn({ err: error, messageId: asked.messageId }, 'a model did not answer');
        if (!providers.fallsBack) {
          const own = await answerWithoutModels(questionTo(providers), (text) => sink.showStatus(text));
          if (own === undefined) throw error;
          return tell(own, sink);
        }
        const alone = questionTo({ ...providers, models: NO_MODELS });
        return answerInKitchen(alone, sink, `${reason}, so REECE’s own kitchen engine answers this.\n\n`);
      });
    } catch (error) {
      return afterFailure(ctx, asked, sink, error);
    }
  };
}

async function answerInKitchen(question: Question, sink: AnswerSink, before = ''): Promise<Draft> {
  const answer = await answerFromKitchen(question, (text) => sink.showStatus(text));
  return tell({ ...answer, content: `${before}${answer.content}` }, sink);
}

function tell(answer: Draft, sink: AnswerSink): Draft {
  sink.write(answer.content);
  return answer;
}

/** Why the kitchen engine answers instead; undefined where it does not. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ModelError) || error.failure === 'cancelled') return undefined;
  return error.failure === 'unusable' ? UNREADABLE : REASONS[error.failure];
}

const UNREADABLE = 'The AI service answered nothing that can be read';

/** What was said stays. */
function afterFailure(ctx: Ctx, { content, messageId }: Asked, sink: AnswerSink, error: unknown): Draft {
  if (sink.signal.aborted) {
    return error instanceof BrokenAnswer ? error.draft : draft(sink.text, { state: 'stopped', answered_by: null });
  }
  const isTooMuch = error instanceof AppError && ['too_many_requests', 'quota_exceeded'].includes(error.code);
  if (!isTooMuch) ctx.log.error({ err: error, messageId }, 'a message could not be answered');
  if (error instanceof BrokenAnswer) return error.draft;
  const before = sink.text === '' ? '' : `${sink.text}\n\n`;
  const failed = before === '' ? FAILED[classifyIntent(content)] : CHAT_TEXTS.broke_off;
  const text = isTooMuch ? error.message : failed;
  sink.write(before === '' ? text : `\n\n${text}`);
  return draft(`${before}${text}`, { state: 'failed', answered_by: null });
}
