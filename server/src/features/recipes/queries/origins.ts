import type { Db } from '#platform/db/tables.ts';

/** A longer chain of copies retains its first recipe and the latest ones. */
const ORIGINS_MAX = 50;

/** The origins of a copy of a recipe or community recipe: its own origins, then itself. */
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
  return ids.length <= ORIGINS_MAX ? [...ids] : [...ids.slice(0, 1), ...ids.slice(1 - ORIGINS_MAX)];
}
