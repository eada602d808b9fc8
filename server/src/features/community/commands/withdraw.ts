import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { revise } from '#features/recipes/commands/count.ts';
import { holdActor } from '#features/recipes/commands/hold-owner.ts';

/** Takes back what the actor gave to everyone; its ratings, views and words go with it. Throws `not_found`. */
export async function withdrawCommunityCopy(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx);
    const { numDeletedRows } = await trx
      .deleteFrom('community_recipes')
      .where('id', '=', id)
      .where('shared_by', '=', ctx.actor.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found', COMMUNITY_TEXTS.not_found);
    await revise(trx, ctx.actor.id);
  });
  ctx.live.tell({ to: 'everyone', topic: 'community.withdrawn', id });
}
