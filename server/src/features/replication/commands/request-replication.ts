import type { Db } from '#platform/db/tables.ts';

/** Enqueues a recipe for replication; the worker receives it after the commit. Idempotent. */
export async function requestReplication(db: Db, recipeId: string, now: Date): Promise<void> {
  await db
    .insertInto('recipe_copies')
    .values({ recipe_id: recipeId, next_attempt_at: now, created_at: now, failed_reason: null })
    .onConflict((conflict) => conflict.column('recipe_id').doNothing())
    .execute();
}
