import { v5 as uuidv5 } from 'uuid';

import type { GeneratedRecipe } from '@larder/contract/assistant';
import { DEFAULT_CATEGORY } from '@larder/contract/recipes';

import { compose } from '#features/assistant/compose.ts';
import type { Made, RecipeWish } from '#features/assistant/generator.ts';
import { judge, withEating } from '#features/assistant/policy.ts';
import { type Answering, cooksOf } from '#features/assistant/who-answers.ts';
import { readEating } from '#features/profile/queries.ts';
import { createRecipe } from '#features/recipes/commands/create.ts';
import type { WritingDeps } from '#features/recipes/policy.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import type { Ctx } from '#platform/context.ts';

/** Under this the ids of recipes stand that are made for a message. */
const NAMESPACE = 'b3a1f0de-5f0c-4c3a-9c59-6f0a8de0f1c4';

/** The id of the recipe that is made or saved for a message, the same whenever it is. */
export function recipeIdFor(messageId: string): string {
  return uuidv5(messageId, NAMESPACE);
}

/** Makes a recipe that the person may eat; nothing is kept. Throws what the cooks throw. */
export async function makeRecipe(
  ctx: Ctx,
  answering: Answering,
  asked: RecipeWish,
  signal: AbortSignal,
): Promise<Made> {
  const eating = await readEating(ctx);
  const wish = withEating(asked, eating);
  const asker = { personId: ctx.actor.id, signal };
  const check = (recipe: GeneratedRecipe) => judge(recipe, wish, eating);
  return compose(cooksOf(answering), { asker, wish, check, tell: () => undefined });
}

/** Keeps a recipe that was made for a message. What was kept for it before is not kept again. */
export function keepMade(
  ctx: Ctx,
  deps: WritingDeps,
  messageId: string,
  recipe: GeneratedRecipe,
): Promise<WholeRecipeRow> {
  return createRecipe(ctx, deps, {
    ...recipe,
    id: recipeIdFor(messageId),
    category: recipe.category ?? DEFAULT_CATEGORY,
    image_url: null,
    is_ai_generated: true,
    is_favorite: false,
  });
}
