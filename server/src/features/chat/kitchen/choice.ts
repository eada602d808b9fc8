import type { Ctx } from '#platform/context.ts';

import type { ChatRequest, MessageContext, UserMessage } from '../chat-request.ts';
import { draft, type Draft } from '../draft.ts';
import { parseChoice } from '@larder/culinary/intent/choice';
import { hasScopes, CANNOT_CHANGE_RECIPES, CHANGE_RECIPES } from '../policy.ts';
import { isFinished, presentChoice, type FinishedRow } from '../present.ts';
import { findMessage, listFinished } from '../queries.ts';
import type { OfferedChoice, RecipeRef } from '../tables.ts';
import { proposeCopy, proposeRemoval } from './propose.ts';
import { findVisible, RECIPE_GONE } from './find-visible.ts';

const MAX_CHOICES = 10;

/** True if two of the recipes share a title, so that a title is ambiguous. */
export function hasDuplicateTitles(recipes: readonly RecipeRef[]): boolean {
  return new Set(recipes.map(({ title }) => title.trim().toLowerCase())).size < recipes.length;
}

/** Asks which of several recipes the message means, even if they share a title. */
export async function askWhich(
  { ctx, message }: MessageContext,
  named: readonly RecipeRef[],
  wants: OfferedChoice['wants'],
): Promise<Draft> {
  const choice = await offerChoice(ctx, message, named, wants);
  return draft(choiceQuestion(choice), { choice });
}

export async function offerChoice(
  ctx: Ctx,
  { content }: UserMessage,
  named: readonly RecipeRef[],
  wants: OfferedChoice['wants'],
): Promise<OfferedChoice> {
  const rows = await Promise.all(named.slice(0, MAX_CHOICES).map(({ id }) => findVisible(ctx, id)));
  const recipes = rows.flatMap((row) => (row === undefined ? [] : [presentChoice(row)]));
  return { wants, message: content, recipes };
}

const QUESTIONS: Readonly<Record<OfferedChoice['wants'], string>> = {
  delete: 'Which one should I delete?',
  save: 'Which one should I add?',
  answer: 'Which one do you mean?',
};

export function choiceQuestion({ wants, recipes }: OfferedChoice): string {
  const [first] = recipes;
  const areTwins = recipes.every(({ title }) => title === first?.title);
  const count = areTwins && first !== undefined ? `There are ${recipes.length} recipes called “${first.title}”. ` : '';
  return `${count}${QUESTIONS[wants]} Choose below, or say “the first one” or “the newest”.`;
}

/** A recipe that the user chose from those that an answer offered. */
export interface Choice {
  readonly offered: OfferedChoice;
  readonly recipeId: string;
  /** True if the kitchen engine asked, not a model. */
  readonly isFromKitchen: boolean;
}

/** The choice that a message makes, by button or in words. Null if it is no longer offered, undefined if the message makes none. */
export async function readChoice(ctx: Ctx, message: UserMessage): Promise<Choice | null | undefined> {
  const { chosen, conversationId, position, content, history } = message;
  if (chosen !== undefined) {
    const answer = await findMessage(ctx, chosen.answer_id);
    if (answer === undefined || !isFinished(answer) || answer.conversation_id !== conversationId) return null;
    return toChoice(answer, chosen.recipe_id) ?? null;
  }
  if (history !== undefined) return undefined;
  const [last] = await listFinished(ctx.db, { userId: ctx.actor.id, conversationId, before: position, limit: 1 });
  const picked = parseChoice(content, last?.details.choice?.recipes ?? [], {
    createdAt: ({ created_at }) => Date.parse(created_at),
    now: ctx.now.getTime(),
  });
  return last === undefined || picked === undefined ? undefined : toChoice(last, picked.id);
}

function toChoice({ details, answered_by }: FinishedRow, recipeId: string): Choice | undefined {
  const { choice: offered } = details;
  if (offered?.recipes.some(({ id }) => id === recipeId) !== true) return undefined;
  return { offered, recipeId, isFromKitchen: answered_by === 'kitchen' };
}

/** Proposes the change that the choice was for. Undefined if the original message must be answered again, about the chosen recipe. */
export async function proposeChoice(request: ChatRequest, { offered, recipeId }: Choice): Promise<Draft | undefined> {
  const { ctx } = request;
  if (offered.wants === 'answer')
    return (await findVisible(ctx, recipeId)) === undefined ? draft(RECIPE_GONE) : undefined;
  if (!hasScopes(ctx.actor, CHANGE_RECIPES)) return draft(CANNOT_CHANGE_RECIPES);
  return offered.wants === 'save' ? proposeCopy(request, recipeId) : proposeRemoval(ctx, recipeId);
}
