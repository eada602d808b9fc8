import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

/** A recipe and a user with whom it is shared. */
export interface Reader {
  readonly recipe_id: string;
  readonly shared_with: string;
}

/** A statement that reads with whom these recipes are shared. Execute it in the transaction that changes the recipes. */
export function selectReaders(db: Db, { databaseKind }: Pick<Ctx, 'databaseKind'>, ids: readonly string[]) {
  return db
    .selectFrom('shared_recipes')
    .select(['recipe_id', 'shared_with'])
    .where((eb) => isOneOf(databaseKind, eb.ref('recipe_id'), ids));
}

/** Publishes the change to the readers' open pages. Call it after the commit. */
export function notifyReaders(
  { events }: Pick<Ctx, 'events'>,
  topic: 'sharing.changed' | 'sharing.withdrawn',
  readers: readonly Reader[],
): void {
  for (const { recipe_id: id, shared_with: to } of readers) events.publish({ to, topic, id });
}
