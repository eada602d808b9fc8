import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';

/**
 * Ratings under load, and sort orders by rating. The number of ratings per star is stored with the recipe, so that a
 * new one is an addition.
 */
export const rated: SchemaStep = {
  async up(db, kind) {
    await keepStars(db, kind);
    await orderLists(db);
    await run(
      db,
      // When a person's view of a recipe was last counted.
      `create table recipe_views (
        recipe_id uuid not null references community_recipes (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        viewed_at timestamptz not null,
        primary key (recipe_id, user_id)
      )`,
      `create index recipe_views_user_id on recipe_views (user_id)`,
      `create index recipe_views_viewed_at on recipe_views (viewed_at)`,
    );
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const STARS = [1, 2, 3, 4, 5] as const;

async function keepStars(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const counted = STARS.map(
    (stars) =>
      `stars_${stars} = (select count(*) from recipe_ratings where recipe_id = community_recipes.id and rating = ${stars})`,
  );
  const count = STARS.map((stars) => `stars_${stars}`).join(' + ');
  const sum = STARS.map((stars) => `${stars} * stars_${stars}`).join(' + ');
  await run(
    db,
    ...STARS.map(
      (stars) =>
        `alter table community_recipes add column stars_${stars} integer not null default 0 check (stars_${stars} >= 0)`,
    ),
    // When the author last updated the copy from the recipe; null if never.
    `alter table community_recipes add column updated_at timestamptz`,
    `update community_recipes set ${counted.join(', ')}
      where id in (select recipe_id from recipe_ratings)`,
    `update community_recipes set ratings_count = ${count},
      rating = case when ${count} = 0 then 0 else cast(${sum} as double precision) / (${count}) end`,
    // A Bayesian average with five ratings of three stars as the prior, so that a single five-star rating does not win.
    // Unrated recipes come last.
    `alter table community_recipes add column weighted_rating double precision generated always as
      (case when ratings_count = 0 then 0.0 else (rating * ratings_count + 15.0) / (ratings_count + 5) end)
      ${kind === 'postgres' ? 'stored' : 'virtual'}`,
  );
}

/** Indexes by rating, views, date and time, for everything and per category. Recipes without a time come last. */
const BEST = `weighted_rating desc, views desc, created_at desc, (coalesce(-preparation_time, -86401)) desc, id desc`;
const MOST_VIEWED = `views desc, weighted_rating desc, created_at desc, (coalesce(-preparation_time, -86401)) desc, id desc`;

/**
 * Filter columns end each index, so that only the rows of a page are fetched. The time is repeated without coalesce, or
 * PostgreSQL reads the rows.
 */
const NARROWING = 'total_minutes, servings, preparation_time';

async function orderLists(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `drop index community_recipes_top_rated`,
    `drop index community_recipes_most_viewed`,
    `drop index community_recipes_best`,
    `create index community_recipes_best on community_recipes (${BEST}, category, ${NARROWING}) where hidden_at is null`,
    `create index community_recipes_category_best on community_recipes (category, ${BEST}, ${NARROWING}) where hidden_at is null`,
    `create index community_recipes_viewed on community_recipes (${MOST_VIEWED}, preparation_time) where hidden_at is null`,
    `create index community_recipes_category_viewed on community_recipes (category, ${MOST_VIEWED}, preparation_time) where hidden_at is null`,
    // Ratings by person, newest first, and comments by recipe.
    `drop index recipe_ratings_user_id`,
    `create index recipe_ratings_user_id on recipe_ratings (user_id, updated_at desc, id desc)`,
    `create index recipe_ratings_comments on recipe_ratings (recipe_id, updated_at desc, id desc) where comment is not null`,
  );
}
