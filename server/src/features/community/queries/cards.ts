import type { Kysely } from 'kysely';

import type { Tables } from '#platform/db/tables.ts';
import { SOURCED_COLUMNS } from '#features/recipes/queries/columns.ts';

/** What everyone gave to the community and is not hidden, one's own copies among it. */
export function visibleCards(db: Kysely<Tables>) {
  return db.selectFrom('community_recipes as card').where('card.hidden_at', 'is', null);
}

/** The same with what cards show. */
export function communityCards(db: Kysely<Tables>) {
  return visibleCards(db)
    .leftJoin('pictures', 'pictures.id', 'card.picture_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'card.shared_by')
    .select([
      ...SOURCED_COLUMNS,
      'card.shared_by',
      'user_profiles.username',
      'card.rating',
      'card.ratings_count',
      'card.weighted_rating',
      'card.views',
    ]);
}

/** The same with what the person who asks gave each. */
export function ratedCards(db: Kysely<Tables>, userId: string) {
  return communityCards(db).select((eb) =>
    eb
      .selectFrom('recipe_ratings')
      .select('recipe_ratings.rating')
      .whereRef('recipe_ratings.recipe_id', '=', 'card.id')
      .where('recipe_ratings.user_id', '=', userId)
      .as('own_rating'),
  );
}

/** What every row of the community says of itself. */
export const FROM_COMMUNITY = { source: 'community', is_favorite: false } as const;
