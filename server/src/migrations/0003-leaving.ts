import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';

/**
 * Accounts can be deleted: community recipes remain without their author. People can be searched, and can export their
 * data.
 */
export const leaving: SchemaStep = {
  async up(db, kind) {
    await makeAuthorsReplaceable(db, kind);
    await orderWhatPeopleHave(db);
    await indexBeginnings(db, kind);
    // Last, because PostgreSQL counts rows when it creates an index, and would plan for a table of one row.
    await createTombstone(db);
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Community recipes of deleted authors belong to the tombstone account, which may have duplicate titles. Ratings of
 * deleted people lose their author, so that averages stay. Hidden recipes are marked.
 */
async function makeAuthorsReplaceable(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') {
    await run(
      db,
      `alter table community_recipes drop constraint community_recipes_shared_by_title_key`,
      `alter table community_recipes add column hidden_at timestamptz, add column hidden_reason text check (length(hidden_reason) <= 500)`,
      `alter table recipe_ratings add column id uuid not null default gen_random_uuid()`,
      `alter table recipe_ratings drop constraint recipe_ratings_pkey`,
      `alter table recipe_ratings alter column id drop default, add primary key (id), alter column user_id drop not null`,
      `alter table recipe_ratings drop constraint recipe_ratings_user_id_fkey`,
      `alter table recipe_ratings add foreign key (user_id) references users (id) on delete set null`,
    );
  } else {
    await rebuildCommunity(db);
  }
  await run(
    db,
    `create unique index community_recipes_shared_by_title on community_recipes (shared_by, title)
      where shared_by <> '${TOMBSTONE_ID}'`,
    `create index community_recipes_shared_by on community_recipes (shared_by, created_at desc, id desc)`,
    `create index community_recipes_hidden on community_recipes (created_at desc, id desc) where hidden_at is not null`,
    `create unique index recipe_ratings_once on recipe_ratings (recipe_id, user_id)`,
  );
}

/** SQLite cannot drop a constraint: both tables are recreated and filled from the old ones. */
async function rebuildCommunity(db: Kysely<unknown>): Promise<void> {
  const recipeColumns = `id, shared_by, title, description, ingredients, instructions, image_url, is_ai_generated, category,
      preparation_time, cooking_time, servings, rating, ratings_count, views, created_at`;
  const ratingColumns = `recipe_id, user_id, rating, comment, created_at, updated_at`;
  await run(
    db,
    `create table community_recipes_new (
      id uuid primary key,
      shared_by uuid not null references users (id),
      title text not null check (length(trim(title)) > 0 and length(title) <= 200),
      description text not null check (length(description) <= 5000),
      ingredients jsonb not null,
      instructions jsonb not null,
      image_url text check (length(image_url) <= 2000),
      is_ai_generated boolean not null default false,
      category text default 'Main Dish' check (length(category) <= 100),
      preparation_time integer check (preparation_time >= 0),
      cooking_time integer check (cooking_time >= 0),
      servings integer check (servings >= 1),
      rating double precision not null default 0 check (rating between 0 and 5),
      ratings_count integer not null default 0 check (ratings_count >= 0),
      views integer not null default 0 check (views >= 0),
      created_at timestamptz not null,
      hidden_at timestamptz,
      hidden_reason text check (length(hidden_reason) <= 500)
    )`,
    `create table recipe_ratings_new (
      id uuid primary key,
      recipe_id uuid not null references community_recipes_new (id) on delete cascade,
      user_id uuid references users (id) on delete set null,
      rating integer not null check (rating between 1 and 5),
      comment text check (length(comment) <= 2000),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `insert into community_recipes_new (${recipeColumns}) select ${recipeColumns} from community_recipes`,
    `insert into recipe_ratings_new (id, ${ratingColumns})
      select ${RANDOM_UUID_IN_SQLITE}, ${ratingColumns} from recipe_ratings`,
    `drop table recipe_ratings`,
    `drop table community_recipes`,
    `alter table community_recipes_new rename to community_recipes`,
    `alter table recipe_ratings_new rename to recipe_ratings`,
    `create index community_recipes_top_rated on community_recipes (rating desc, views desc, created_at desc, preparation_time)`,
    `create index community_recipes_most_viewed on community_recipes (views desc, created_at desc)`,
    `create index community_recipes_newest on community_recipes (created_at desc, id desc)`,
    `create index community_recipes_category on community_recipes (category, rating desc, views desc, created_at desc)`,
    `create index recipe_ratings_user_id on recipe_ratings (user_id)`,
  );
}

const RANDOM_UUID_IN_SQLITE = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
        || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;

/** The tombstone account of all deleted people. It has no credentials and is disabled, so that it can get none. */
const TOMBSTONE_ID = '00000000-0000-7000-8000-000000000000';

async function createTombstone(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `insert into users (id, email, name, email_verified, disabled_at, created_at, updated_at)
      values ('${TOMBSTONE_ID}', 'nobody@tombstone.invalid', 'A cook', false, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
  );
}

/** Indexes for the export, which reads each person's rows page by page. */
async function orderWhatPeopleHave(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `drop index recipes_user_id`,
    `create index recipes_user_id on recipes (user_id, id)`,
    `drop index chat_messages_newest`,
    `create index chat_messages_newest on chat_messages (user_id, timestamp desc, id desc)`,
  );
}

/** Indexes for prefix search by address or name. A linguistic collation does not sort by prefix. */
async function indexBeginnings(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // SQLite compares bytes, so its unique index serves.
  if (kind === 'postgres') await run(db, `create index users_email_beginning on users (email collate "C")`);
  const name = kind === 'postgres' ? '(lower(name) collate "C")' : 'lower(name)';
  await run(db, `create index users_name_beginning on users (${name}, id)`);
}
