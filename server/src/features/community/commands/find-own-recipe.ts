import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

/** Kept as it is until the copy refers to it: a picture that is fetched for it meanwhile finds the copy, too. */
export function findOwnRecipe(trx: Db, { actor, databaseKind }: Ctx, id: string): Promise<RecipeRow | undefined> {
  const recipe = trx
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null);
  return (databaseKind === 'postgres' ? recipe.forShare() : recipe).executeTakeFirst();
}
