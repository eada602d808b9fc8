import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';

/** Lists the current rating figures of visible community recipes. */
export function listAverages({ db, databaseKind }: Pick<Ctx, 'db' | 'databaseKind'>, ids: readonly string[]) {
  return db
    .selectFrom('community_recipes')
    .select(['id', 'rating', 'ratings_count', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
    .where((eb) => isOneOf(databaseKind, eb.ref('id'), ids))
    .where('hidden_at', 'is', null)
    .execute();
}
