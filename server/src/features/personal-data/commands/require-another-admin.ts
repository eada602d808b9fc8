import type { Transaction } from 'kysely';
import { NIL } from 'uuid';

import { AppError } from '#platform/app-error.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import type { Tables } from '#platform/db/tables.ts';

/**
 * Throws a `conflict` when without this person nobody would be an admin who can sign in. It holds until the transaction
 * ends: two admins who leave, or send each other away, do so one after the other.
 */
export async function requireAnotherAdmin(
  trx: Transaction<Tables>,
  kind: DatabaseKind,
  userId: string,
  text: string,
): Promise<void> {
  const own = await trx.selectFrom('admin_users').select('id').where('id', '=', userId).executeTakeFirst();
  if (own === undefined) return;
  const others = (await lockAdmins(trx, kind)).filter((id) => id !== userId);
  const active =
    others.length > 0 &&
    // Asked anew after the wait for the locks: somebody may have been disabled meanwhile.
    (await trx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', others)
      .where('disabled_at', 'is', null)
      .limit(1)
      .executeTakeFirst());
  if (active === false || active === undefined) throw new AppError('conflict', text);
}

/** Everyone who is an admin. All lock them in the same order, so nobody waits for each other. */
async function lockAdmins(trx: Transaction<Tables>, kind: DatabaseKind): Promise<string[]> {
  const admins = trx.selectFrom('admin_users').select('id').where('id', '>', NIL).orderBy('id');
  // SQLite has one writer at a time, and no words to lock a row.
  const rows = await (kind === 'postgres' ? admins.forUpdate() : admins).execute();
  return rows.map(({ id }) => id);
}

/**
 * Who is about to be changed, while nobody else changes them or adds what belongs to them. Null when there is no such
 * person. Comes before `requireAnotherAdmin`: everybody who locks both does so in this order.
 */
export async function lockPerson(trx: Transaction<Tables>, kind: DatabaseKind, userId: string) {
  const person = trx.selectFrom('users').select(['id', 'email', 'disabled_at']).where('id', '=', userId);
  return (await (kind === 'postgres' ? person.forUpdate() : person).executeTakeFirst()) ?? null;
}
