import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';

/**
 * A search that walks a list looks up the words of hundreds of recipes by their ids: on PostgreSQL a hash takes a third less time
 * for it than the key's own tree.
 */
export const wordsById: SchemaStep = {
  async up(db, kind) {
    if (kind !== 'postgres') return;
    for (const name of ['recipe_search', 'community_search']) {
      await sql`create index ${sql.ref(`${name}_by_id`)} on ${sql.table(name)} using hash (id)`.execute(db);
    }
  },
};
