import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import { createTextIndex, rebuildTextIndex } from '#platform/db/text-index.ts';
import { COMMUNITY_SCOPE, searchDocument } from '#features/recipes/search/document.ts';

/** Full-text search of the community, and spelling correction. */
export const finding: SchemaStep = {
  async up(db, kind) {
    await rebuildTextIndex(db, kind, 'recipe_search');
    await createTextIndex(db, kind, 'community_search', 'community_recipes');
    await writeCommunityDocuments(db);
    // Words of foods are known without this table.
    await run(
      db,
      `create table search_words (word text primary key)`,
      `create table search_word_forms (
        form text not null,
        word text not null references search_words (word) on delete cascade,
        primary key (form, word)
      )`,
      `create index search_word_forms_word on search_word_forms (word)`,
    );
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ROWS_AT_ONCE = 200;

interface CommunityRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly category: string | null;
}

async function writeCommunityDocuments(db: Kysely<unknown>): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined) {
    const { rows }: { rows: CommunityRow[] } = await sql<CommunityRow>`
      select id, title, description, ingredients, category from community_recipes
      where id > ${after} order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    if (rows.length > 0) {
      const documents = rows.map((row) => {
        const { title, body } = searchDocument({ ...row, details: null });
        return sql`(${row.id}, ${COMMUNITY_SCOPE}, ${title}, ${body})`;
      });
      await sql`insert into community_search (id, scope, title, body) values ${sql.join(documents)}`.execute(db);
    }
    after = rows.at(-1)?.id;
  }
}
