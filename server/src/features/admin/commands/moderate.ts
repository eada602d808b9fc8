import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInPerson } from '#platform/context.ts';

import { findModerated, type ModeratedRow } from '../queries/logs.ts';

/** Hides a community recipe for a reason, or with null shows it again. Gives null when there is none of this id. */
export async function moderateRecipe(
  ctx: Ctx<SignedInPerson>,
  id: string,
  reason: string | null,
): Promise<ModeratedRow | null> {
  return ctx.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('community_recipes')
      .set({ hidden_at: reason === null ? null : ctx.now, hidden_reason: reason })
      .where('id', '=', id)
      .execute();
    const row = await findModerated(trx, id);
    if (row === null) return null;
    const action = reason === null ? 'community-recipe.shown' : 'community-recipe.hidden';
    // It concerns a recipe, and the safety of nobody's account.
    await writeAudit(trx, ctx, { action, subjectId: null, details: { recipe_id: id, reason } });
    return row;
  });
}
