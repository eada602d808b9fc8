import { COMMUNITY_TEXTS } from '@larder/contract/community';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { writeCommunityDocuments } from '#features/recipes/search/write-document.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';
import { withinQuotas } from '#features/storage/quotas.ts';

import { contentColumns, copiedContent, copiedReading, requireNoSpam, titleKeyOf } from '../copied-content.ts';
import type { OwnCopyRow } from '../present.ts';
import { COPY_COLUMNS } from '../queries/copy.ts';
import { findOwnRecipe } from './find-own-recipe.ts';
import { requireNotHidden } from './require-not-hidden.ts';
import type { CommunityDeps } from './publish.ts';
import { writeStepPictures } from './write-step-pictures.ts';

/** Each update rewrites the search index and is published to every open page. */
const UPDATES_PER_USER: RateLimit = { max: 60, windowSeconds: 60 * 60 };

/**
 * Updates the actor's community copy from its recipe. Ratings, views and a hidden state stay. Throws `not_found`, `conflict` for a
 * missing recipe, hidden content or the title of another copy, `invalid_input` for spam, and `quota_exceeded`.
 */
export async function updateCommunityCopy(ctx: Ctx, { limitFactor }: CommunityDeps, id: string): Promise<OwnCopyRow> {
  await countUse(ctx.db, `community-update:${ctx.actor.id}`, scaled(UPDATES_PER_USER, limitFactor), ctx.now);
  const copy = await ctx.db.transaction().execute(async (trx) => {
    // Serializes with the actor's other writes, so that the title check below stays valid.
    await lockActor(trx, ctx);
    const { recipe, title } = await getOriginal(trx, ctx, id);
    requireNoSpam(recipe);
    await requireNotHidden(trx, ctx, recipe, id);
    const titleKey = titleKeyOf(recipe.title);
    const isRenamed = titleKey !== titleKeyOf(title);
    if (isRenamed && (await isTitleTaken(trx, ctx, titleKey))) {
      throw new AppError('conflict', COMMUNITY_TEXTS.already_shared);
    }
    const update = trx
      .updateTable('community_recipes')
      .set({
        ...contentColumns(recipe),
        // Duplicates from before title keys have none until they are renamed.
        ...(isRenamed ? { title_key: titleKey } : {}),
        ...copiedReading(recipe),
        updated_at: ctx.now,
      })
      .where('id', '=', id)
      .where('shared_by', '=', ctx.actor.id)
      .returning(COPY_COLUMNS);
    const row = await withinQuotas(trx, {
      userId: ctx.actor.id,
      quotas: ctx.quotas,
      write: () => update.executeTakeFirst(),
    });
    if (row === undefined) throw new AppError('not_found', COMMUNITY_TEXTS.not_found);
    await writeStepPictures(trx, id, recipe);
    await writeCommunityDocuments(trx, ctx.databaseKind, [{ ...copiedContent(recipe), id }], {
      userId: ctx.actor.id,
      now: ctx.now,
    });
    return { ...row, is_current: true };
  });
  if (copy.hidden_reason === null) ctx.events.publish({ to: 'everyone', topic: 'community.updated', id });
  return copy;
}

/** The recipe that the copy was made from, and the title that the copy has now. */
async function getOriginal(trx: Db, ctx: Ctx, id: string): Promise<{ recipe: RecipeRow; title: string }> {
  const copy = await trx
    .selectFrom('community_recipes')
    .select(['recipe_id', 'title'])
    .where('id', '=', id)
    .where('shared_by', '=', ctx.actor.id)
    .executeTakeFirst();
  if (copy === undefined) throw new AppError('not_found', COMMUNITY_TEXTS.not_found);
  const recipe = copy.recipe_id === null ? undefined : await findOwnRecipe(trx, ctx, copy.recipe_id);
  if (recipe === undefined) throw new AppError('conflict', COMMUNITY_TEXTS.original_gone);
  return { recipe, title: copy.title };
}

async function isTitleTaken(trx: Db, { actor }: Ctx, titleKey: string): Promise<boolean> {
  const other = await trx
    .selectFrom('community_recipes')
    .select('id')
    .where('shared_by', '=', actor.id)
    .where('title_key', '=', titleKey)
    .executeTakeFirst();
  return other !== undefined;
}
