import type { Db } from '#platform/db/tables.ts';

/** Returns the user linked to a provider account; undefined for an unlinked one. */
export async function findLinkedUserId(db: Db, providerId: string, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}
