import { v5 as uuidv5 } from 'uuid';

import type { GeneratedRecipe } from '@larder/contract/assistant';

import { type KeepingDeps, keepMade } from '#features/assistant/commands/keep-made.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import type { Ctx } from '#platform/context.ts';

/** Under this the ids of recipes stand that are made for a message. */
const NAMESPACE = 'b3a1f0de-5f0c-4c3a-9c59-6f0a8de0f1c4';

/** The id of the recipe that is made or saved for a message, the same whenever it is. */
export function recipeIdFor(messageId: string): string {
  return uuidv5(messageId, NAMESPACE);
}

/** Keeps a recipe that was made for a message. What was kept for it before is not kept again. */
export function keepFor(
  ctx: Ctx,
  deps: KeepingDeps,
  messageId: string,
  recipe: GeneratedRecipe,
): Promise<WholeRecipeRow> {
  return keepMade(ctx, deps, { id: recipeIdFor(messageId), recipe, image_url: null });
}
