import type { Ctx } from '#platform/context.ts';

import type { Asked } from '../commands/begin.ts';
import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { parseChoice } from '@larder/culinary/intent/choice';
import { hasScopes, CANNOT_CHANGE_RECIPES, CHANGE_RECIPES } from '../policy.ts';
import { isFinished, presentChoice, type FinishedRow } from '../present.ts';
import { findMessage, listFinished } from '../queries.ts';
import type { OfferedChoice } from '../tables.ts';
import type { Question } from './question.ts';
import { proposeCopy, proposeRemoval } from './propose.ts';
import { findVisible, RECIPE_GONE } from './find-visible.ts';

/** More do not help anybody to choose. */
const MAX_CHOICES = 10;

interface Named {
  readonly id: string;
  readonly title: string;
}

/** Do several of them have one title, so that a title cannot tell them apart? */
export function hasDuplicateTitles(recipes: readonly Named[]): boolean {
  return new Set(recipes.map(({ title }) => title.trim().toLowerCase())).size < recipes.length;
}

/** Asks which of several recipes is meant, in a way that can be answered whatever their titles are. */
export async function askWhich(
  { ctx, asked }: Pick<Question, 'ctx' | 'asked'>,
  named: readonly Named[],
  wants: OfferedChoice['wants'],
): Promise<Draft> {
  const choice = await offerChoice(ctx, asked, named, wants);
  return draft(choiceQuestion(choice), { choice });
}

export async function offerChoice(
  ctx: Ctx,
  { content }: Asked,
  named: readonly Named[],
  wants: OfferedChoice['wants'],
): Promise<OfferedChoice> {
  const rows = await Promise.all(named.slice(0, MAX_CHOICES).map(({ id }) => findVisible(ctx, id)));
  const recipes = rows.flatMap((row) => (row === undefined ? [] : [presentChoice(row)]));
  return { wants, message: content, recipes };
}

const QUESTIONS: Readonly<Record<OfferedChoice['wants'], string>> = {
  delete: 'Which one shall I delete?',
  save: 'Which one shall I add?',
  answer: 'Which one do you mean?',
};

export function choiceQuestion({ wants, recipes }: OfferedChoice): string {
  const [first] = recipes;
  const areTwins = recipes.every(({ title }) => title === first?.title);
  const count = areTwins && first !== undefined ? `There are ${recipes.length} recipes called “${first.title}”. ` : '';
  return `${count}${QUESTIONS[wants]} Choose below, or say “the first one” or “the newest”.`;
}

/** A recipe that was chosen of those that an answer offered. */
export interface Choice {
  readonly offered: OfferedChoice;
  readonly recipeId: string;
  /** The question was ours, and not that of a model. */
  readonly isOurs: boolean;
}

/** What a message chooses, by a button or by its words; null for a choice that is not offered any more, undefined for no choice. */
export async function readChoice(ctx: Ctx, asked: Asked): Promise<Choice | null | undefined> {
  const { chosen, conversationId, position, content, before } = asked;
  if (chosen !== undefined) {
    const answer = await findMessage(ctx, chosen.answer_id);
    if (answer === undefined || !isFinished(answer) || answer.conversation_id !== conversationId) return null;
    return choiceOf(answer, chosen.recipe_id) ?? null;
  }
  if (before !== undefined) return undefined;
  const [last] = await listFinished(ctx.db, { userId: ctx.actor.id, conversationId, before: position, most: 1 });
  const picked = parseChoice(content, last?.details.choice?.recipes ?? [], {
    createdAt: ({ created_at }) => Date.parse(created_at),
    now: ctx.now.getTime(),
  });
  return last === undefined || picked === undefined ? undefined : choiceOf(last, picked.id);
}

function choiceOf({ details, answered_by }: FinishedRow, recipeId: string): Choice | undefined {
  const { choice: offered } = details;
  if (offered?.recipes.some(({ id }) => id === recipeId) !== true) return undefined;
  return { offered, recipeId, isOurs: answered_by === 'kitchen' };
}

/** Proposes what the choice was for. Undefined where its message is to be answered once more, about the chosen recipe. */
export async function proposeChoice(question: Question, { offered, recipeId }: Choice): Promise<Draft | undefined> {
  const { ctx } = question;
  if (offered.wants === 'answer')
    return (await findVisible(ctx, recipeId)) === undefined ? draft(RECIPE_GONE) : undefined;
  if (!hasScopes(ctx.actor, CHANGE_RECIPES)) return draft(CANNOT_CHANGE_RECIPES);
  return offered.wants === 'save' ? proposeCopy(question, recipeId) : proposeRemoval(ctx, recipeId);
}
