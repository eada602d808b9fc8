import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** The cooking preferences of a person: those that were chosen. */
export const cookingPreferences: SchemaStep = {
  async up(db) {
    await sql`alter table user_profiles add column preferences jsonb not null default '{}'`.execute(db);
  },
};
