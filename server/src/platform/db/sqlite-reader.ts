import { Worker } from 'node:worker_threads';

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

import { DatabaseUnavailableError } from './errors.ts';

export interface ReadRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type ReadAnswer =
  | { readonly id: number; readonly rows: unknown[] }
  | { readonly id: number; readonly failure: string; readonly mayPass: boolean };

interface Waiting {
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/** More than this would wait longer than anybody stays. */
const WAITING_MAX = 200;

/**
 * Reads of an embedded database on a thread of their own, so that a heavy search does not hold up every other request.
 * The thread starts with the first read. It sees each commit made before the read began.
 */
class ReaderThread implements Driver, DatabaseConnection {
  readonly #path: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(path: string) {
    this.#path = path;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#waiting.size >= WAITING_MAX)
      return Promise.reject(new DatabaseUnavailableError(new Error('Too many wait')));
    const id = ++this.#lastId;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely compiled the query for this row type
      this.#waiting.set(id, { resolve: (rows) => resolve({ rows: rows as Row[] }), reject });
      worker.postMessage({ id, sql, parameters } satisfies ReadRequest);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-reader-worker.ts', import.meta.url), {
      workerData: { path: this.#path },
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
    });
    worker.on('message', (answer: ReadAnswer) => this.#settle(answer));
    worker.on('error', (error: unknown) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The reader thread ended')));
    worker.unref();
    return worker;
  }

  #settle(answer: ReadAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) return waiting?.resolve(answer.rows);
    const failure = new Error(answer.failure);
    waiting?.reject(answer.mayPass ? new DatabaseUnavailableError(failure) : failure);
  }

  /** Nobody is left waiting for a thread that is gone; the next read starts another, and has no part in its end. */
  #fail(gone: Worker, cause: unknown): void {
    if (this.#worker !== gone) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new DatabaseUnavailableError(cause));
    this.#waiting.clear();
  }

  async destroy(): Promise<void> {
    await this.#worker?.terminate();
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }
  async releaseConnection(): Promise<void> {}
  beginTransaction(): Promise<void> {
    throw new Error('The reader takes no transactions');
  }
  commitTransaction = this.beginTransaction;
  rollbackTransaction = this.beginTransaction;
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The reader does not stream');
  }
}

class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A read-only dialect on the database file at `path`. */
export function sqliteReaderDialect(path: string): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new ReaderThread(path),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
