import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** A copy of a recipe keeps which recipes it comes from, so that a copy of what an admin has hidden can be told. */
export const origins: SchemaStep = {
  async up(db) {
    for (const statement of [
      `alter table recipes add column origins jsonb not null default '[]'`,
      `alter table community_recipes add column origins jsonb not null default '[]'`,
      // Which recipe it was published from; unlike recipe_id it stays when that recipe is deleted.
      `alter table community_recipes add column source_id uuid`,
      `update community_recipes set source_id = recipe_id`,
      `create index community_recipes_source_id on community_recipes (source_id)`,
    ])
      await sql.raw(statement).execute(db);
  },
};
