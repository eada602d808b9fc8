import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** A copy of a recipe records the recipes that it comes from, so that copies of hidden recipes are recognized. */
export const origins: SchemaStep = {
  async up(db) {
    for (const statement of [
      `alter table recipes add column origins jsonb not null default '[]'`,
      `alter table community_recipes add column origins jsonb not null default '[]'`,
      // The recipe that it was published from. Unlike recipe_id, it outlives that recipe.
      `alter table community_recipes add column source_id uuid`,
      `update community_recipes set source_id = recipe_id`,
      `create index community_recipes_source_id on community_recipes (source_id)`,
    ])
      await sql.raw(statement).execute(db);
  },
};
