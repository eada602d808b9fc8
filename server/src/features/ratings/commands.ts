import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import {
  type NewRating,
  type OwnRating,
  RATING_SCALE,
  RATING_TEXTS,
  type RatingAverage,
} from '@larder/contract/ratings';

import { lockActor } from '#features/recipes/commands/lock-actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { DatabaseUnavailableError } from '#platform/db/errors.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { textSkeleton, refuseSpam } from '#platform/spam.ts';

import { COMMENT_LIMITS, isLong, isRepeated } from './comment-spam.ts';
import { listRecentComments } from './queries.ts';

const RATINGS_PER_USER: RateLimit = { max: 120, windowSeconds: 60 * 60 };
const COMMENTS_PER_USER: RateLimit = { max: 30, windowSeconds: 60 * 60 };

export interface RatingsDeps {
  readonly limitFactor: number;
}

export interface Rated {
  readonly average: RatingAverage;
  readonly own: OwnRating;
}

/**
 * Rates a community recipe; replaces the actor's earlier rating. Idempotent: a repeated request keeps `updated_at`, and so the comment's
 * place in the list; only the rate limits count it. Throws `not_found` for a recipe that is hidden or missing, `forbidden` for the
 * actor's own, `too_many_requests`, `invalid_input` for spam, and `internal` when the rating could not be stored.
 */
export async function rateRecipe(ctx: Ctx, deps: RatingsDeps, id: string, input: NewRating): Promise<Rated> {
  await requireNoSpam(ctx, id, input);
  const rated = await ctx.db
    .transaction()
    .execute((trx) => storeRating(trx, ctx, deps, id, input))
    .catch(rethrowAsRatingFailed);
  publishRating(ctx, id, input.comment !== undefined || rated.own.comment !== null);
  return rated;
}

/** The cause goes to the log; the user only learns that the rating failed. */
function rethrowAsRatingFailed(error: unknown): never {
  if (error instanceof AppError || error instanceof DatabaseUnavailableError) throw error;
  throw new AppError('internal', RATING_TEXTS.failed, { cause: error });
}

/** A comment is listed with its author's stars, so new stars change the list of comments, too. */
function publishRating({ events }: Ctx, id: string, hasComment: boolean): void {
  events.publish({ to: 'everyone', topic: 'community.rated', id });
  if (hasComment) events.publish({ to: 'everyone', topic: 'community.commented', id });
}

/**
 * Lock order: user, rate limits, recipe, rating. Deleting an account and withdrawing a recipe lock in the same order, so none of
 * them deadlocks. The recipe's lock serializes its ratings: each change of the counts starts from the rating that it replaces.
 */
