import { v5 as uuidv5 } from 'uuid';

import type { ComposedRecipe } from '@larder/culinary/compose';

import type { Ctx } from '#platform/context.ts';
import { createRecipe } from '#features/recipes/commands/create.ts';
import type { WritingDeps } from '#features/recipes/policy.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';

/** Under this the ids of recipes stand that are made for a message. */
const NAMESPACE = 'b3a1f0de-5f0c-4c3a-9c59-6f0a8de0f1c4';

/** The id of the recipe that is made or saved for a message, the same whenever it is; `at` tells several apart. */
export function recipeIdFor(messageId: string, at = 0): string {
  return uuidv5(at === 0 ? messageId : `${messageId}/${at}`, NAMESPACE);
}

/** Keeps a recipe that was made. What was kept for the message before is not kept again. */
export function keepMade(
  ctx: Ctx,
  deps: WritingDeps,
  { id, recipe }: { readonly id: string; readonly recipe: ComposedRecipe },
): Promise<WholeRecipeRow> {
  return createRecipe(ctx, deps, { ...recipe, id, image_url: null, is_ai_generated: true, is_favorite: false });
}
