import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';

/**
 * The community can be rated by many at once and is listed by what they say. How many gave each number of stars is kept with
 * the recipe, so that one more is an addition and nobody counts all of them again.
 */
export const rated: SchemaStep = {
  async up(db, kind) {
    await keepStars(db, kind);
    await orderLists(db);
    await run(
      db,
      // When somebody's look at a recipe was counted last.
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
    // When its author last had it say what their recipe said; null where never.
    `alter table community_recipes add column updated_at timestamptz`,
    `update community_recipes set ${counted.join(', ')}
      where id in (select recipe_id from recipe_ratings)`,
    `update community_recipes set ratings_count = ${count},
      rating = case when ${count} = 0 then 0 else cast(${sum} as double precision) / (${count}) end`,
    // As if five had given three stars before anyone came: one five-star does not win. What nobody rated comes last.
    `alter table community_recipes add column weighted_rating double precision generated always as
      (case when ratings_count = 0 then 0.0 else (rating * ratings_count + 15.0) / (ratings_count + 5) end)
      ${kind === 'postgres' ? 'stored' : 'virtual'}`,
  );
}

/** Rating, views, date, time to prepare, of everything and of one category. A recipe that says no time comes after those that do. */
const BEST = `weighted_rating desc, views desc, created_at desc, (coalesce(-preparation_time, -86401)) desc, id desc`;
const MOST_VIEWED = `views desc, weighted_rating desc, created_at desc, (coalesce(-preparation_time, -86401)) desc, id desc`;

/** What lists narrow by stands at the end, so that only what is shown is fetched; the time once more as it is, without which PostgreSQL reads the rows. */
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
    // What somebody rated, newest first, and what is said to a recipe.
    `drop index recipe_ratings_user_id`,
    `create index recipe_ratings_user_id on recipe_ratings (user_id, updated_at desc, id desc)`,
    `create index recipe_ratings_comments on recipe_ratings (recipe_id, updated_at desc, id desc) where comment is not null`,
  );
}
