import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';

/** How these community recipes are rated now; of one that nobody sees any more nothing. */
export function listAverages({ db, databaseKind }: Pick<Ctx, 'db' | 'databaseKind'>, ids: readonly string[]) {
  return db
    .selectFrom('community_recipes')
    .select(['id', 'rating', 'ratings_count'])
    .where((eb) => isOneOf(databaseKind, eb.ref('id'), ids))
    .where('hidden_at', 'is', null)
    .execute();
}
