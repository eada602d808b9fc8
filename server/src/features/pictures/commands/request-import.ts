import type { Db } from '#platform/db/tables.ts';

/**
 * Has the picture at `url` fetched for a recipe, soon after the transaction ends; null for a recipe that has none to fetch, or none
 * any more. An address that was given up before is tried anew. A copy that waits for a picture which nobody fetches any more goes
 * without one: it is not to lead everyone who looks at it to a stranger's server.
 */
export async function requestImport(db: Db, recipeId: string, url: string | null, now: Date): Promise<void> {
  await db
    .updateTable('community_recipes')
    // All copies of the recipe are found by it; which of them wait is no question for another index.
    .set((eb) => ({
      image_url: eb
        .case()
        .when(eb.and([eb('picture_id', 'is', null), ...(url === null ? [] : [eb('image_url', '<>', url)])]))
        .then(null)
        .else(eb.ref('image_url'))
        .end(),
    }))
    .where('recipe_id', '=', recipeId)
    .execute();
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
