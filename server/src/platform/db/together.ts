import { type OperationNodeSource, sql } from 'kysely';

import type { DatabaseKind } from './open.ts';
import type { Db } from './tables.ts';

interface Statement<Row = unknown> extends OperationNodeSource {
  execute(): Promise<Row[]>;
}

/** A row as JSON carries it: PostgreSQL writes a time as text. */
type JsonRow<Row> = { readonly [Column in keyof Row]: Row[Column] extends Date ? Date | string : Row[Column] };

type RowsOf<Reads extends Readonly<Record<string, Statement>>> = {
  readonly [Name in keyof Reads]: Reads[Name] extends Statement<infer Row> ? readonly JsonRow<Row>[] : never;
};

/**
 * Executes statements in one round trip on PostgreSQL, as common table expressions, and one after the other on SQLite. Returns the
 * rows of `reads`, which may be writes with RETURNING. On PostgreSQL no statement sees what the others write, so reads of the same rows
 * come first in `reads`; and no two may write the same row.
 */
export async function executeTogether<Reads extends Readonly<Record<string, Statement>>>(
  db: Db,
  kind: DatabaseKind,
  writes: readonly Statement[],
  reads: Reads,
): Promise<RowsOf<Reads>> {
  const rows = kind === 'postgres' ? await inOneStatement(db, writes, reads) : await oneByOne(writes, reads);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows are those of the statements of these names
  return rows as RowsOf<Reads>;
}

async function oneByOne(writes: readonly Statement[], reads: Readonly<Record<string, Statement>>): Promise<unknown> {
  for (const write of writes) await write.execute();
  const rows: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(reads)) rows[name] = await read.execute();
  return rows;
}

async function inOneStatement(
  db: Db,
  writes: readonly Statement[],
  reads: Readonly<Record<string, Statement>>,
): Promise<unknown> {
  const named = [...writes.map((write, at) => [`write_${at}`, write] as const), ...Object.entries(reads)];
  const parts = named.map(([name, statement]) => sql`${sql.ref(name)} as (${statement})`);
  const columns = Object.keys(reads).map(
    (name) => sql`(select coalesce(jsonb_agg(to_jsonb(part)), '[]') from ${sql.ref(name)} as part) as ${sql.ref(name)}`,
  );
  const selected = columns.length === 0 ? sql`select 1` : sql`select ${sql.join(columns)}`;
  const { rows } = await sql`with ${sql.join(parts)} ${selected}`.execute(db);
  return rows[0];
}
