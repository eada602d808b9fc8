import { v7 as uuidv7 } from 'uuid';

import type { Ctx } from '#platform/context.ts';
import type { Change } from '#platform/jobs/queue.ts';
import { deleteRecipes } from '#features/recipes/commands/bin.ts';
import { findOwnRecipe } from '#features/recipes/queries/get.ts';
import { restoreVersion } from '#features/versions/commands.ts';

import { removeCollections } from './collect-drafts.ts';
import type { Lease } from './lease.ts';
import { finishDraft, IMPORT_WRITES, type WantedDraft, wantedDrafts } from './wanted-drafts.ts';

const CHANGED = 'You have changed this recipe since, so its earlier version was not restored.';

/**
 * Undoes what an import saved, one by one: new recipes go to the bin, and replaced versions are restored. Idempotent. Returns the state
 * of the import, or 'again' if its time slice is over. Throws when another attempt may succeed.
 */
export async function undoDrafts(contextOf: () => Ctx, importId: string, lease: Lease): Promise<Change | 'again'> {
  await removeCollections(contextOf, importId, lease);
  for await (const row of wantedDrafts(contextOf().db, importId, 'undo')) {
    lease.require();
    const ctx = contextOf();
    const problem = await undoDraft(ctx, row);
    // The recipe in the bin has its id, so the draft needs another one to be saved again.
    await finishDraft(ctx.db, row, { saved_as: null, replaced_version: null, new_id: uuidv7(), problem });
    if (await lease.isSliceOver(1)) return 'again';
  }
  return { state: 'ready' };
}

/** Returns why it could not be undone. */
async function undoDraft(ctx: Ctx, { saved_as, new_id, replaced_version }: WantedDraft): Promise<string | null> {
  if (saved_as === new_id) await deleteRecipes(ctx, [new_id]);
  if (saved_as === null || saved_as === new_id || replaced_version === null) return null;
  const recipe = await findOwnRecipe(ctx.lookups, ctx.actor.id, saved_as);
  if (recipe === undefined || recipe.version === replaced_version) return null;
  if (recipe.version !== replaced_version + 1) return CHANGED;
  await restoreVersion(ctx, IMPORT_WRITES, saved_as, { version: replaced_version, over: recipe.version });
  return null;
}
