import type { Kysely } from 'kysely';

import type { Database } from '../../server/src/platform/db/open.ts';

/** A database without column types: benchmarks insert rows as plain records. */
export type UntypedDb = Kysely<Record<string, Record<string, unknown>>>;

export function untypedDb({ db }: Pick<Database, 'db'>): UntypedDb {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the database checks the columns
  return db as unknown as UntypedDb;
}
