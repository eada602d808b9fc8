import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import { rebuildTextIndex } from '#platform/db/text-index.ts';

/** Stores the words of a row in the format of `indexedWords`, with the words of the title repeated in the body. */
export const wordsAsTheyStand: SchemaStep = {
  async up(db, kind) {
    for (const name of ['recipe_search', 'community_search'])
      await rebuildTextIndex(db, kind, name, { rewrite: () => rewrite(db, name) });
  },
};

async function rewrite(db: Kysely<unknown>, name: string): Promise<void> {
  const between = (text: ReturnType<typeof sql>) => sql`replace(' ' || trim(${text}) || ' ', '  ', ' ')`;
  await sql`
    update ${sql.table(name)} set title = ${between(sql`title`)}, body = ${between(sql`title || ' ' || body`)}
    where title not like ' %'`.execute(db);
}
