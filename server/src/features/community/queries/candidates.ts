import type { Kysely } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Tables } from '#platform/db/tables.ts';

import { COMMUNITY_ORDERS, FIRST_IN_COMMUNITY, isAfterKey } from './order.ts';

/** What of a community recipe is a matter of taste. */
export interface CandidateRow {
  readonly id: string;
  readonly title: string;
  readonly category: string | null;
  readonly foods: readonly string[];
  readonly weighted_rating: number;
}

/** So many of each kind are looked at, whatever there is. */
const BEST = 100;
const NEWEST = 40;
const BEST_OF_CATEGORY = 40;

interface Asking {
  readonly userId: string;
  readonly category: string;
}

/** What a person did neither give themselves nor rate, in this order. */
function unknownTo(db: Kysely<Tables>, sort: 'newest' | 'rating', userId: string) {
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

const findBest = prepareLookup<Asking>()((db, param) => unknownTo(db, 'rating', param('userId')).limit(BEST));
const findNewest = prepareLookup<Asking>()((db, param) => unknownTo(db, 'newest', param('userId')).limit(NEWEST));
const findBestOfCategory = prepareLookup<Asking>()((db, param) =>
  unknownTo(db, 'rating', param('userId')).where('card.category', '=', param('category')).limit(BEST_OF_CATEGORY),
);

/** What may be recommended to the actor, each once: the best, the newest, and the best of these categories. */
export async function findCandidates({ lookups, actor }: Ctx, categories: readonly string[]): Promise<CandidateRow[]> {
  const asking = { userId: actor.id, category: '' };
  const found = await Promise.all([
    findBest(lookups, asking),
    ...categories.map((category) => findBestOfCategory(lookups, { ...asking, category })),
    findNewest(lookups, asking),
  ]);
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}

/** A taste is that of the last ones. */
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

/** What the actor rated last, and how. */
export function findRatedDishes({ lookups, actor }: Ctx) {
  return findRated(lookups, { userId: actor.id });
}

/** What is written in these, by their ids. For a few: each may be as large as a recipe. */
export async function findTexts({ reader, databaseKind }: Ctx, ids: readonly string[]) {
  const rows = await reader
    .selectFrom('community_recipes')
    .select(['id', 'title', 'ingredients', 'instructions'])
    .where((eb) => isOneOf(databaseKind, eb.ref('id'), ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
