import type { Db } from '#platform/db/tables.ts';

/**
 * Queues the import of the picture at `url`; upserts, so an import that failed before is retried. `null` cancels the import. Also
 * clears the URL of community copies that waited for another picture: readers must not load images from a stranger's server.
 */
export async function requestImport(db: Db, recipeId: string, url: string | null, now: Date): Promise<void> {
  await db
    .updateTable('community_recipes')
    // Conditional in the value, not in WHERE: the index finds the copies by recipe.
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
