import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import type { SqliteFile } from './sqlite.ts';
import type { SqliteFileGuard } from './sqlite-file-guard.ts';
import { ConnectionQueue } from './sqlite-queue.ts';

/** Raw statements that only read. Any other raw statement counts as a write. */
const RAW_READ = /^\s*(?:select|pragma|explain|values)\b/iu;

interface Shared {
  readonly file: SqliteFile;
  readonly fileGuard: SqliteFileGuard;
  readonly queue: ConnectionQueue;
}

/**
 * Kysely's driver for one SQLite connection, shared by transactions and statements in turn. A write is only
 * acknowledged if the file at the path is still the open one.
 */
class SqliteDriver implements Driver {
  readonly #shared: Shared;

  constructor(file: SqliteFile, fileGuard: SqliteFileGuard) {
    this.#shared = { file, fileGuard, queue: new ConnectionQueue() };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#shared);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#shared.file.close();
  }
}

/** Kysely's handle for one transaction or statement. */
class SqliteConnection implements DatabaseConnection {
  readonly #shared: Shared;
  #inTransaction = false;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#inTransaction) return this.#run(query);
    return isRead(query) ? this.#read(query) : this.#write(query);
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const { file, queue } = this.#shared;
    const ownsQueueSlot = !this.#inTransaction;
    if (ownsQueueSlot) await queue.enter();
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely compiled the query for this row type
      for (const row of file.prepare(sql).iterate(parameters)) yield { rows: [row as Row] };
    } finally {
      if (ownsQueueSlot) queue.leave();
    }
  }

  async begin(): Promise<void> {
    const { fileGuard, queue } = this.#shared;
    await queue.enterToWrite(() => {
      fileGuard.check();
      this.#control('begin');
    });
    this.#inTransaction = true;
  }

  /** Checked before, so that nothing is written to a lost file, and after, for a file that was lost meanwhile. */
  commit(): void {
    const { fileGuard } = this.#shared;
    fileGuard.check();
    this.#control('commit');
    fileGuard.check();
  }

  rollback(): void {
    this.#control('rollback');
  }

  release(): void {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    this.#shared.queue.leave();
  }

  async #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { queue } = this.#shared;
    await queue.enter();
    try {
      return this.#run(query);
    } finally {
      queue.leave();
    }
  }

  async #write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { fileGuard, queue } = this.#shared;
    const result = await queue.enterToWrite(() => {
      fileGuard.check();
      return this.#run<Row>(query);
    });
    queue.leave();
    fileGuard.check();
    return result;
  }

  #control(sql: 'begin' | 'commit' | 'rollback'): void {
    const { file, fileGuard } = this.#shared;
    fileGuard.watch(() => file.prepare(sql).run([]));
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { file, fileGuard } = this.#shared;
    return fileGuard.watch(() => {
      const statement = file.prepare(sql);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely compiled the query for this row type
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    });
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && RAW_READ.test(sql));
}

class SharedConnectionAdapter extends SqliteAdapter {
  /** SQLite rolls back schema changes, so that an interrupted migration leaves nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * The driver shares its connection itself: Kysely would block reads while a write waits for another program's lock.
   */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A dialect that reads and writes `file`, protected by `fileGuard`. */
export function sqliteDialect(file: SqliteFile, fileGuard: SqliteFileGuard): Dialect {
  return {
    createAdapter: () => new SharedConnectionAdapter(),
    createDriver: () => new SqliteDriver(file, fileGuard),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
