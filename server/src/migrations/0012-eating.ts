import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** The eating rules of a person. */
export const eating: SchemaStep = {
  async up(db) {
    for (const column of ['diets', 'allergies'])
      await sql.raw(`alter table user_profiles add column ${column} jsonb not null default '[]'`).execute(db);
  },
};
