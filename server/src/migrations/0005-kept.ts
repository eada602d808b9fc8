import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';

/** Adds versions of recipes, counters, and sort orders of lists. */
export const kept: SchemaStep = {
  async up(db, kind) {
    await extendRecipes(db, kind);
    await orderLists(db, kind);
    await createVersions(db);
    await createFigures(db);
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function extendRecipes(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // PostgreSQL stores the sum; SQLite can only add a virtual column. An index stores it in both.
  const total = `total_minutes integer generated always as
    (nullif(coalesce(preparation_time, 0) + coalesce(cooking_time, 0), 0)) ${kind === 'postgres' ? 'stored' : 'virtual'}`;
  await run(
    db,
    `alter table recipes add column version integer not null default 1`,
    `alter table recipes add column ${total}`,
    // Columns derived by the kitchen engine. A lower `derived_by` marks rows of an older engine.
    `alter table recipes add column derived_by integer not null default 0`,
    `alter table recipes add column title_order text not null default ''`,
    `alter table recipes add column foods jsonb not null default '[]'`,
    `alter table recipes add column is_vegetarian boolean not null default false`,
    `alter table recipes add column is_vegan boolean not null default false`,
    `alter table recipes add column is_gluten_free boolean not null default false`,
    `alter table community_recipes add column ${total}`,
    // The author's recipe from which the copy was made.
    `alter table community_recipes add column recipe_id uuid references recipes (id) on delete set null`,
    `create index community_recipes_recipe_id on community_recipes (recipe_id)`,
  );
}

/** Indexes end with the filter columns, so that only the rows of a page are fetched. */
async function orderLists(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const narrowing = 'category, is_favorite, is_vegetarian, is_vegan, is_gluten_free';
  const byBytes = kind === 'postgres' ? ' collate "C"' : '';
  await run(
    db,
    `drop index recipes_newest`,
    `create index recipes_newest on recipes (user_id, created_at desc, id desc, ${narrowing}, total_minutes, servings)
      where deleted_at is null`,
    `create index recipes_by_title on recipes (user_id, title_order${byBytes}, id, ${narrowing}) where deleted_at is null`,
    `create index recipes_by_cook_time on recipes (user_id, coalesce(cooking_time, 43201), id, ${narrowing})
      where deleted_at is null`,
    `create index recipes_quickest on recipes (user_id, coalesce(total_minutes, 86401), id, category, servings)
      where deleted_at is null`,
    `create index recipes_derived_by on recipes (derived_by, id)`,
    // Few or none, so a partial index is small.
    `create index recipes_unread on recipes (user_id) where derived_by = 0 and deleted_at is null`,
    `create index recipes_own_bin on recipes (user_id, deleted_at desc, id desc) where deleted_at is not null`,
    `drop index community_recipes_newest`,
    `drop index community_recipes_category`,
    // For moderation, which sees hidden recipes.
    `create index community_recipes_all_newest on community_recipes (created_at desc, id desc)`,
    `create index community_recipes_newest on community_recipes (created_at desc, id desc, category, total_minutes, servings)
      where hidden_at is null`,
    `create index community_recipes_category on community_recipes (category, created_at desc, id desc, total_minutes, servings)
      where hidden_at is null`,
    `create index community_recipes_best on community_recipes (rating desc, created_at desc, id desc, category, total_minutes, servings)
      where hidden_at is null`,
    // What a person shared, newest first.
    `drop index shared_recipes_shared_by`,
    `create index shared_recipes_shared_by on shared_recipes (shared_by, created_at desc, recipe_id)`,
    `create index community_recipes_quickest on community_recipes (coalesce(total_minutes, 86401), id, category, servings)
      where hidden_at is null`,
  );
}

/** The contents of a recipe before each update. */
async function createVersions(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table recipe_versions (
      recipe_id uuid not null references recipes (id) on delete cascade,
      version integer not null check (version >= 1),
      user_id uuid not null references users (id) on delete cascade,
      content jsonb not null,
      picture_id uuid,
      made_at timestamptz not null,
      replaced_at timestamptz not null,
      primary key (recipe_id, version)
    )`,
    `create index recipe_versions_user_id on recipe_versions (user_id, replaced_at desc, recipe_id desc, version desc)`,
  );
}

/** Counters, updated in the transaction of every write, so that reading them costs the same at any size. */
async function createFigures(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table recipe_figures (
      user_id uuid primary key references users (id) on delete cascade,
      recipes integer not null default 0 check (recipes >= 0),
      ai_generated integer not null default 0 check (ai_generated >= 0),
      cooking_minutes double precision not null default 0 check (cooking_minutes >= 0),
      with_cooking_time integer not null default 0 check (with_cooking_time >= 0)
    )`,
    `create table food_counts (
      user_id uuid not null references users (id) on delete cascade,
      food text not null,
      count integer not null check (count >= 0),
      primary key (user_id, food)
    )`,
    `create index food_counts_most on food_counts (user_id, count desc, food)`,
  );
}
