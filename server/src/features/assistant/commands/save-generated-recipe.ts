import type { GeneratedRecipe } from '@larder/contract/assistant';

import { requestReplication } from '#features/replication/commands/request-replication.ts';
import { createRecipe } from '#features/recipes/commands/create.ts';
import type { WritingDeps } from '#features/recipes/limits.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import type { Ctx } from '#platform/context.ts';

export interface SavingDeps extends WritingDeps {
  /** True when generated recipes are replicated to the worker. */
  readonly replicatesGenerated: boolean;
}

interface RecipeToSave {
  readonly id: string;
  readonly recipe: GeneratedRecipe;
  readonly image_url: string | null;
}

/**
 * Saves a generated recipe. After the commit it also queues the replication to the worker, if configured. Idempotent by the id: a retry
 * after a crash in between queues it, too.
 */
export async function saveGeneratedRecipe(
  ctx: Ctx,
  deps: SavingDeps,
  generated: RecipeToSave,
): Promise<WholeRecipeRow> {
  const { id, recipe, image_url } = generated;
  const row = await createRecipe(ctx, deps, { ...recipe, id, image_url, is_ai_generated: true, is_favorite: false });
  if (deps.replicatesGenerated) await requestReplication(ctx.db, id, ctx.now);
  return row;
}
