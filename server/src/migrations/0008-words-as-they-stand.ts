import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import { rebuildTextIndex } from '#platform/db/text-index.ts';

/** A row's words are looked through as they stand in it, so each has its blanks, and the body has those of the title. */
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
