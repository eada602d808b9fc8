import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** New users get a tour once. Existing ones count as having seen it. */
export const toured: SchemaStep = {
  async up(db, kind) {
    if (kind === 'postgres') {
      // A default, so that no rows are rewritten.
      await sql`alter table user_profiles add column tour_seen boolean not null default true`.execute(db);
      await sql`alter table user_profiles alter column tour_seen set default false`.execute(db);
      return;
    }
    await sql`alter table user_profiles add column tour_seen boolean not null default false`.execute(db);
    await sql`update user_profiles set tour_seen = true`.execute(db);
  },
};
