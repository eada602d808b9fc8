import { ERROR_TEXTS } from '@larder/contract/errors';

import { STORAGE_COLUMNS, type StorageUse, toStorageUse } from '#features/storage/queries.ts';
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
  if (locked === undefined) throw notAuthenticated();
}

/** `lockActor` for a write that quotas limit. Also locks and returns how much the actor stores. */
export async function lockActorStorage(trx: Db, { actor, databaseKind }: Ctx): Promise<StorageUse> {
  const user = trx
    .selectFrom('users')
    .innerJoin('user_storage', 'user_storage.user_id', 'users.id')
    .select(STORAGE_COLUMNS)
    .where('users.id', '=', actor.id)
    .where('users.disabled_at', 'is', null);
  const locked = await (
    databaseKind === 'postgres' ? user.forNoKeyUpdate(['users', 'user_storage']) : user
  ).executeTakeFirst();
  if (locked === undefined) throw notAuthenticated();
  return toStorageUse(locked);
}

export interface LockedRecipe {
  readonly recipe: RecipeRow;
  readonly storage: StorageUse;
}

/**
 * `lockActorStorage` together with the actor's recipe, which concurrent writes such as a favorite or an imported picture would change otherwise.
 * The recipe comes before the storage: deleting a recipe locks them in this order. Throws `not_found` as well.
 */
export async function lockOwnRecipe(trx: Db, ctx: Ctx, id: string): Promise<LockedRecipe> {
  const { actor, databaseKind } = ctx;
  const row = trx
    .selectFrom('users')
    .innerJoin('recipes', 'recipes.user_id', 'users.id')
    .innerJoin('user_storage', 'user_storage.user_id', 'users.id')
    .selectAll('recipes')
    .select([
      'user_storage.recipes as stored_recipes',
      'user_storage.pictures as stored_pictures',
      'user_storage.conversations as stored_conversations',
      'user_storage.bytes as stored_bytes',
    ])
    .where('users.id', '=', actor.id)
    .where('users.disabled_at', 'is', null)
    .where('recipes.id', '=', id)
    .where('recipes.deleted_at', 'is', null);
  const locked = await (
    databaseKind === 'postgres' ? row.forNoKeyUpdate(['users', 'recipes', 'user_storage']) : row
  ).executeTakeFirst();
  if (locked === undefined) {
    await lockActor(trx, ctx);
    throw recipeNotFound();
  }
  const { stored_recipes, stored_pictures, stored_conversations, stored_bytes, ...recipe } = locked;
  const stored = { recipes: stored_recipes, pictures: stored_pictures, conversations: stored_conversations };
  return { recipe, storage: toStorageUse({ ...stored, bytes: stored_bytes }) };
}

function notAuthenticated(): AppError {
  return new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
}
