import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';

import { recipeNotFound } from '../queries/get.ts';

/** Most recipes in one statement: with each go its words and versions, and everybody else waits so long. */
const AT_ONCE = 200;

/** When what was put into the bin at `deletedAt` goes for good. */
export function purgedAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RECIPE_LIMITS.bin_days * DAY_MS);
}

/** Removes what has rested in the bin for its 30 days, for everybody. */
export async function purgeBin({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - RECIPE_LIMITS.bin_days * DAY_MS);
  const due = db.selectFrom('recipes').select('id').where('deleted_at', '<=', before).limit(AT_ONCE);
  await deleteUntilNone(async () => {
    const { numDeletedRows } = await db
      .deleteFrom('recipes')
      .where('id', 'in', due)
      .where('deleted_at', '<=', before)
      .executeTakeFirst();
    return numDeletedRows;
  });
}

/** Deletes for good all that rests in the actor's bin. What is in the bin is in no figure. */
export async function emptyBin({ db, actor, now }: Ctx): Promise<void> {
  const resting = db
    .selectFrom('recipes')
    .select('id')
    .where('user_id', '=', actor.id)
    // What is deleted while this runs stays.
    .where('deleted_at', '<=', now)
    .limit(AT_ONCE);
  await deleteUntilNone(async () => {
    const { numDeletedRows } = await db
      .deleteFrom('recipes')
      .where('id', 'in', resting)
      .where('deleted_at', '<=', now)
      .executeTakeFirst();
    return numDeletedRows;
  });
}

/** Deletes for good one recipe that rests in the actor's bin. Throws `not_found`. */
export async function deleteForGood({ db, actor }: Ctx, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('recipes')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw recipeNotFound();
}

async function deleteUntilNone(deletePart: () => Promise<bigint>): Promise<void> {
  while ((await deletePart()) > 0n);
}
