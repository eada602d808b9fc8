import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import { rebuildTextIndex } from '#platform/db/text-index.ts';

/** The length of one recipe's words that PostgreSQL can index twice. */
const BODY_MAX_CHARACTERS = 70_000;

/**
 * On PostgreSQL, the words of the best rated community recipes (about one in eleven) are indexed a second time. They
 * are truncated on both databases, because a backup moves rows between them.
 */
export const bestApart: SchemaStep = {
  async up(db, kind) {
    const first = sql`substr(body, 1, ${sql.lit(BODY_MAX_CHARACTERS)})`;
    const cut = sql`update community_search set body = rtrim(${first}, replace(${first}, ' ', ''))
      where length(body) > ${sql.lit(BODY_MAX_CHARACTERS)}`;
    if (kind === 'sqlite') {
      await cut.execute(db);
      return;
    }
    await rebuildTextIndex(db, kind, 'community_search', {
      legacyColumn: { first: 'r7', second: 'r6' },
      rewrite: async () => void (await cut.execute(db)),
    });
  },
};
