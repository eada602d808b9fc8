import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Which state of what a person can find this is, so that what was found is kept until something changes. */
export const revisions: SchemaStep = {
  async up(db) {
    await sql`alter table recipe_figures add column revision integer not null default 0`.execute(db);
  },
};
