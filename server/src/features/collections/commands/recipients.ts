import type { Ctx } from '#platform/context.ts';
import type { Db } from '#platform/db/tables.ts';

/** The ids of the users with whom a collection is shared. */
export async function readRecipients(db: Db, collectionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collection_shares')
    .select('shared_with')
    .where('collection_id', '=', collectionId)
    .execute();
  return rows.map(({ shared_with }) => shared_with);
}

/** Notifies open pages of a collection's recipients, which then refetch their lists. Call it after the commit. */
export function publishToRecipients(
  { events }: Pick<Ctx, 'events'>,
  topic: 'sharing.changed' | 'sharing.withdrawn',
  id: string,
  people: readonly string[],
): void {
  for (const to of people) events.publish({ to, topic, id });
}
