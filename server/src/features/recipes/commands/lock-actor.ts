import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

import { recipeNotFound } from '../queries/get.ts';
import type { RecipeRow } from '../tables.ts';

/**
 * Locks the actor's user row, so that writes to one user's recipes are serialized and counters stay exact. Call it before writing any row of
 * theirs: account deletion locks in the same order. Throws `not_authenticated`, also for a user who was disabled since the request began.
 */
export async function lockActor(trx: Db, { actor, databaseKind }: Ctx): Promise<void> {
  const user = trx.selectFrom('users').select('id').where('id', '=', actor.id).where('disabled_at', 'is', null);
  const locked = await (databaseKind === 'postgres' ? user.forNoKeyUpdate() : user).executeTakeFirst();
  if (locked === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
}

/**
 * `lockActor` together with the actor's recipe, so that no concurrent change of its favorite or picture interferes. Throws `not_found`
 * as well.
 */
export async function lockOwnRecipe(trx: Db, ctx: Ctx, id: string): Promise<RecipeRow> {
  const { actor, databaseKind } = ctx;
  const recipe = trx
    .selectFrom('users')
    .innerJoin('recipes', 'recipes.user_id', 'users.id')
    .selectAll('recipes')
    .where('users.id', '=', actor.id)
    .where('users.disabled_at', 'is', null)
    .where('recipes.id', '=', id)
    .where('recipes.deleted_at', 'is', null);
  const locked = await (
    databaseKind === 'postgres' ? recipe.forNoKeyUpdate(['users', 'recipes']) : recipe
  ).executeTakeFirst();
  if (locked !== undefined) return locked;
  await lockActor(trx, ctx);
  throw recipeNotFound();
}
