import { listed } from '@larder/culinary/answers/phrasing';
import { parseRecipeInQuestion } from '@larder/culinary/intent/recipe-in-question';
import type { Nutrient } from '@larder/culinary/nutrition/food-figures';

import type { ChatRequest } from '../chat-request.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { describeAspect } from './cookbook-question.ts';
import { citationOf, type DiscussedRow, readDiscussed } from './find-visible.ts';
import { amountOf, MIN_RECOGNIZED, readNutrition } from './nutrition.ts';

/** Answers a question about the recipe under discussion. Undefined for any other message. */
export async function answerRecipeInQuestion({ ctx, message }: ChatRequest): Promise<Draft | undefined> {
  const question = parseRecipeInQuestion(message.content);
  if (question === undefined || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const { recipes } = await findDiscussed(ctx, message);
  const [first, another] = recipes;
  const only = first === undefined || another !== undefined ? undefined : await readDiscussed(ctx, first);
  if (only === undefined) return undefined;
  const citations = citationOf(only);
  if (question.asks !== 'nutrition') return draft(describeAspect(only, question.asks), { citations });
  return draft(await describeNutrition(only, question.nutrients), { citations });
}

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
