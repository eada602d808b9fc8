import type { Ctx } from '#platform/context.ts';

import { getGeneration } from '../queries.ts';

/**
 * Cancels a running generation and marks it as seen. False when it has ended or is being saved. Throws `not_found`.
 */
export async function cancelGeneration(ctx: Ctx, id: string): Promise<boolean> {
  const { db, actor, now } = ctx;
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ state: 'cancelled', stage: null, lease_until: null, ended_at: now, seen_at: now })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('state', '=', 'running')
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  await getGeneration(ctx, id);
  return false;
}
