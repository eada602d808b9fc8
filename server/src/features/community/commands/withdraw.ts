import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';

/**
 * Deletes the actor's community copy with its ratings, views and search document. Throws `not_found`, and `conflict` for a hidden copy:
 * publishing it again would show it again.
 */
export async function withdrawCommunityCopy(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const { numDeletedRows } = await trx
      .deleteFrom('community_recipes')
      .where('id', '=', id)
      .where('shared_by', '=', ctx.actor.id)
      .where('hidden_reason', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw await refusal(trx, ctx, id);
  });
  ctx.events.publish({ to: 'everyone', topic: 'community.withdrawn', id });
}

async function refusal(trx: Db, { actor }: Ctx, id: string): Promise<AppError> {
  const hidden = await trx
    .selectFrom('community_recipes')
    .select('id')
    .where('id', '=', id)
    .where('shared_by', '=', actor.id)
    .executeTakeFirst();
  return hidden === undefined
    ? new AppError('not_found', COMMUNITY_TEXTS.not_found)
    : new AppError('conflict', COMMUNITY_TEXTS.hidden);
}
