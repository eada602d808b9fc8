import { availableParallelism } from 'node:os';
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

import { offMainThread } from '#platform/main-thread.ts';

import { DatabaseUnavailableError } from './errors.ts';
import type { SqliteFileGuard } from './sqlite-file-guard.ts';

export interface ReadRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type ReadAnswer =
  | { readonly id: number; readonly rows: unknown[] }
  | {
      readonly id: number;
      readonly failure: string;
      readonly isTransient: boolean;
      readonly errcode: number | undefined;
    };

interface PendingRead {
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: Error) => void;
}

type ReadGuard = Pick<SqliteFileGuard, 'check' | 'explain'>;
const NO_GUARD: ReadGuard = { check: () => undefined, explain: (error) => error };

/** Further reads are refused at once (backpressure). */
const PENDING_MAX = 200;
/** One per core, bounded because each thread takes memory. */
const THREADS_MAX = Math.min(4, availableParallelism());

/** A worker thread that runs one query after the other. Starts at its first query. */
class ReaderThread {
  readonly #path: string;
  readonly #guard: ReadGuard;
  readonly #pending = new Map<number, PendingRead>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(path: string, guard: ReadGuard) {
    this.#path = path;
    this.#guard = guard;
  }

  get pending(): number {
    return this.#pending.size;
  }

  read({ sql, parameters }: CompiledQuery): Promise<unknown[]> {
    const id = ++this.#lastId;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      worker.postMessage({ id, sql, parameters } satisfies ReadRequest);
    });
  }

  #start(): Worker {
    this.#guard.check();
    const worker = new Worker(new URL('./sqlite-reader-worker.ts', import.meta.url), {
      workerData: { path: this.#path },
      resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 },
    });
    worker.on('message', (answer: ReadAnswer) => this.#settle(answer));
    worker.on('error', (error: unknown) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The reader thread ended')));
    worker.unref();
    return worker;
  }

  #settle(answer: ReadAnswer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('rows' in answer) return pending?.resolve(answer.rows);
    const failure = Object.assign(new Error(answer.failure), { errcode: answer.errcode });
    pending?.reject(answer.isTransient ? this.#guard.explain(new DatabaseUnavailableError(failure)) : failure);
  }

  /** Rejects all pending reads of a thread that ended. The next read starts another. */
  #fail(failed: Worker, cause: unknown): void {
    if (this.#worker !== failed) return;
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(new DatabaseUnavailableError(cause));
    this.#pending.clear();
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}

/**
 * Runs reads of the embedded database in worker threads, so that a heavy search does not block other requests. Each
 * read sees every commit before it.
 */
class ReaderThreads implements Driver, DatabaseConnection {
  readonly #threads: readonly ReaderThread[];

  constructor(path: string, guard: ReadGuard) {
    this.#threads = Array.from({ length: THREADS_MAX }, () => new ReaderThread(path, guard));
  }

  /** Prefers idle threads, so that no more start than needed. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [thread] = this.#threads.toSorted((a, b) => a.pending - b.pending);
    const pending = this.#threads.reduce((sum, each) => sum + each.pending, 0);
    if (thread === undefined || pending >= PENDING_MAX)
      throw new DatabaseUnavailableError(new Error('Too many reads are waiting'));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely compiled the query for this row type
    return { rows: (await offMainThread(thread.read(query))) as Row[] };
  }

  async destroy(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }
  async releaseConnection(): Promise<void> {}
  beginTransaction(): Promise<void> {
    throw new Error('The reader does not support transactions');
  }
  commitTransaction = this.beginTransaction;
  rollbackTransaction = this.beginTransaction;
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The reader does not support streaming');
  }
}

class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A read-only dialect on the database file at `path`. */
export function sqliteReaderDialect(path: string, guard: ReadGuard = NO_GUARD): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new ReaderThreads(path, guard),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
