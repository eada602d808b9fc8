import { sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import { rebuildTextIndex } from '#platform/db/text-index.ts';

/** As many of one recipe's words as PostgreSQL takes twice. */
const BODY_MAX_CHARACTERS = 70_000;

/** On PostgreSQL the words of the community's best rated recipes stand in its index apart as well: about one in eleven recipes. */
export const bestApart: SchemaStep = {
  async up(db, kind) {
    if (kind !== 'postgres') return;
    const most = sql.lit(BODY_MAX_CHARACTERS);
    await rebuildTextIndex(db, kind, 'community_search', {
      standing: { first: 'r7', second: 'r6' },
      rewrite: async () => {
        await sql`
          update community_search set body = regexp_replace(left(body, ${most}), '[^ ]*$', '')
          where length(body) > ${most}`.execute(db);
      },
    });
  },
};
