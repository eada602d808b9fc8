import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { VisibleRecipeRow } from '#features/recipes/present.ts';
import { getRecipe } from '#features/recipes/queries/get.ts';

/** The reply about a recipe that was deleted meanwhile. */
export const RECIPE_GONE = 'That recipe isn’t there anymore.';

/** A recipe that the user may see; undefined if there is none. */
export async function findVisible(ctx: Ctx, id: string): Promise<VisibleRecipeRow | undefined> {
  try {
    return (await getRecipe(ctx, id)).recipe;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
