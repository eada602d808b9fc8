import type { Kysely } from 'kysely';

import type { Database } from '../../server/src/platform/db/open.ts';

/** Rows per INSERT. Databases limit the parameters of a statement. */
export const BATCH_ROWS = 500;

/** A database without column types: benchmarks insert rows as plain records. */
export type UntypedDb = Kysely<Record<string, Record<string, unknown>>>;

export function untypedDb({ db }: Pick<Database, 'db'>): UntypedDb {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the database checks the columns
  return db as unknown as UntypedDb;
}

/** Inserts all rows in one transaction, in batches. */
export async function insert(db: UntypedDb, table: string, rows: Record<string, unknown>[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < rows.length; from += BATCH_ROWS) {
      await trx
        .insertInto(table)
        .values(rows.slice(from, from + BATCH_ROWS))
        .execute();
    }
  });
}
