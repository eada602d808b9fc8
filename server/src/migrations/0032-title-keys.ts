import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';
import { inlineRows } from '#platform/db/inline-rows.ts';
import { titleKeyOf } from '#features/community/copied-content.ts';

/**
 * An author publishes a title once, regardless of case, accents and spaces. Of existing duplicates the oldest gets the
 * key; the others remain without one.
 */
export const titleKeys: SchemaStep = {
  async up(db, kind) {
    await sql`alter table community_recipes add column title_key text`.execute(db);
    await writeKeys(db, kind);
    await run(
      db,
      `create index community_recipes_title_key on community_recipes (shared_by, title_key)`,
      `update community_recipes set title_key = null where exists (select 1 from community_recipes older
        where older.shared_by = community_recipes.shared_by and older.title_key = community_recipes.title_key
          and (older.created_at, older.id) < (community_recipes.created_at, community_recipes.id))`,
      `drop index community_recipes_title_key`,
      `drop index community_recipes_shared_by_title`,
      `create unique index community_recipes_title_key on community_recipes (shared_by, title_key)
        where shared_by <> '${TOMBSTONE_ID}'`,
    );
  },
};

/** The tombstone account, which may have duplicate titles. */
const TOMBSTONE_ID = '00000000-0000-7000-8000-000000000000';

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ROWS_AT_ONCE = 500;

async function writeKeys(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined) {
    const { rows }: { rows: { id: string; title: string }[] } = await sql<{ id: string; title: string }>`
      select id, title from community_recipes where id > ${after} and shared_by <> ${TOMBSTONE_ID}
      order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    const keys = rows.map(({ id, title }) => ({ id, title_key: titleKeyOf(title) }));
    if (keys.length > 0) {
      const given = inlineRows(kind, 'given', { id: 'uuid', title_key: 'text' }, keys);
      await sql`update community_recipes set title_key = given.title_key from ${given}
        where community_recipes.id = given.id`.execute(db);
    }
    after = rows.at(-1)?.id;
  }
}
