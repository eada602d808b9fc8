import { CHAT_TEXTS } from '@larder/contract/chat';

import { type Cooks, REASONS } from '#features/assistant/compose.ts';
import { kitchenGenerator } from '#features/assistant/kitchen-generator.ts';
import type { WritingDeps } from '#features/recipes/policy.ts';
import type { Ctx } from '#platform/context.ts';
import type { Models } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';

import type { MakeAnswer, Teller } from './answering.ts';
import type { Asked } from './commands/begin.ts';
import type { Draft } from './commands/finish.ts';
import { draft } from './drafts.ts';
import { answerFromKitchen } from './kitchen/answer.ts';
import { makeRecipe } from './making.ts';
import { BrokenAnswer } from './model/converse.ts';
import { ModelAnswers } from './model/answer.ts';
import { classify, type Intent } from './policy/intent.ts';

export interface AnswererDeps extends WritingDeps {
  readonly models: Models;
  /** Who makes recipes. */
  readonly cooks: Cooks;
  /** Does the kitchen engine answer when no model does? */
  readonly fallsBack: boolean;
  now(): Date;
}

const KITCHEN: Cooks = { first: kitchenGenerator, instead: null };

const FAILED: Readonly<Record<Intent, string>> = {
  generate: CHAT_TEXTS.generate_failed,
  search: CHAT_TEXTS.search_failed,
  add: CHAT_TEXTS.add_failed,
  remove: CHAT_TEXTS.remove_failed,
  cooking: CHAT_TEXTS.cooking_failed,
  general: CHAT_TEXTS.failed,
};

/** Answers whatever happens: what goes wrong is logged, and said in words. */
export function answerer(deps: AnswererDeps): MakeAnswer {
  const modelAnswers = new ModelAnswers(deps.models, deps.now);
  return async (ctx, asked, teller) => {
    const by = (cooks: Cooks) => ({
      ctx,
      asked,
      writing: deps,
      make: (wish: Parameters<typeof makeRecipe>[2]) => makeRecipe(ctx, cooks, wish, teller.signal),
    });
    const fromKitchen = async (before: string) => {
      const answer = await answerFromKitchen(by(KITCHEN), (text) => teller.doing(text));
      const content = `${before}${answer.content}`;
      teller.say(content);
      return { ...answer, content };
    };
    try {
      if (!modelAnswers.can()) return await fromKitchen('');
      return await modelAnswers.answer(by(deps.cooks), teller).catch((error: unknown) => {
        const reason = deps.fallsBack ? reasonOf(error, teller) : undefined;
        if (reason === undefined) throw error;
        ctx.log.warn({ err: error, messageId: asked.messageId }, 'a model did not answer');
        return fromKitchen(`${reason}, so REECE’s own kitchen engine answers this.\n\n`);
      });
    } catch (error) {
      return afterFailure(ctx, asked, teller, error);
    }
  };
}

/** Why the kitchen engine answers instead; undefined where it does not. */
function reasonOf(error: unknown, { said }: Teller): string | undefined {
  if (!(error instanceof ModelError) || error.failure === 'cancelled' || said !== '') return undefined;
  return REASONS[error.failure];
}

/** What was said stays. */
function afterFailure(ctx: Ctx, { content, messageId }: Asked, teller: Teller, error: unknown): Draft {
  if (teller.signal.aborted) {
    return error instanceof BrokenAnswer ? error.draft : draft(teller.said, { state: 'stopped', answered_by: null });
  }
  ctx.log.error({ err: error, messageId }, 'a message could not be answered');
  if (error instanceof BrokenAnswer) return error.draft;
  const before = teller.said === '' ? '' : `${teller.said}\n\n`;
  const text = before === '' ? FAILED[classify(content)] : CHAT_TEXTS.broke_off;
  teller.say(before === '' ? text : `\n\n${text}`);
  return draft(`${before}${text}`, { state: 'failed', answered_by: null });
}
