import { v5 as uuidv5 } from 'uuid';

import type { GeneratedRecipe } from '@larder/contract/assistant';

import { type SavingDeps, saveGeneratedRecipe } from '#features/assistant/commands/save-generated-recipe.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import type { Ctx } from '#platform/context.ts';

/** UUID namespace of the recipes that are generated for messages. */
const NAMESPACE = 'b3a1f0de-5f0c-4c3a-9c59-6f0a8de0f1c4';

/** The id of the recipe that is generated or saved for a message. Deterministic, so that a retry saves nothing twice. */
export function recipeIdFor(messageId: string): string {
  return uuidv5(messageId, NAMESPACE);
}

/** Saves the recipe that was generated for a message. Idempotent. */
export function saveGenerated(
  ctx: Ctx,
  deps: SavingDeps,
  messageId: string,
  recipe: GeneratedRecipe,
): Promise<WholeRecipeRow> {
  return saveGeneratedRecipe(ctx, deps, { id: recipeIdFor(messageId), recipe, image_url: null });
}
