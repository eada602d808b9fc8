import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

/**
 * Locks a user's row, so that transactions that write their rows run one after the other. For background jobs, where the user may
 * have deleted their account: returns false then. Lock order: call it before any write to the user's rows, as deletion does.
 */
export async function lockOwner(trx: Db, kind: Ctx['databaseKind'], userId: string): Promise<boolean> {
  const user = trx.selectFrom('users').select('id').where('id', '=', userId);
  // SQLite runs one write transaction at a time.
  const found = await (kind === 'postgres' ? user.forNoKeyUpdate() : user).executeTakeFirst();
  return found !== undefined;
}
