import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/** Whoever comes new is shown around once. Those who were here before know their way. */
export const toured: SchemaStep = {
  async up(db, kind) {
    if (kind === 'postgres') {
      // Nothing is rewritten, however many people there are.
      await sql`alter table user_profiles add column tour_seen boolean not null default true`.execute(db);
      await sql`alter table user_profiles alter column tour_seen set default false`.execute(db);
      return;
    }
    await sql`alter table user_profiles add column tour_seen boolean not null default false`.execute(db);
    await sql`update user_profiles set tour_seen = true`.execute(db);
  },
};