async function storeRating(
  trx: Db,
  ctx: Ctx,
  { limitFactor }: RatingsDeps,
  id: string,
  input: NewRating,
): Promise<Rated> {
  const { actor, databaseKind, now } = ctx;
  await lockActor(trx, ctx);
  await countUse(trx, `rating:${actor.id}`, scaled(RATINGS_PER_USER, limitFactor), now);
  if (commentOf(input) !== null) {
    await countUse(trx, `comment:${actor.id}`, scaled(COMMENTS_PER_USER, limitFactor), now);
  }
  const recipe = await lockRecipe(trx, databaseKind, id);
  if (recipe === undefined) throw notFound();
  if (recipe.shared_by === actor.id) throw new AppError('forbidden', RATING_TEXTS.own_recipe);
  const before = await trx
    .selectFrom('recipe_ratings')
    .select(['id', 'rating', 'comment', 'hidden_reason'])
    .where('recipe_id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  const own =
    before !== undefined && isUnchanged(before, input)
      ? before
      : await upsertRating(trx, { recipe_id: id, user_id: actor.id, input, now });
  return { own, average: await addStars(trx, id, changeOfStars(before?.rating, input.rating)) };
}

/**
 * Deletes the actor's rating and comment. Throws `not_found` where there is none, and `conflict` where an admin has hidden the
 * comment: deleting and posting it again would show it again.
 */
export async function deleteRating(ctx: Ctx, id: string): Promise<RatingAverage> {
  const { average, hasComment } = await ctx.db.transaction().execute(async (trx) => {
    if ((await lockRecipe(trx, ctx.databaseKind, id)) === undefined) throw notFound();
    const before = await trx
      .deleteFrom('recipe_ratings')
      .where('recipe_id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .where('hidden_at', 'is', null)
      .returning(['rating', 'comment'])
      .executeTakeFirst();
    if (before === undefined)
      throw (await isRated(trx, ctx, id)) ? new AppError('conflict', RATING_TEXTS.hidden) : notFound();
    return {
      average: await addStars(trx, id, changeOfStars(before.rating, undefined)),
      hasComment: before.comment !== null,
    };
  });
  publishRating(ctx, id, hasComment);
  return average;
}

async function isRated(trx: Db, { actor }: Ctx, id: string): Promise<boolean> {
  const rating = await trx
    .selectFrom('recipe_ratings')
    .select('id')
    .where('recipe_id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  return rating !== undefined;
}

/** Deletes the actor's comment; the stars stay. Throws `not_found` where there is none. */
export async function deleteComment({ db, actor, events }: Ctx, id: string): Promise<void> {
  const rating = await db
    .updateTable('recipe_ratings')
    .set({ comment: null })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('comment', 'is not', null)
    .returning('recipe_id')
    .executeTakeFirst();
  if (rating === undefined) throw new AppError('not_found', RATING_TEXTS.comment_not_found);
  events.publish({ to: 'everyone', topic: 'community.commented', id: rating.recipe_id });
}

/** An empty comment is none. */
const commentOf = ({ comment = null }: NewRating): string | null => (comment === '' ? null : comment);

function isUnchanged(before: OwnRating, input: NewRating): boolean {
  const keepsComment = input.comment === undefined || commentOf(input) === before.comment;
  return input.rating === before.rating && keepsComment;
}

/** Throws `invalid_input` for advertising, and for the same comment on one recipe after the other. */
async function requireNoSpam(ctx: Ctx, id: string, input: NewRating): Promise<void> {
  const comment = commentOf(input);
  if (comment === null) return;
  refuseSpam({ comment }, COMMENT_LIMITS);
  const letters = textSkeleton(comment);
  if (!isLong(letters) || !isRepeated(letters, await listRecentComments(ctx, id))) return;
  throw new AppError('invalid_input', RATING_TEXTS.repeated_comment, {
    fields: { comment: RATING_TEXTS.repeated_comment },
  });
}

/** Undefined for a recipe that is hidden or missing. SQLite runs one write transaction at a time and needs no lock. */
function lockRecipe(trx: Db, kind: DatabaseKind, id: string): Promise<{ readonly shared_by: string } | undefined> {
  const recipe = trx
    .selectFrom('community_recipes')
    .select('shared_by')
    .where('id', '=', id)
    .where('hidden_at', 'is', null);
  return (kind === 'postgres' ? recipe.forNoKeyUpdate() : recipe).executeTakeFirst();
}

interface RatingToStore {
  readonly recipe_id: string;
  readonly user_id: string;
  readonly input: NewRating;
  readonly now: Date;
}

/** A request without a comment leaves the earlier comment as it is. */
function upsertRating(trx: Db, { recipe_id, user_id, input, now }: RatingToStore): Promise<OwnRating> {
  const comment = commentOf(input);
  const replaced = { rating: input.rating, updated_at: now, ...(input.comment === undefined ? {} : { comment }) };
  return trx
    .insertInto('recipe_ratings')
    .values({ id: uuidv7(), recipe_id, user_id, rating: input.rating, comment, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['recipe_id', 'user_id']).doUpdateSet(replaced))
    .returning(['id', 'rating', 'comment', 'hidden_reason'])
    .executeTakeFirstOrThrow();
}

/** The change of the counts of 1, 2, 3, 4 and 5 stars. */
type StarsChange = readonly number[];

function changeOfStars(before: number | undefined, after: number | undefined): StarsChange {
  return Array.from({ length: RATING_SCALE.max }, (_, at) => {
    const stars = at + 1;
    return Number(after === stars) - Number(before === stars);
  });
}

/** Changes the stored counts by the difference; recounts nothing. */
function addStars(trx: Db, id: string, change: StarsChange): Promise<RatingAverage> {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = change;
  const count = sql<number>`(stars_1 + stars_2 + stars_3 + stars_4 + stars_5 + ${one + two + three + four + five})`;
  const sum = sql<number>`(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5 + ${one + 2 * two + 3 * three + 4 * four + 5 * five})`;
  return trx
    .updateTable('community_recipes')
    .set((eb) => ({
      stars_1: eb('stars_1', '+', one),
      stars_2: eb('stars_2', '+', two),
      stars_3: eb('stars_3', '+', three),
      stars_4: eb('stars_4', '+', four),
      stars_5: eb('stars_5', '+', five),
      ratings_count: count,
      rating: sql<number>`case when ${count} = 0 then 0 else cast(${sum} as double precision) / ${count} end`,
    }))
    .where('id', '=', id)
    .returning(['rating', 'ratings_count'])
    .executeTakeFirstOrThrow();
}

const notFound = (): AppError => new AppError('not_found', RATING_TEXTS.not_found);
