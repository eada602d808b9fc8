import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

/** A recipe and somebody with whom it is shared. */
export interface Reader {
  readonly recipe_id: string;
  readonly shared_with: string;
}

/** Whoever sees these recipes because they are shared with them. Give the transaction that changes the recipes. */
export function findReaders(trx: Db, { databaseKind }: Pick<Ctx, 'databaseKind'>, ids: readonly string[]) {
  return trx
    .selectFrom('shared_recipes')
    .select(['recipe_id', 'shared_with'])
    .where((eb) => isOneOf(databaseKind, eb.ref('recipe_id'), ids))
    .execute();
}

/** They see on their open pages what became of it, once it is committed. */
export function notifyReaders(
  { events }: Pick<Ctx, 'events'>,
  topic: 'sharing.changed' | 'sharing.withdrawn',
  readers: readonly Reader[],
): void {
  for (const { recipe_id: id, shared_with: to } of readers) events.publish({ to, topic, id });
}
