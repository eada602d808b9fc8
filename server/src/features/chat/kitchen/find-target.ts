import { matchesTitle, parseOrdinal } from '@larder/culinary/intent/recipe-phrase';

import type { MessageContext } from '../chat-request.ts';
import { type DiscussedRecipe, findDiscussed } from '../discussed-recipes.ts';
import { findByTitle, findOthersByTitle } from './find-by-title.ts';

export interface RecipeReference {
  /** Candidates for the recipe's title, the longest first; empty where the message refers to the recipe under discussion. */
  readonly titles: readonly string[];
  /** Whether it is one of the user's own recipes, so that a part of the title identifies it. */
  readonly isOwn: boolean;
}

/** The recipes that a message may refer to: several if it is ambiguous. */
export async function findTargets(
  { ctx, message }: MessageContext,
  { titles, isOwn }: RecipeReference,
): Promise<readonly DiscussedRecipe[]> {
  if (message.recipeId !== undefined) return [{ id: message.recipeId, title: '' }];
  const { recipes } = await findDiscussed(ctx, message);
  if (titles.length === 0) return atPlace(recipes, message.content);
  const drafts = recipes.filter(
    (recipe) => recipe.draft !== undefined && titles.some((title) => matchesTitle(recipe.title, title)),
  );
  if (drafts.length > 0) return drafts;
  for (const title of titles) {
    const own = await findByTitle({ ctx, message }, title, { isOwn });
    if (own.length > 0) return own;
  }
  return findOthersByTitle(ctx, titles.at(-1) ?? '');
}

/** The discussed recipe at the place that the message names; without one, all discussed recipes. */
function atPlace(recipes: readonly DiscussedRecipe[], text: string): readonly DiscussedRecipe[] {
  const place = parseOrdinal(text);
  const target = place === undefined ? undefined : recipes.at(place);
  return place === undefined ? recipes : target === undefined ? [] : [target];
}
