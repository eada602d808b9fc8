import type { Kysely } from 'kysely';

import type { Tables } from '#platform/db/tables.ts';
import { SOURCED_COLUMNS } from '#features/recipes/queries/columns.ts';

/** All visible community recipes, including the reader's own. */
export function visibleCards(db: Kysely<Tables>) {
  return db.selectFrom('community_recipes as card').where('card.hidden_at', 'is', null);
}

/** With the columns of a card. */
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

/** With the user's own rating. */
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

/** Constant fields of every community card. */
export const FROM_COMMUNITY = { source: 'community', is_favorite: false } as const;
