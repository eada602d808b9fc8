import type { Db } from '#platform/db/tables.ts';

/**
 * Has the picture at `url` fetched for a recipe, soon after the transaction ends; null for a recipe that has none to fetch, or none
 * any more. An address that was given up before is tried anew.
 */
export async function requestImport(db: Db, recipeId: string, url: string | null, now: Date): Promise<void> {
  if (url === null) {
    await db.deleteFrom('picture_imports').where('recipe_id', '=', recipeId).execute();
    return;
  }
  const request = { url, attempts: 0, next_attempt_at: now, created_at: now, failed_reason: null };
  await db
    .insertInto('picture_imports')
    .values({ recipe_id: recipeId, ...request })
    .onConflict((conflict) => conflict.column('recipe_id').doUpdateSet(request))
    .execute();
}
