import { parseAtHand } from '@larder/culinary/intent/at-hand';
import { type FollowUp, parseFollowUp } from '@larder/culinary/intent/follow-up';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { ChatRequest } from '../chat-request.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { describeAspect } from './cookbook-question.ts';
import { readPlace, type RecipeInPlace } from './place.ts';
import { describeNutrition } from './recipe-in-question.ts';
import { readAllRules } from './stated-rules.ts';

/**
 * Answers a question about the recipe in front of the user: its step, amounts, doneness, times. Undefined for any other message, and
 * without such a recipe. The answers cite no recipe: the user has it open, and a link would take them away from it.
 */
export async function answerAtHandQuestion(request: ChatRequest): Promise<Draft | undefined> {
  const { ctx, message } = request;
  if (message.context === undefined) return undefined;
  const followUp = message.context.step === undefined ? undefined : parseFollowUp(message.content);
  const isResize = followUp?.kind === 'scale' && followUp.title === undefined;
  const question = parseAtHand(message.content);
  if (question === undefined && !isResize) return undefined;
  const place = await readPlace(ctx, message);
  if (place === undefined || (place.step === null && (await hasMovedOn(request)))) return undefined;
  if (isResize) return draft(explainSize(place, followUp));
  if (question === undefined) return undefined;
  if (question.asks === 'nutrition') return draft(await describeNutrition(place.row, question.nutrients));
  const eater = await readAllRules(request);
  const { answerAtHand } = await import('@larder/culinary/at-hand/answer-at-hand');
  const text = answerAtHand(question, { ...place, title: place.row.title }, eater);
  if (text !== undefined) return draft(text);
  return question.asks === 'duration' ? draft(describeAspect(place.row, 'time')) : undefined;
}

/** An answer at this recipe has brought up another one, such as a draft, so that "it" means that. */
async function hasMovedOn({ ctx, message }: ChatRequest): Promise<boolean> {
  const { recipes } = await findDiscussed(ctx, message);
  const [only, another] = recipes;
  return only !== undefined && another === undefined && only.id !== message.context?.recipe_id;
}

/** How to set a size in cook mode: nothing changes while one cooks. */
function explainSize(
  { row: { title, servings: written }, servings }: RecipeInPlace,
  wanted: Extract<FollowUp, { kind: 'scale' }>,
): string {
  if (written === null || servings === null)
    return `I change nothing while you cook. To change the amounts of “${title}”, leave cook mode and choose the size above the ingredients; when you start cooking again, you are at this step with the new amounts.`;
  const to = Math.round('factor' in wanted ? servings * wanted.factor : wanted.servings);
  if (to < RECIPE_LIMITS.servings_min || to > RECIPE_LIMITS.servings_max) return `I cannot make “${title}” that size.`;
  return `I change nothing while you cook. To make “${title}” for ${to} instead of ${servings}, leave cook mode and set Servings to ${to} above the ingredients; when you start cooking again, you are at this step with the new amounts.`;
}
