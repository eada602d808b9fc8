import type { Ctx } from '#platform/context.ts';

import { getGeneration } from '../queries.ts';

/** Marks an ended generation as seen. Does nothing while it runs. Throws `not_found`. */
export async function markSeen(ctx: Ctx, id: string): Promise<void> {
  const { db, actor, now } = ctx;
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('state', '<>', 'running')
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await getGeneration(ctx, id);
}
