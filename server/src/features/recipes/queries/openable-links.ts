import type { Ctx } from '#platform/context.ts';

import type { WholeRecipeRow } from '../present.ts';

/** The ids of a recipe's links that lead to recipes of the actor, which are not in the bin. */
export async function listOpenableLinks(
  { reader, actor }: Pick<Ctx, 'reader' | 'actor'>,
  { details }: Pick<WholeRecipeRow, 'details'>,
): Promise<string[]> {
  const ids = details?.linked_recipes?.map((link) => link.recipe_id) ?? [];
  if (ids.length === 0) return [];
  const rows = await reader
    .selectFrom('recipes')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
