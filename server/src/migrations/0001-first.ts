import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import { createTextIndex } from '#platform/db/text-index.ts';

/**
 * The first schema. SQLite stores the PostgreSQL column types as declared types, by which values are converted when
 * read.
 */
export const first: SchemaStep = {
  async up(db, kind) {
    await createAccounts(db);
    await createRecipes(db, kind);
    await createSharing(db);
    await createCommunity(db);
    await createAssistant(db);
    await run(
      db,
      `create table rate_limits (key text primary key, window_ends_at timestamptz not null, count integer not null)`,
    );
    await run(db, `create index rate_limits_window_ends_at on rate_limits (window_ends_at)`);
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table users (
      id uuid primary key,
      email text not null unique check (length(email) between 3 and 254),
      name text not null check (length(name) between 1 and 80),
      email_verified boolean not null default false,
      image text,
      is_admin boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create table sessions (
      id uuid primary key,
      token text not null unique,
      user_id uuid not null references users (id) on delete cascade,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index sessions_user_id on sessions (user_id)`,
    `create index sessions_expires_at on sessions (expires_at)`,
    `create table accounts (
      id uuid primary key,
      account_id text not null,
      provider_id text not null,
      user_id uuid not null references users (id) on delete cascade,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (provider_id, account_id)
    )`,
    `create index accounts_user_id on accounts (user_id)`,
    `create table verifications (
      id uuid primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index verifications_identifier on verifications (identifier)`,
    `create table user_profiles (
      user_id uuid primary key references users (id) on delete cascade,
      email text not null unique references users (email) on update cascade on delete cascade,
      username text check (length(username) <= 80),
      bio text check (length(bio) <= 2000),
      phone_number text check (length(phone_number) <= 40),
      two_factor_enabled boolean not null default false,
      notification_preferences jsonb not null
    )`,
    `create table admin_users (id uuid primary key references users (id) on delete cascade)`,
    `create table auth_factors (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      factor_type text not null check (factor_type in ('totp', 'phone')),
      status text not null check (status in ('unverified', 'verified')),
      friendly_name text not null check (length(friendly_name) <= 80),
      issuer text,
      phone text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `create index auth_factors_user_id on auth_factors (user_id)`,
  );
}

const RECIPE_FIELDS = `
      title text not null check (length(trim(title)) > 0 and length(title) <= 200),
      description text not null check (length(description) <= 5000),
      ingredients jsonb not null,
      instructions jsonb not null,
      image_url text check (length(image_url) <= 2000),
      is_ai_generated boolean not null default false,
      category text default 'Main Dish' check (length(category) <= 100),
      preparation_time integer check (preparation_time >= 0),
      cooking_time integer check (cooking_time >= 0),
      servings integer check (servings >= 1)`;

async function createRecipes(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await run(
    db,
    `create table recipes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      ${RECIPE_FIELDS},
      is_favorite boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz
    )`,
    // The other indexes are partial; a foreign key needs all rows.
    `create index recipes_user_id on recipes (user_id)`,
    `create index recipes_newest on recipes (user_id, created_at desc, id desc) where deleted_at is null`,
    `create index recipes_category on recipes (user_id, category, created_at desc, id desc) where deleted_at is null`,
    `create index recipes_bin on recipes (deleted_at) where deleted_at is not null`,
  );
  await createTextIndex(db, kind, 'recipe_search', 'recipes');
}

async function createSharing(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table shared_recipes (
      recipe_id uuid not null references recipes (id) on delete cascade,
      shared_by uuid not null references users (id) on delete cascade,
      shared_with uuid not null references users (id) on delete cascade,
      viewed boolean not null default false,
      created_at timestamptz not null,
      primary key (recipe_id, shared_with),
      check (shared_by <> shared_with)
    )`,
    `create index shared_recipes_shared_with on shared_recipes (shared_with, created_at desc)`,
    `create index shared_recipes_shared_by on shared_recipes (shared_by)`,
  );
}

async function createCommunity(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table community_recipes (
      id uuid primary key,
      shared_by uuid not null references users (id),
      ${RECIPE_FIELDS},
      rating double precision not null default 0 check (rating between 0 and 5),
      ratings_count integer not null default 0 check (ratings_count >= 0),
      views integer not null default 0 check (views >= 0),
      created_at timestamptz not null,
      unique (shared_by, title)
    )`,
    `create index community_recipes_top_rated on community_recipes (rating desc, views desc, created_at desc, preparation_time)`,
    `create index community_recipes_most_viewed on community_recipes (views desc, created_at desc)`,
    `create index community_recipes_newest on community_recipes (created_at desc, id desc)`,
    `create index community_recipes_category on community_recipes (category, rating desc, views desc, created_at desc)`,
    `create table recipe_ratings (
      recipe_id uuid not null references community_recipes (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      rating integer not null check (rating between 1 and 5),
      comment text check (length(comment) <= 2000),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (recipe_id, user_id)
    )`,
    `create index recipe_ratings_user_id on recipe_ratings (user_id)`,
  );
}

async function createAssistant(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table chat_messages (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      type text not null check (type in ('user', 'assistant')),
      content text not null check (length(content) <= 100000),
      action text check (action in ('recipe_generated', 'search_results', 'recipe_added')),
      timestamp timestamptz not null
    )`,
    `create index chat_messages_newest on chat_messages (user_id, timestamp desc)`,
  );
}
