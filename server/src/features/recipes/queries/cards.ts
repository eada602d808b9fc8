import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import type { RecipeCardRow, WholeRecipeRow } from '../present.ts';
import { CARD_COLUMNS, WHOLE_COLUMNS } from './columns.ts';

/** One's own recipes outside the bin, in the order of `ids`; those that are gone are left out. */
export async function readCards({ db, actor }: Ctx, ids: readonly string[]): Promise<RecipeCardRow[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await ownRecipes(db, actor.id, ids).select(CARD_COLUMNS).execute());
}

/** The same with all that their own pages show. */
export async function readWhole({ reader, actor }: Ctx, ids: readonly string[]): Promise<WholeRecipeRow[]> {
  return inOrder(ids, await ownRecipes(reader, actor.id, ids).select(WHOLE_COLUMNS).execute());
}

function ownRecipes(db: Db, userId: string, ids: readonly string[]) {
  return db
    .selectFrom('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .where('recipes.id', 'in', ids)
    .where('recipes.user_id', '=', userId)
    .where('recipes.deleted_at', 'is', null);
}

function inOrder<Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
