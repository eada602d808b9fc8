import type { Ctx } from '#platform/context.ts';
import { WHOLE_COLUMNS } from '#features/recipes/queries/columns.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';

/** Several of one's own recipes outside the bin, in the order of `ids`; those that are gone are left out. */
export async function getRecipes({ reader, actor }: Ctx, ids: readonly string[]): Promise<WholeRecipeRow[]> {
  const rows = await reader
    .selectFrom('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select(WHOLE_COLUMNS)
    .where('recipes.id', 'in', ids)
    .where('recipes.user_id', '=', actor.id)
    .where('recipes.deleted_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
