import { DatabaseSync, type StatementSync } from 'node:sqlite';

import { markUnavailable } from './errors.ts';

/** Maximum of prepared statements per connection. Further ones are prepared each time. */
const PREPARED_MAX = 500;

type SqlValue = null | number | bigint | string | Uint8Array;

interface Prepared {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/**
 * A connection to an SQLite file for Kysely. Values have the same types as on PostgreSQL: declared column types
 * identify times, JSON and booleans.
 */
export class SqliteFile {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(path: string, options: { readonly readOnly?: boolean } = {}) {
    this.#database = new DatabaseSync(path, { readOnly: options.readOnly ?? false, timeout: 5_000 });
    this.#database.exec('pragma foreign_keys = on');
    this.#database.exec('pragma cache_size = -16000');
    this.#database.exec('pragma temp_store = memory');
    // Another program may have the file open at start. WAL mode is persistent.
    if (options.readOnly !== true) this.#database.exec('pragma journal_mode = wal; pragma synchronous = full');
  }

  prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const prepared = this.#compile(sql);
    if (this.#prepared.size < PREPARED_MAX) this.#prepared.set(sql, prepared);
    return prepared;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** How long a statement blocks this thread while another program holds a lock. */
  setBusyTimeout(ms: number): void {
    this.#database.exec(`pragma busy_timeout = ${ms}`);
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #compile(sql: string): Prepared {
    if (sql === 'rollback') return this.#rollback();
    // Our transactions always write. Taking the write lock at the start avoids a failure half way.
    const statement = guard(() => this.#database.prepare(sql === 'begin' ? 'begin immediate' : sql));
    const reader = statement.columns().length > 0;
    // Array rows cost less than half of object rows.
    statement.setReturnArrays(true);
    const toRow = reader ? rowBuilder(statement) : () => ({});
    return {
      reader,
      all: (parameters) => guard(() => statement.all(...parameters.map(toSqlValue)).map(toRow)),
      run: (parameters) => guard(() => statement.run(...parameters.map(toSqlValue))),
      iterate: (parameters) => guard(() => statement.iterate(...parameters.map(toSqlValue)).map(toRow)),
    };
  }

  /** SQLite rolls back by itself when the disk is full. Then there is nothing to do. */
  #rollback(): Prepared {
    const run = () => {
      if (this.#database.isTransaction) guard(() => this.#database.exec('rollback'));
      return { changes: 0, lastInsertRowid: 0 };
    };
    return { reader: false, run, all: () => [], iterate: () => [].values() };
  }
}

function guard<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw markUnavailable(error);
  }
}

function toSqlValue(value: unknown): SqlValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what else a query is given, the driver itself checks
  return value as SqlValue;
}

const FROM_SQL: Readonly<Record<string, (value: SqlValue) => unknown>> = {
  boolean: (value) => value !== 0,
  timestamptz: (value) => (typeof value === 'string' ? new Date(value) : value),
  jsonb: (value) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : value),
};

/** Reads the column types once and returns a function that converts rows. */
function rowBuilder(statement: StatementSync): (values: unknown) => Record<string, unknown> {
  const columns = statement
    .columns()
    .map(({ name, type }) => ({ name, convert: FROM_SQL[(type ?? '').toLowerCase()] }));
  return (values) => {
    const row: Record<string, unknown> = {};
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows are arrays since setReturnArrays
    const given = values as SqlValue[];
    for (const [at, { name, convert }] of columns.entries()) {
      const value = given[at] ?? null;
      row[name] = convert === undefined || value === null ? value : convert(value);
    }
    return row;
  };
}
