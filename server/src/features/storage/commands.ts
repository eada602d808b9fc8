import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

/**
 * Locks a person whose rows are written while they need not be there: one transaction after the other writes what they store. It
 * comes before any row of theirs, as whoever leaves is removed in that order. False for somebody who has left.
 */
export async function lockOwner(trx: Db, kind: Ctx['databaseKind'], userId: string): Promise<boolean> {
  const person = trx.selectFrom('users').select('id').where('id', '=', userId);
  // SQLite writes in one transaction at a time anyway.
  const found = await (kind === 'postgres' ? person.forNoKeyUpdate() : person).executeTakeFirst();
  return found !== undefined;
}
