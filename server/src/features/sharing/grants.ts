import { sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

/** Which rows may have changed: all of a collection, or some of its recipes or recipients. */
interface Scope {
  readonly recipes?: readonly string[] | undefined;
  readonly people?: readonly string[] | undefined;
}

type GrantingCtx = Pick<Ctx, 'databaseKind' | 'now'>;

/**
 * Makes the owner's recipes in a shared collection readable by its recipients. `shared_recipes` is the one table that says who may read
 * a recipe; a row that exists only for a collection is not `direct`. Call it in the transaction that shares the collection or adds recipes,
 * under the lock on its owner.
 */
export async function grantRecipes(
  trx: Db,
  { databaseKind, now }: GrantingCtx,
  collectionId: string,
  { recipes, people }: Scope = {},
): Promise<void> {
  let granted = trx
    .selectFrom('collection_shares')
    .innerJoin('collection_recipes', 'collection_recipes.collection_id', 'collection_shares.collection_id')
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.id', '=', 'collection_recipes.recipe_id')
        // Received recipes in the collection are not the owner's to share.
        .onRef('recipes.user_id', '=', 'collection_shares.shared_by'),
    )
    .select((eb) => [
      'recipes.id',
      'collection_shares.shared_by',
      'collection_shares.shared_with',
      eb.val(false).as('direct'),
      // Only direct shares are announced as new.
      eb.val(true).as('viewed'),
      eb.cast<Date>(eb.val(now), databaseKind === 'postgres' ? 'timestamptz' : 'text').as('created_at'),
    ])
    .where('collection_shares.collection_id', '=', collectionId);
  if (recipes !== undefined) granted = granted.where((eb) => isOneOf(databaseKind, eb.ref('recipes.id'), recipes));
  if (people !== undefined)
    granted = granted.where((eb) => isOneOf(databaseKind, eb.ref('collection_shares.shared_with'), people));
  await trx
    .insertInto('shared_recipes')
    .columns(['recipe_id', 'shared_by', 'shared_with', 'direct', 'viewed', 'created_at'])
    .expression(granted)
    .onConflict((conflict) => conflict.columns(['recipe_id', 'shared_with']).doNothing())
    .execute();
}

/**
 * Withdraws the owner's recipes that are neither shared directly nor in a collection that is shared with the same recipient. Call it after
 * the change, in its transaction, under the lock on the owner.
 */
export async function withdrawRecipes(
  trx: Db,
  { databaseKind }: GrantingCtx,
  ownerId: string,
  { recipes, people }: Scope,
): Promise<void> {
  let withdrawn = trx
    .deleteFrom('shared_recipes')
    .where('shared_recipes.shared_by', '=', ownerId)
    .where('shared_recipes.direct', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('collection_recipes')
            .innerJoin('collection_shares', 'collection_shares.collection_id', 'collection_recipes.collection_id')
            .select('collection_recipes.recipe_id')
            .whereRef('collection_recipes.recipe_id', '=', 'shared_recipes.recipe_id')
            .whereRef('collection_shares.shared_with', '=', 'shared_recipes.shared_with')
            .whereRef('collection_shares.shared_by', '=', 'shared_recipes.shared_by'),
        ),
      ),
    );
  if (recipes !== undefined) {
    withdrawn = withdrawn.where((eb) => isOneOf(databaseKind, eb.ref('shared_recipes.recipe_id'), recipes));
  }
  if (people !== undefined) {
    withdrawn = withdrawn.where((eb) => isOneOf(databaseKind, eb.ref('shared_recipes.shared_with'), people));
  }
  await withdrawn.execute();
}

/** Ends a direct share of a recipe, which may go on by a collection. False if there is none. */
export async function endDirectShare(
  trx: Db,
  ctx: GrantingCtx,
  {
    recipeId,
    ownerId,
    recipientId,
  }: { readonly recipeId: string; readonly ownerId: string; readonly recipientId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shared_recipes')
    .set({ direct: false })
    .where('recipe_id', '=', recipeId)
    .where('shared_with', '=', recipientId)
    .where('shared_by', '=', ownerId)
    .where(isDirect)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await withdrawRecipes(trx, ctx, ownerId, { recipes: [recipeId], people: [recipientId] });
  return true;
}

/** The condition that a recipe is shared itself, not only by a collection. */
export const isDirect = sql<SqlBool>`${sql.ref('shared_recipes.direct')}`;
