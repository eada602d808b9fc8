import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Uploaded pictures, and URLs that are still to be fetched. Files are stored elsewhere under the same id. */
export const pictures: SchemaStep = {
  async up(db) {
    await run(
      db,
      `create table pictures (
        id uuid primary key,
        user_id uuid references users (id) on delete set null,
        width integer not null check (width >= 1),
        height integer not null check (height >= 1),
        preview text not null check (length(preview) <= 700),
        bytes integer not null,
        source_url text check (length(source_url) <= 2000),
        created_at timestamptz not null,
        used_at timestamptz not null,
        avif_at timestamptz,
        avif_attempts integer not null default 0,
        avif_next_at timestamptz
      )`,
      `create index pictures_user_id on pictures (user_id, id)`,
      `create index pictures_avif_next_at on pictures (avif_next_at) where avif_next_at is not null`,
      `create table picture_imports (
        recipe_id uuid primary key references recipes (id) on delete cascade,
        url text not null check (length(url) <= 2000),
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        created_at timestamptz not null,
        failed_reason text check (length(failed_reason) <= 500)
      )`,
      `create index picture_imports_next_attempt_at on picture_imports (next_attempt_at) where next_attempt_at is not null`,
      `alter table recipes add column picture_id uuid references pictures (id) on delete set null`,
      `alter table community_recipes add column picture_id uuid references pictures (id) on delete set null`,
      `create index recipes_picture_id on recipes (picture_id) where picture_id is not null`,
      `create index community_recipes_picture_id on community_recipes (picture_id) where picture_id is not null`,
      `create index recipe_versions_picture_id on recipe_versions (picture_id) where picture_id is not null`,
    );
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
