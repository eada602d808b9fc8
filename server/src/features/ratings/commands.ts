import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { type NewRating, type OwnRating, RATING_TEXTS, type RatingAverage } from '@larder/contract/ratings';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { DatabaseUnavailableError } from '#platform/db/errors.ts';
import { givenRows, IS_SELECT } from '#platform/db/given-rows.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import type { Db } from '#platform/db/tables.ts';
import { countUses, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { lettersOf, refuseSpam } from '#platform/spam.ts';
import { type Outcome, Turns } from '#platform/turns.ts';

import { changeOfStars, COMMENT_LIMITS, isLong, isSaidEnough, type StarsChange, sumOfChanges } from './policy.ts';
import { listSaid } from './queries.ts';

const RATINGS_PER_PERSON: RateLimit = { max: 120, windowSeconds: 60 * 60 };
const COMMENTS_PER_PERSON: RateLimit = { max: 30, windowSeconds: 60 * 60 };

/** How many rate one recipe in one transaction. */
const RATINGS_PER_TURN = 100;
const WAITING_PER_RECIPE = 5_000;

export interface RatingsDeps {
  readonly limitFactor: number;
  readonly turns: RatingTurns;
}

export interface Rated {
  readonly average: RatingAverage;
  readonly own: OwnRating;
}

interface Rating {
  readonly ctx: Ctx;
  readonly limitFactor: number;
  readonly given: NewRating;
}

export type RatingTurns = Turns<Rating, Rated>;

/**
 * Each transaction ends with a write that reaches the disk, and holds the recipe until then: one rating at a time would be as
 * many in a second as the disk has such writes.
 */
export function createRatingTurns(): RatingTurns {
  return new Turns({
    run: rateTogether,
    ownerOf: ({ ctx }) => ctx.actor.id,
    most: RATINGS_PER_TURN,
    waitingMost: WAITING_PER_RECIPE,
  });
}

/**
 * Rates a community recipe, in place of what one gave it before. Throws `not_found` for one that is not shown, `forbidden` for the
 * actor's own, `too_many_requests`, `invalid_input` for spam, and `internal` for what could not be kept.
 */
export async function rateRecipe(
  ctx: Ctx,
  { turns, limitFactor }: RatingsDeps,
  id: string,
  given: NewRating,
): Promise<Rated> {
  await requireNoSpam(ctx, id, given);
  const rated = await turns.take(id, { ctx, limitFactor, given }).catch(throwFailed);
  tellPages(ctx, id, given.comment !== undefined || rated.own.comment !== null);
  return rated;
}

/** What went wrong inside goes along for the log; who rated is told only that it did. */
function throwFailed(error: unknown): never {
  if (error instanceof AppError || error instanceof DatabaseUnavailableError) throw error;
  throw new AppError('internal', RATING_TEXTS.failed, { cause: error });
}

/** With what somebody says stand the stars that they gave. */
function tellPages({ live }: Ctx, id: string, isSaid: boolean): void {
  live.tell({ to: 'everyone', topic: 'community.rated', id });
  if (isSaid) live.tell({ to: 'everyone', topic: 'community.commented', id });
}

/** What several people give to one recipe, in one transaction. */
async function rateTogether(id: string, ratings: readonly Rating[]): Promise<readonly Outcome<Rated>[]> {
  const [first] = ratings;
  if (first === undefined) return [];
  const { db, databaseKind } = first.ctx;
  return db.transaction().execute(async (trx) => {
    const refused = await refuse(trx, databaseKind, ratings);
    const recipe = await holdRecipe(trx, databaseKind, id);
    // Authors are not judges of their own cooking. The row is locked, so that its author stays who it is.
    if (recipe !== undefined && !refused.has(recipe.shared_by)) refused.set(recipe.shared_by, ownRecipe());
    const accepted = ratings.filter(({ ctx }) => recipe !== undefined && !refused.has(ctx.actor.id));
    const before = await readStars(trx, databaseKind, id, actorIdsOf(accepted));
    const [saying, silent] = [accepted.filter(changesComment), accepted.filter((rating) => !changesComment(rating))];
    const written = new Map([
      ...(await write(trx, databaseKind, id, saying, ['rating', 'updated_at', 'comment'])),
      ...(await write(trx, databaseKind, id, silent, ['rating', 'updated_at'])),
    ]);
    const changes = accepted.map(({ ctx, given }) => changeOfStars(before.get(ctx.actor.id), given.rating));
    const average = accepted.length === 0 ? undefined : await addStars(trx, id, changes.reduce(sumOfChanges));
    return actorIdsOf(ratings).map((actorId) => {
      const own = written.get(actorId);
      if (own === undefined || average === undefined) return { error: refused.get(actorId) ?? notFound() };
      return { result: { own, average } };
    });
  });
}

const actorIdsOf = (ratings: readonly Rating[]) => ratings.map(({ ctx }) => ctx.actor.id);
const changesComment = ({ given }: Rating): boolean => given.comment !== undefined;

/** Counts each of these; says whose must not be, and why. */
async function refuse(trx: Db, kind: DatabaseKind, ratings: readonly Rating[]): Promise<Map<string, AppError>> {
  const people = await holdPeople(trx, kind, actorIdsOf(ratings));
  const refused = new Map<string, AppError>();
  for (const actorId of actorIdsOf(ratings)) {
    if (!people.has(actorId)) refused.set(actorId, new AppError('not_authenticated', ERROR_TEXTS.not_authenticated));
  }
  const count = async (what: 'rating' | 'comment', limit: RateLimit, counted: readonly Rating[]) => {
    const [first] = counted;
    if (first === undefined) return;
    const uses = { limit: scaled(limit, first.limitFactor), now: first.ctx.now };
    const keys = actorIdsOf(counted)
      .toSorted()
      .map((actorId) => `${what}:${actorId}`);
    for (const [key, error] of await countUses(trx, kind, keys, uses)) refused.set(key.slice(what.length + 1), error);
  };
  const isLeft = ({ ctx }: Rating) => !refused.has(ctx.actor.id);
  await count('rating', RATINGS_PER_PERSON, ratings.filter(isLeft));
  const saying = ratings.filter((rating) => commentOf(rating.given) !== null && isLeft(rating));
  await count('comment', COMMENTS_PER_PERSON, saying);
  return refused;
}

/**
 * Takes one's rating back, with what one said. Throws `not_found` where there is none, and `conflict` where an admin has hidden what
 * one said: said anew it would be shown again.
 */
export async function deleteRating(ctx: Ctx, id: string): Promise<RatingAverage> {
  const { average, isSaid } = await ctx.db.transaction().execute(async (trx) => {
    if ((await holdRecipe(trx, ctx.databaseKind, id)) === undefined) throw notFound();
    const before = await trx
      .deleteFrom('recipe_ratings')
      .where('recipe_id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .where('hidden_at', 'is', null)
      .returning(['rating', 'comment'])
      .executeTakeFirst();
    if (before === undefined)
      throw (await isRated(trx, ctx, id)) ? new AppError('conflict', RATING_TEXTS.hidden) : notFound();
    const left = await addStars(trx, id, changeOfStars(before.rating, undefined));
    return { average: left, isSaid: before.comment !== null };
  });
  tellPages(ctx, id, isSaid);
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

/** Takes back what one said; the stars stay. Throws `not_found` where one said nothing. */
export async function deleteComment({ db, actor, live }: Ctx, id: string): Promise<void> {
  const rating = await db
    .updateTable('recipe_ratings')
    .set({ comment: null })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('comment', 'is not', null)
    .returning('recipe_id')
    .executeTakeFirst();
  if (rating === undefined) throw new AppError('not_found', RATING_TEXTS.comment_not_found);
  live.tell({ to: 'everyone', topic: 'community.commented', id: rating.recipe_id });
}

/** What is said; null where nothing is. */
const commentOf = ({ comment = null }: NewRating): string | null => (comment === '' ? null : comment);

/** Throws `invalid_input` for what is plainly there to advertise, and for the same said to one recipe after the other. */
async function requireNoSpam(ctx: Ctx, id: string, given: NewRating): Promise<void> {
  const comment = commentOf(given);
  if (comment === null) return;
  refuseSpam({ comment }, COMMENT_LIMITS);
  const letters = lettersOf(comment);
  if (!isLong(letters) || !isSaidEnough(letters, await listSaid(ctx, id))) return;
  throw new AppError('invalid_input', RATING_TEXTS.said_before, { fields: { comment: RATING_TEXTS.said_before } });
}

/**
 * Keeps people from leaving until they have rated; gives those that are there. Comes before the recipe, and the recipe before
 * what it was given: whoever leaves, and whoever takes a recipe back, locks them in this order, too.
 */
async function holdPeople(trx: Db, kind: DatabaseKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const people = trx
    .selectFrom('users')
    .select('id')
    .where((eb) => isOneOf(kind, eb.ref('id'), ids))
    .orderBy('id');
  // SQLite writes in one transaction at a time anyway.
  const rows = await (kind === 'postgres' ? people.forKeyShare() : people).execute();
  return new Set(rows.map(({ id }) => id));
}

/** One transaction after the other rates a recipe, so that each finds what the one before left. Undefined for one that is not shown. */
function holdRecipe(trx: Db, kind: DatabaseKind, id: string): Promise<{ readonly shared_by: string } | undefined> {
  const recipe = trx
    .selectFrom('community_recipes')
    .select('shared_by')
    .where('id', '=', id)
    .where('hidden_at', 'is', null);
  return (kind === 'postgres' ? recipe.forNoKeyUpdate() : recipe).executeTakeFirst();
}

/** What these people gave the recipe until now. */
async function readStars(trx: Db, kind: DatabaseKind, id: string, userIds: readonly string[]) {
  const rows = await trx
    .selectFrom('recipe_ratings')
    .select(['user_id', 'rating'])
    .where('recipe_id', '=', id)
    .where((eb) => isOneOf(kind, eb.ref('user_id'), userIds))
    .execute();
  return new Map(rows.map(({ user_id, rating }) => [user_id, rating]));
}

const RATING_COLUMNS = {
  id: 'uuid',
  recipe_id: 'uuid',
  user_id: 'uuid',
  rating: 'integer',
  comment: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

/** Each in place of what the same person gave before, of which all but these columns stays. */
async function write(
  trx: Db,
  kind: DatabaseKind,
  id: string,
  ratings: readonly Rating[],
  replaced: readonly ('rating' | 'updated_at' | 'comment')[],
): Promise<ReadonlyMap<string | null, OwnRating>> {
  if (ratings.length === 0) return new Map();
  const rows = ratings.map(({ ctx: { actor, now }, given }) => {
    const what = { rating: given.rating, comment: commentOf(given) };
    return { id: uuidv7(), recipe_id: id, user_id: actor.id, ...what, created_at: now, updated_at: now };
  });
  const written = await trx
    .insertInto('recipe_ratings')
    .columns(['id', 'recipe_id', 'user_id', 'rating', 'comment', 'created_at', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom(givenRows(kind, 'few_given', RATING_COLUMNS, rows))
        .select(['id', 'recipe_id', 'user_id', 'rating', 'comment', 'created_at', 'updated_at'])
        .where(IS_SELECT),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['recipe_id', 'user_id'])
        .doUpdateSet((eb) => Object.fromEntries(replaced.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .returning(['id', 'user_id', 'rating', 'comment', 'hidden_reason'])
    .execute();
  return new Map(written.map(({ user_id, ...own }) => [user_id, own]));
}

/** Adds to what is counted, and counts nothing again. */
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
const ownRecipe = (): AppError => new AppError('forbidden', RATING_TEXTS.own_recipe);
