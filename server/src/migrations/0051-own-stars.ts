import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** The owner's own stars of a recipe, 1 to 5. */
export const ownStars: SchemaStep = {
  async up(db) {
    await sql`alter table recipes add column stars integer`.execute(db);
  },
};
