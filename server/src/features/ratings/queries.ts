import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';

import { RATING_TEXTS } from '@larder/contract/ratings';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import type { Tables } from '#platform/db/tables.ts';
import { DAY_MS } from '#platform/durations.ts';
import { type PageCursor, type PageFilter, startOf, toPage } from '#platform/page-cursor.ts';

const findRated = prepareLookup<{ id: string }>()((db, param) =>
  db
    .selectFrom('community_recipes')
    .select(['rating', 'ratings_count', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
    .where('id', '=', param('id'))
    .where('hidden_at', 'is', null),
);

const findOwn = prepareLookup<{ id: string; userId: string }>()((db, param) =>
  db
    .selectFrom('recipe_ratings')
    .select(['id', 'rating', 'comment', 'hidden_reason'])
    .where('recipe_id', '=', param('id'))
    .where('user_id', '=', param('userId')),
);

/** The rating counts of a community recipe and the actor's own rating. Throws `not_found` for one that is hidden or missing. */
export async function getRated({ lookups, actor }: Ctx, id: string) {
  const [rated] = await findRated(lookups, { id });
  if (rated === undefined) throw new AppError('not_found', RATING_TEXTS.not_found);
  const [own = null] = await findOwn(lookups, { id, userId: actor.id });
  return { ...rated, own };
}

/**
 * The comments on a recipe, most recently updated first, without hidden ones and those of disabled users. Comments of deleted accounts
 * have no name.
 */
export async function listComments({ reader }: Ctx, id: string, page: PageFilter) {
  const rows = await reader
    .selectFrom('recipe_ratings')
    .leftJoin('users', 'users.id', 'recipe_ratings.user_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'recipe_ratings.user_id')
    .select([
      'recipe_ratings.id',
      'recipe_ratings.user_id',
      'recipe_ratings.rating',
      'recipe_ratings.comment',
      'recipe_ratings.updated_at',
      'user_profiles.username',
    ])
    .where('recipe_ratings.recipe_id', '=', id)
    .where('recipe_ratings.comment', 'is not', null)
    .where('recipe_ratings.hidden_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where(isAfter(page))
    .orderBy('recipe_ratings.updated_at', 'desc')
    .orderBy('recipe_ratings.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, keyOf);
}

/** The actor's ratings, most recently updated first. */
export async function listOwnRatings({ reader, actor }: Ctx, page: PageFilter) {
  const rows = await reader
    .selectFrom('recipe_ratings')
    .select(['id', 'recipe_id', 'rating', 'updated_at'])
    .where('user_id', '=', actor.id)
    .where(isAfter(page))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, keyOf);
}

function isAfter(page: PageFilter) {
  const { at, id } = startOf(page);
  return (eb: ExpressionBuilder<Tables, 'recipe_ratings'>) =>
    sql<SqlBool>`(${eb.ref('recipe_ratings.updated_at')}, ${eb.ref('recipe_ratings.id')}) < (${at}, ${id})`;
}

function keyOf(row: { readonly id: string; readonly updated_at: Date }): PageCursor {
  return { at: row.updated_at, id: row.id };
}

/** A bound on the comments that are compared. */
const RECENT_COMMENTS_MAX = 500;

/** The actor's comments on other recipes within a day, most recently updated first. */
export async function listRecentComments({ db, actor, now }: Ctx, id: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recipe_ratings')
    .select('comment')
    .where('user_id', '=', actor.id)
    .where('updated_at', '>', new Date(now.getTime() - DAY_MS))
    .where('comment', 'is not', null)
    .$narrowType<{ comment: string }>()
    .where('recipe_id', '<>', id)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_COMMENTS_MAX)
    .execute();
  return rows.map(({ comment }) => comment);
}
