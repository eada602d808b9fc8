import type { Transaction } from 'kysely';
import { NIL } from 'uuid';

import { AppError } from '#platform/app-error.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import type { Tables } from '#platform/db/tables.ts';

/**
 * Throws a `conflict` when no other active admin would remain. Locks the admin rows until the commit, so that admins who leave or
 * remove each other at once are serialized.
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
    // Read after the locks are acquired: an admin may have been disabled meanwhile.
    (await trx
      .selectFrom('users')
      .select('id')
      .where('id', 'in', others)
      .where('disabled_at', 'is', null)
      .limit(1)
      .executeTakeFirst());
  if (active === false || active === undefined) throw new AppError('conflict', text);
}

/** Locks all admin rows, ordered by id so that concurrent transactions cannot deadlock. */
async function lockAdmins(trx: Transaction<Tables>, kind: DatabaseKind): Promise<string[]> {
  const admins = trx.selectFrom('admin_users').select('id').where('id', '>', NIL).orderBy('id');
  // SQLite has one writer at a time and no row locks.
  const rows = await (kind === 'postgres' ? admins.forUpdate() : admins).execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks a user's row against changes and against new rows that refer to it. Returns null for an unknown id. Lock order: this row
 * before the admins of `requireAnotherAdmin`.
 */
export async function lockPerson(trx: Transaction<Tables>, kind: DatabaseKind, userId: string) {
  const person = trx.selectFrom('users').select(['id', 'email', 'disabled_at']).where('id', '=', userId);
  return (await (kind === 'postgres' ? person.forUpdate() : person).executeTakeFirst()) ?? null;
}
