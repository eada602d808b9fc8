import { v7 as uuidv7 } from 'uuid';

import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { writeCommunityDocuments } from '#features/recipes/search/write-document.ts';
import { withinQuotas } from '#features/storage/quotas.ts';

import { contentColumns, copiedContent, copiedReading, requireNoSpam, titleKeyOf } from '../copied-content.ts';
import { findOwnRecipe } from './find-own-recipe.ts';
import { requireNotHidden } from './require-not-hidden.ts';
import { writeStepPictures } from './write-step-pictures.ts';

const COPIES_PER_USER: RateLimit = { max: 20, windowSeconds: 60 * 60 };

export interface CommunityDeps {
  readonly limitFactor: number;
}

/**
 * Publishes a copy of the actor's recipe, which later changes of the recipe do not affect. Returns the copy's id. Throws `not_found`,
 * `conflict` for a title that the actor has published before or for hidden content, `invalid_input` for spam, and `quota_exceeded`.
 */
export async function publishRecipe(ctx: Ctx, { limitFactor }: CommunityDeps, id: string): Promise<string> {
  await countUse(ctx.db, `community:${ctx.actor.id}`, scaled(COPIES_PER_USER, limitFactor), ctx.now);
  const copyId = uuidv7();
  await ctx.db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const recipe = await findOwnRecipe(trx, ctx, id);
    if (recipe === undefined) throw new AppError('not_found', COMMUNITY_TEXTS.not_found);
    requireNoSpam(recipe);
    await requireNotHidden(trx, ctx, recipe);
    const insert = trx
      .insertInto('community_recipes')
      .values({
        ...contentColumns(recipe),
        id: copyId,
        recipe_id: recipe.id,
        shared_by: recipe.user_id,
        created_at: ctx.now,
        title_key: titleKeyOf(recipe.title),
        ...copiedReading(recipe),
        source_id: recipe.id,
        origins: toJson(recipe.origins),
      })
      .onConflict((conflict) => conflict.doNothing());
    const { numInsertedOrUpdatedRows } = await withinQuotas(trx, {
      userId: ctx.actor.id,
      quotas: ctx.quotas,
      write: () => insert.executeTakeFirst(),
    });
    if (numInsertedOrUpdatedRows !== 1n) throw new AppError('conflict', COMMUNITY_TEXTS.already_shared);
    await writeStepPictures(trx, copyId, recipe);
    await writeCommunityDocuments(trx, ctx.databaseKind, [{ ...copiedContent(recipe), id: copyId }], {
      userId: ctx.actor.id,
      now: ctx.now,
    });
  });
  ctx.events.publish({ to: 'everyone', topic: 'community.shared', id: copyId });
  return copyId;
}
