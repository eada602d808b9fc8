import { withEating } from '#features/assistant/diet-check.ts';
import { composeWish } from '#features/assistant/kitchen-generator.ts';
import { readDietPreferences } from '#features/profile/queries.ts';
import { yieldToEventLoop } from '#features/recipes/reading-budget.ts';

import type { MessageContext } from '../chat-request.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import type { DraftRecipe } from './find-visible.ts';
import { parseWish, wishForIdea, withoutIdeaTitle } from './wish.ts';

/** A suggested dish, as its recipe would be. */
export interface ComposedIdea extends DraftRecipe {
  /** The message that requests it. */
  readonly message: string;
}

const MAX_IDEAS = 6;

/** The recipes of the dishes that the latest answer suggested; of a model's only those that the kitchen engine knows. */
export async function composeIdeas({ ctx, message }: MessageContext): Promise<readonly ComposedIdea[]> {
  const { ideas } = await findDiscussed(ctx, message);
  const eating = await readDietPreferences(ctx);
  const composed: ComposedIdea[] = [];
  for (const idea of ideas.slice(0, MAX_IDEAS)) {
    if (idea.message === undefined) continue;
    // Each takes some milliseconds of the main thread, so other requests run in between.
    await yieldToEventLoop();
    const wish = await parseWish(withoutIdeaTitle(idea, { ...message, content: '' }));
    const { recipe } = await composeWish(withEating(wishForIdea(idea, wish), eating));
    if (recipe === null || recipe.title !== idea.title) continue;
    composed.push({ ...recipe, id: idea.title, source: 'draft', is_ai_generated: true, message: idea.message });
  }
  return composed;
}
