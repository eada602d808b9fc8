import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';

/** How these community recipes are rated now, and how many gave each number of stars; of one that nobody sees any more nothing. */
export function listAverages({ db, databaseKind }: Pick<Ctx, 'db' | 'databaseKind'>, ids: readonly string[]) {
  return db
    .selectFrom('community_recipes')
    .select(['id', 'rating', 'ratings_count', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
    .where((eb) => isOneOf(databaseKind, eb.ref('id'), ids))
    .where('hidden_at', 'is', null)
    .execute();
}
