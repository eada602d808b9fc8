import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** The queue of recipes to replicate to the worker. */
export const copies: SchemaStep = {
  async up(db) {
    for (const statement of [
      `create table recipe_copies (
        recipe_id uuid primary key references recipes (id) on delete cascade,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        created_at timestamptz not null,
        failed_reason text check (length(failed_reason) <= 500)
      )`,
      `create index recipe_copies_next_attempt_at on recipe_copies (next_attempt_at) where next_attempt_at is not null`,
    ]) {
      await sql.raw(statement).execute(db);
    }
  },
};
