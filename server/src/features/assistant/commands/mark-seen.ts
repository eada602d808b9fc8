import type { Ctx } from '#platform/context.ts';

import { getGeneration } from '../queries.ts';

/** The person knows how it ended. Of one that still runs nobody does. Throws `not_found`. */
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
