import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Facts about the installation, such as a fingerprint of its secret key. */
export const installation: SchemaStep = {
  async up(db) {
    await sql`create table installation (name text primary key, value text not null)`.execute(db);
  },
};
