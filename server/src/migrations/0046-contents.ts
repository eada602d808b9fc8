import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** What a recipe contains, to find the recipes that violate a user's eating rules. Earlier rows are derived in the background. */
export const contents: SchemaStep = {
  async up(db) {
    for (const table of ['recipes', 'community_recipes'])
      await sql.raw(`alter table ${table} add column contents text`).execute(db);
  },
};
