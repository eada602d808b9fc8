import type { Kysely, Selectable } from 'kysely';

import { inBatches, LARGE_ROWS, SMALL_ROWS } from '#platform/db/in-batches.ts';
import type { Tables } from '#platform/db/tables.ts';
import { FIRST_PAGE } from '#platform/page-cursor.ts';

export type CommunityRow = Selectable<Tables['community_recipes']>;
type RatingRow = Pick<
  Selectable<Tables['recipe_ratings']>,
  'id' | 'recipe_id' | 'rating' | 'comment' | 'created_at' | 'updated_at'
> & { readonly title: string | null };

/** The recipes that a user published. */
export function readCommunityRecipes(db: Kysely<Tables>, userId: string) {
  return inBatches<CommunityRow>((after, limit) => {
    let query = db.selectFrom('community_recipes').selectAll().where('shared_by', '=', userId);
    if (after !== undefined) {
      query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)));
    }
    return query.orderBy('created_at').orderBy('id').limit(limit).execute();
  }, LARGE_ROWS);
}

/** Shares in both directions with the other user's name, and public links. */
export async function readShares(db: Kysely<Tables>, userId: string) {
  const shares = (own: 'shared_by' | 'shared_with', other: 'shared_by' | 'shared_with') =>
    db
      .selectFrom('shared_recipes')
      .leftJoin('user_profiles', 'user_profiles.user_id', `shared_recipes.${other}`)
      .select((eb) => [
        'shared_recipes.recipe_id',
        'shared_recipes.viewed',
        'shared_recipes.created_at',
        'shared_recipes.email',
        'user_profiles.username',
        eb.selectFrom('recipes').select('title').whereRef('recipes.id', '=', 'shared_recipes.recipe_id').as('title'),
      ])
      .where(`shared_recipes.${own}`, '=', userId)
      .where('shared_recipes.direct', '=', true)
      .execute();
  const collections = (own: 'shared_by' | 'shared_with', other: 'shared_by' | 'shared_with') =>
    db
      .selectFrom('collection_shares')
      .innerJoin('collections', 'collections.id', 'collection_shares.collection_id')
      .leftJoin('user_profiles', 'user_profiles.user_id', `collection_shares.${other}`)
      .select([
        'collection_shares.collection_id',
        'collection_shares.viewed',
        'collection_shares.created_at',
        'collection_shares.email',
        'user_profiles.username',
        'collections.name',
      ])
      .where(`collection_shares.${own}`, '=', userId)
      .execute();
  const by_link = await db
    .selectFrom('public_links')
    .innerJoin('recipes', 'recipes.id', 'public_links.recipe_id')
    .select(['public_links.recipe_id', 'public_links.created_at', 'public_links.hidden_reason', 'recipes.title'])
    .where('public_links.user_id', '=', userId)
    .execute();
  return {
    by_me: await shares('shared_by', 'shared_with'),
    with_me: await shares('shared_with', 'shared_by'),
    by_link,
    collections_by_me: await collections('shared_by', 'shared_with'),
    collections_with_me: await collections('shared_with', 'shared_by'),
  };
}

export type Shares = Awaited<ReturnType<typeof readShares>>;

/** A user's ratings, newest first. */
export function readRatings(db: Kysely<Tables>, userId: string) {
  return inBatches<RatingRow>((after, limit) => {
    const query = db
      .selectFrom('recipe_ratings')
      .select((eb) => [
        'recipe_ratings.id',
        'recipe_ratings.recipe_id',
        'recipe_ratings.rating',
        'recipe_ratings.comment',
        'recipe_ratings.created_at',
        'recipe_ratings.updated_at',
        eb
          .selectFrom('community_recipes')
          .select('title')
          .whereRef('community_recipes.id', '=', 'recipe_ratings.recipe_id')
          .as('title'),
      ])
      .where('recipe_ratings.user_id', '=', userId)
      .where((eb) =>
        eb(
          eb.refTuple('recipe_ratings.updated_at', 'recipe_ratings.id'),
          '<',
          eb.tuple(after?.updated_at ?? FIRST_PAGE.at, after?.id ?? FIRST_PAGE.id),
        ),
      );
    return query
      .orderBy('recipe_ratings.updated_at', 'desc')
      .orderBy('recipe_ratings.id', 'desc')
      .limit(limit)
      .execute();
  }, SMALL_ROWS);
}

/** A user's views of community recipes, until they are purged. */
export async function readViews(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('recipe_views')
    .innerJoin('community_recipes', 'community_recipes.id', 'recipe_views.recipe_id')
    .select(['recipe_views.recipe_id', 'recipe_views.viewed_at', 'community_recipes.title'])
    .where('recipe_views.user_id', '=', userId)
    .execute();
}

/** A user's reports and their outcomes. */
export async function readReports(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('reports as report')
    .innerJoin('reported_things as thing', 'thing.id', 'report.thing_id')
    .select([
      'thing.recipe_id',
      'thing.rating_id',
      'thing.link_recipe_id',
      'report.reason',
      'report.details',
      'report.created_at',
      'thing.outcome',
    ])
    .where('report.reporter_id', '=', userId)
    .execute();
}
