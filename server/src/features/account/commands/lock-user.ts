import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { SignedInUser } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

/**
 * Locks the user row until the transaction ends, which serializes changes to one account. Call it before any other
 * write to rows of this user: a different lock order can deadlock. Returns false for a user who is disabled or deleted.
 */
export async function lockUser(trx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('users.updated_at') }))
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Locks the actor's user row and requires that their session still exists. It may have been revoked since the request
 * arrived; a credential added now would outlive that. Throws `not_authenticated`.
 */
export async function lockActorSession(trx: Db, { id, session }: SignedInUser): Promise<void> {
  await lockUser(trx, id);
  const alive = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session.id)
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (alive === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
}
