import type { Ctx } from '#platform/context.ts';

import type { RecipeCardRow } from '../present.ts';
import { CARD_COLUMNS } from './columns.ts';

/** One's own recipes outside the bin, in the order of `ids`. */
export async function readCards({ db, actor }: Ctx, ids: readonly string[]): Promise<RecipeCardRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select(CARD_COLUMNS)
    .where('recipes.id', 'in', ids)
    .where('recipes.user_id', '=', actor.id)
    .where('recipes.deleted_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
