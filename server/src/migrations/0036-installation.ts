import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** What the database knows of the installation that it belongs to, such as a check of its secret key. */
export const installation: SchemaStep = {
  async up(db) {
    await sql`create table installation (name text primary key, value text not null)`.execute(db);
  },
};
