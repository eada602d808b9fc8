import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';
import type { RecipeRow } from '#features/recipes/tables.ts';

/** Finds the actor's recipe and locks it, so that a concurrent picture import waits and then also updates the copy. */
export function findOwnRecipe(trx: Db, { actor, databaseKind }: Ctx, id: string): Promise<RecipeRow | undefined> {
  const recipe = trx
    .selectFrom('recipes')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is', null);
  return (databaseKind === 'postgres' ? recipe.forShare() : recipe).executeTakeFirst();
}
