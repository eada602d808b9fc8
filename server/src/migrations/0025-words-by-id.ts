import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * A hash index for searches that look up the words of hundreds of recipes by id: a third faster than the primary key on
 * PostgreSQL.
 */
export const wordsById: SchemaStep = {
  async up(db, kind) {
    if (kind !== 'postgres') return;
    for (const name of ['recipe_search', 'community_search']) {
      await sql`create index ${sql.ref(`${name}_by_id`)} on ${sql.table(name)} using hash (id)`.execute(db);
    }
  },
};
