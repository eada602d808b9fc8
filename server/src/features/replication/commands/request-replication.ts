import type { Db } from '#platform/db/tables.ts';

/** Has a copy of a recipe sent to the worker soon after the transaction ends. */
export async function requestReplication(db: Db, recipeId: string, now: Date): Promise<void> {
  await db
    .insertInto('recipe_copies')
    .values({ recipe_id: recipeId, next_attempt_at: now, created_at: now, failed_reason: null })
    .onConflict((conflict) => conflict.column('recipe_id').doNothing())
    .execute();
}
