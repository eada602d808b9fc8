import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from '#platform/app-error.ts';
import type { SignedInPerson } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

/**
 * Of changes to what belongs to one person, one transaction waits here for the other, so that each sees what the other did.
 * It comes before any other row of theirs is written: whoever took them in another order could wait in a circle. Gives false
 * for somebody who has been disabled or deleted meanwhile.
 */
export async function holdPerson(trx: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('users.updated_at') }))
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The same for who acts. Their sessions may have been ended since the request came, because somebody took the account back:
 * another way in that is added now would outlive that. Throws `not_authenticated`.
 */
export async function holdActor(trx: Db, { id, session }: SignedInPerson): Promise<void> {
  await holdPerson(trx, id);
  const alive = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session.id)
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (alive === undefined) throw new AppError('not_authenticated', ERROR_TEXTS.not_authenticated);
}
