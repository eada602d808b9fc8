import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

import { recipeNotFound } from '../queries/get.ts';

/** Most recipes in one statement. Their search documents and versions are deleted too, while other writes wait. */
const BATCH_RECIPES = 200;

/** When a recipe that was moved to the bin at `deletedAt` is purged. */
export function purgedAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RECIPE_LIMITS.bin_days * DAY_MS);
}

/** Deletes recipes of all users that have been in the bin for 30 days. */
export async function purgeBin({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - RECIPE_LIMITS.bin_days * DAY_MS);
  const due = db.selectFrom('recipes').select('id').where('deleted_at', '<=', before).limit(BATCH_RECIPES);
  await deleteInBatches(async () => {
    const { numDeletedRows } = await db
      .deleteFrom('recipes')
      .where('id', 'in', due)
      .where('deleted_at', '<=', before)
      .executeTakeFirst();
    return numDeletedRows;
  });
}

/** Permanently deletes all recipes in the actor's bin. Counters do not include them. */
export async function emptyBin({ db, actor, now }: Ctx): Promise<void> {
  const binned = db
    .selectFrom('recipes')
    .select('id')
    .where('user_id', '=', actor.id)
    // Recipes that are moved to the bin meanwhile stay.
    .where('deleted_at', '<=', now)
    .limit(BATCH_RECIPES);
  await deleteInBatches(async () => {
    const { numDeletedRows } = await db
      .deleteFrom('recipes')
      .where('id', 'in', binned)
      .where('deleted_at', '<=', now)
      .executeTakeFirst();
    return numDeletedRows;
  });
}

/** Permanently deletes one recipe in the actor's bin. Throws `not_found`. */
export async function deleteForGood({ db, actor }: Ctx, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('recipes')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw recipeNotFound();
}

async function deleteInBatches(deleteBatch: () => Promise<bigint>): Promise<void> {
  while ((await deleteBatch()) > 0n);
}
