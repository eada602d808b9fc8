import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** A revision of each person's searchable content, by which search results are cached until it changes. */
export const revisions: SchemaStep = {
  async up(db) {
    await sql`alter table recipe_figures add column revision integer not null default 0`.execute(db);
  },
};
