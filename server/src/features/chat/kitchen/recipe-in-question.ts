import { listed } from '@larder/culinary/answers/phrasing';
import type { TextQuestion } from '@larder/culinary/at-hand/answer-at-hand';
import { parseAtHand } from '@larder/culinary/intent/at-hand';
import { parseRecipeInQuestion } from '@larder/culinary/intent/recipe-in-question';
import type { Nutrient } from '@larder/culinary/nutrition/food-figures';

import type { ChatRequest } from '../chat-request.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { describeAspect } from './cookbook-question.ts';
import { hasNewTopic } from './earlier-messages.ts';
import { citationOf, type DiscussedRow, readDiscussed } from './find-visible.ts';
import { amountOf, MIN_RECOGNIZED, readNutrition } from './nutrition.ts';
import { readAllRules } from './stated-rules.ts';

/** Answers a question about the recipe under discussion. Undefined for any other message. */
export async function answerRecipeInQuestion({ ctx, message }: ChatRequest): Promise<Draft | undefined> {
  const question = parseRecipeInQuestion(message.content);
  const asked = question === undefined ? askedOfText(message.content) : undefined;
  if ((question === undefined && asked === undefined) || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const { recipes, position } = await findDiscussed(ctx, message);
  const [first, another] = recipes;
  const only = first === undefined || another !== undefined ? undefined : await readDiscussed(ctx, first);
  if (only === undefined) return undefined;
  const citations = citationOf(only);
  if (question === undefined) {
    if (asked === undefined || (await hasNewTopic({ ctx, message }, position))) return undefined;
    const { answerAtHand } = await import('@larder/culinary/at-hand/answer-at-hand');
    const text = answerAtHand(asked, { ...only, step: null, timers: [] }, await readAllRules({ ctx, message }));
    return text === undefined ? undefined : draft(text, { citations });
  }
  if (question.asks !== 'nutrition') return draft(describeAspect(only, question.asks), { citations });
  return draft(await describeNutrition(only, question.nutrients), { citations });
}

/** What the text of a recipe answers without a step: "what wine goes with it?", "can I use thighs?". */
function askedOfText(content: string): TextQuestion | undefined {
  const question = parseAtHand(content);
  return question === undefined || question.asks === 'nutrition' || !OF_TEXT.has(question.asks) ? undefined : question;
}
const OF_TEXT: ReadonlySet<string> = new Set(['use', 'substitute', 'leave-out', 'ahead', 'pairing', 'wine']);

/** What a serving contains, worked out from the ingredients. */
export async function describeNutrition(recipe: DiscussedRow, nutrients: readonly Nutrient[]): Promise<string> {
  const { title, servings } = recipe;
  const { perServing, recognized, incomplete } = await readNutrition(recipe);
  if (recognized < MIN_RECOGNIZED) return `I don’t recognize enough of the ingredients of “${title}” to tell.`;
  const per = servings === null ? 'The whole of' : 'A serving of';
  const atLeast = nutrients.some((each) => incomplete.includes(each)) ? 'at least ' : 'about ';
  // Salt to taste has no amount in the list.
  const taste = nutrients.includes('salt') ? ' Salt that you add to taste comes on top.' : '';
  return `${per} “${title}” has ${atLeast}${listed(nutrients.map((each) => amountOf(perServing, each)))}, worked out from its ingredients.${taste}`;
}
