import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import { learnWords } from '#features/recipes/search/write-document.ts';

/** Every word of any recipe is listed, so that a prefix search becomes a search for the words with that prefix. */
export const wordsNamed: SchemaStep = {
  async up(db, kind) {
    if (kind === 'postgres')
      await sql`create index search_words_by_bytes on search_words (word collate "C")`.execute(db);
    for (const name of ['recipe_search', 'community_search']) await learnAll(db, kind, name);
  },
};

const ROWS_AT_ONCE = 500;

async function learnAll(db: Kysely<unknown>, kind: DatabaseKind, name: string): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined) {
    const { rows }: { rows: { id: string; body: string }[] } = await sql<{ id: string; body: string }>`
      select id, body from ${sql.table(name)} where id > ${after} order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(
      db,
    );
    await learnWords(db, kind, rows);
    after = rows.at(-1)?.id;
  }
}
