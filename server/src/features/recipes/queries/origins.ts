import type { Db } from '#platform/db/tables.ts';

/** Nobody copies a copy of a copy more often; of a longer line the first recipe and the last ones are kept. */
const MOST_ORIGINS = 50;

/** What a copy of a recipe, or of what somebody published, comes from: that one, and what it was copied from itself. */
export async function findOrigins(db: Db, id: string): Promise<string[]> {
  const recipe = await db.selectFrom('recipes').select('origins').where('id', '=', id).executeTakeFirst();
  if (recipe !== undefined) return shorten([...recipe.origins, id]);
  const published = await db
    .selectFrom('community_recipes')
    .select(['origins', 'source_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return shorten([...(published?.origins ?? []), published?.source_id ?? id]);
}

function shorten(ids: readonly string[]): string[] {
  return ids.length <= MOST_ORIGINS ? [...ids] : [...ids.slice(0, 1), ...ids.slice(1 - MOST_ORIGINS)];
}
