import type { GeneratedRecipe } from '@larder/contract/assistant';

import { requestCopy } from '#features/copies/commands/request-copy.ts';
import { createRecipe } from '#features/recipes/commands/create.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import type { Ctx } from '#platform/context.ts';

export interface KeepingDeps extends WritingDeps {
  /** Is the worker to get a copy of what is made? */
  readonly copiesMade: boolean;
}

interface MadeRecipe {
  readonly id: string;
  readonly recipe: GeneratedRecipe;
  readonly image_url: string | null;
}

/** Keeps a recipe that REECE made. What was kept under the id before is not kept again. */
export async function keepMade(ctx: Ctx, deps: KeepingDeps, made: MadeRecipe): Promise<WholeRecipeRow> {
  const { id, recipe, image_url } = made;
  const row = await createRecipe(ctx, deps, { ...recipe, id, image_url, is_ai_generated: true, is_favorite: false });
  if (deps.copiesMade) await requestCopy(ctx.db, id, ctx.now);
  return row;
}
