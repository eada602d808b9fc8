import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';

import { countStorage } from './0033-storage.ts';

/** What cooks write besides the dish: notes, source, tags and more, as JSON; null without any. It counts as storage. */
export const details: SchemaStep = {
  async up(db, kind) {
    for (const { table, ...counted } of [
      { table: 'recipes', owner: 'user_id', rows: 'recipes' },
      { table: 'community_recipes', owner: 'shared_by' },
    ] as const) {
      await sql.raw(`alter table ${table} add column details jsonb`).execute(db);
      await dropStorageTriggers(db, kind, table);
      const columns = { texts: ['title', 'description'], json: ['ingredients', 'instructions', 'details'] };
      await countStorage(db, kind, { table, ...counted, ...columns });
    }
  },
};

async function dropStorageTriggers(db: Kysely<unknown>, kind: DatabaseKind, table: string): Promise<void> {
  const statements =
    kind === 'postgres'
      ? [`drop function count_${table}_storage() cascade`, `drop function recount_${table}_storage() cascade`]
      : ['added', 'removed', 'changed'].map((event) => `drop trigger ${table}_storage_${event}`);
  for (const statement of statements) await sql.raw(statement).execute(db);
}
