import { sql } from 'kysely';

import type { Db, Tables } from '../db/tables.ts';

/** A column that says when work is due again, and further ahead than it ever says. */
export interface Due {
  readonly table: keyof Tables;
  readonly column: string;
  readonly neverMs: number;
  /** Of which rows its index is, where that is not all that have it. */
  readonly status?: string;
}

/** What is due later than it ever could be was noted by a clock that was ahead, and would lie until then: it is due now. */
export async function takeUpWhatIsTooFarAhead(db: Db, now: Date, dues: readonly Due[]): Promise<void> {
  for (const { table, column, neverMs, status } of dues) {
    const never = new Date(now.getTime() + neverMs);
    const indexed = status === undefined ? sql`${sql.ref(column)} is not null` : sql`status = ${sql.lit(status)}`;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.val(now)}
      where ${indexed} and ${sql.ref(column)} > ${sql.val(never)}`.execute(db);
  }
}
