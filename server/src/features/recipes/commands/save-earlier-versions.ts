import type { Transaction } from 'kysely';

import { detailsOf } from '@larder/contract/details-of';
import type { NewRecipe } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';

import { storedContent } from '../details.ts';
import { insertStepPictures, tryClaimRecipePicture, tryClaimStepPictures, withoutGonePictures } from './picture.ts';
import { findVersionsToForget } from './save-version.ts';

/** A version that a recipe had before it came here. */
export interface EarlierVersion {
  readonly content: NewRecipe;
  readonly madeAt: Date;
  readonly replacedAt: Date;
}

/**
 * Saves the versions of a new recipe, numbered from 1, in the transaction that creates it. Leaves out those that thinning deletes, and
 * pictures that are gone.
 */
export async function saveEarlierVersions(
  trx: Transaction<Tables>,
  ctx: Ctx,
  recipeId: string,
  earlier: readonly EarlierVersion[],
): Promise<void> {
  const history = earlier
    .map(({ content, replacedAt }, at) => ({
      version: at + 1,
      replaced_at: replacedAt,
      bytes: Buffer.byteLength(JSON.stringify(content)),
    }))
    .toReversed();
  const forgotten = new Set(findVersionsToForget(history, ctx));
  for (const [at, { content, madeAt, replacedAt }] of earlier.entries()) {
    if (forgotten.has(at + 1)) continue;
    const picture = (await tryClaimRecipePicture(trx, ctx, content.image_url)) ?? { image_url: null, picture_id: null };
    const stored = await withoutGonePictures(trx, content.step_pictures ?? []);
    const details = { ...detailsOf(content), step_pictures: (await tryClaimStepPictures(trx, ctx, stored)) ?? [] };
    await trx
      .insertInto('recipe_versions')
      .values({
        recipe_id: recipeId,
        version: at + 1,
        user_id: ctx.actor.id,
        content: toJson(storedContent({ ...content, ...details, image_url: picture.image_url })),
        picture_id: picture.picture_id,
        made_at: madeAt,
        replaced_at: replacedAt,
      })
      .execute();
    await insertStepPictures(trx, { id: recipeId, details })?.execute();
  }
}
