import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Counters of each person's recipes by kind, so that filter counts cost the same at any size. */
export const kinds: SchemaStep = {
  async up(db) {
    await sql`
      create table recipe_kinds (
        user_id uuid not null references users (id) on delete cascade,
        category text not null,
        is_vegetarian boolean not null,
        is_vegan boolean not null,
        is_gluten_free boolean not null,
        count integer not null check (count >= 0),
        primary key (user_id, category, is_vegetarian, is_vegan, is_gluten_free)
      )`.execute(db);
    await sql`
      insert into recipe_kinds (user_id, category, is_vegetarian, is_vegan, is_gluten_free, count)
      select user_id, coalesce(category, ''), is_vegetarian, is_vegan, is_gluten_free, count(*) from recipes
      where deleted_at is null and derived_by > 0
      group by user_id, coalesce(category, ''), is_vegetarian, is_vegan, is_gluten_free`.execute(db);
  },
};
