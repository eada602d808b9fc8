import type { Kysely } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Tables } from '#platform/db/tables.ts';

import { COMMUNITY_ORDERS, FIRST_IN_COMMUNITY, isAfterKey } from './order.ts';

/** The columns of a community recipe that the recommendation ranks by. */
export interface CandidateRow {
  readonly id: string;
  readonly title: string;
  readonly category: string | null;
  readonly foods: readonly string[];
  readonly weighted_rating: number;
}

/** The number of candidates of each kind, however large the community is. */
const BEST = 100;
const NEWEST = 40;
const BEST_OF_CATEGORY = 40;

interface Params {
  readonly userId: string;
  readonly category: string;
}

/** Visible recipes that the user neither published nor rated, in this order. */
function selectUnrated(db: Kysely<Tables>, sort: 'newest' | 'rating', userId: string) {
  return db
    .selectFrom('community_recipes as card')
    .select(['card.id', 'card.title', 'card.category', 'card.foods', 'card.weighted_rating'])
    .where('card.hidden_at', 'is', null)
    .where('card.shared_by', '<>', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('recipe_ratings')
            .select('recipe_ratings.id')
            .whereRef('recipe_ratings.recipe_id', '=', 'card.id')
            .where('recipe_ratings.user_id', '=', userId),
        ),
      ),
    )
    .where(isAfterKey(sort, (name) => FIRST_IN_COMMUNITY[name]))
    .orderBy(COMMUNITY_ORDERS[sort]);
}

const findBest = prepareLookup<Params>()((db, param) => selectUnrated(db, 'rating', param('userId')).limit(BEST));
const findNewest = prepareLookup<Params>()((db, param) => selectUnrated(db, 'newest', param('userId')).limit(NEWEST));
const findBestOfCategory = prepareLookup<Params>()((db, param) =>
  selectUnrated(db, 'rating', param('userId')).where('card.category', '=', param('category')).limit(BEST_OF_CATEGORY),
);

/** Distinct candidates for the actor: the best, the newest, and the best of these categories. */
export async function findCandidates({ lookups, actor }: Ctx, categories: readonly string[]): Promise<CandidateRow[]> {
  const params = { userId: actor.id, category: '' };
  const found = await Promise.all([
    findBest(lookups, params),
    ...categories.map((category) => findBestOfCategory(lookups, { ...params, category })),
    findNewest(lookups, params),
  ]);
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}

/** The taste is derived from the latest ratings. */
const RATINGS_READ = 200;

const findRated = prepareLookup<{ userId: string }>()((db, param) =>
  db
    .selectFrom('recipe_ratings')
    .innerJoin('community_recipes', 'community_recipes.id', 'recipe_ratings.recipe_id')
    .select(['recipe_ratings.rating as stars', 'community_recipes.category', 'community_recipes.foods'])
    .where('recipe_ratings.user_id', '=', param('userId'))
    .orderBy('recipe_ratings.updated_at', 'desc')
    .orderBy('recipe_ratings.id', 'desc')
    .limit(RATINGS_READ),
);

/** The actor's latest ratings, with what was rated. */
export function findRatedDishes({ lookups, actor }: Ctx) {
  return findRated(lookups, { userId: actor.id });
}

/** The texts of these recipes by id. For a few ids only: each row may be large. */
export async function findTexts({ reader, databaseKind }: Ctx, ids: readonly string[]) {
  const rows = await reader
    .selectFrom('community_recipes')
    .select(['id', 'title', 'ingredients', 'instructions', 'details'])
    .where((eb) => isOneOf(databaseKind, eb.ref('id'), ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
