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
      readonly mayPass: boolean;
      readonly errcode: number | undefined;
    };

interface Waiting {
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: Error) => void;
}

type ReadGuard = Pick<SqliteFileGuard, 'check' | 'explain'>;
const NO_GUARD: ReadGuard = { check: () => undefined, explain: (error) => error };

/** More than this would wait longer than anybody stays. */
const WAITING_MAX = 200;
/** As many as there are cores, but a thread takes memory. */
const THREADS_MAX = Math.min(4, availableParallelism());

/** A thread that reads, one query after the other. It starts with its first. */
class ReaderThread {
  readonly #path: string;
  readonly #guard: ReadGuard;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(path: string, guard: ReadGuard) {
    this.#path = path;
    this.#guard = guard;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  read({ sql, parameters }: CompiledQuery): Promise<unknown[]> {
    const id = ++this.#lastId;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
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
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) return waiting?.resolve(answer.rows);
    const failure = Object.assign(new Error(answer.failure), { errcode: answer.errcode });
    waiting?.reject(answer.mayPass ? this.#guard.explain(new DatabaseUnavailableError(failure)) : failure);
  }

  /** Nobody is left waiting for a thread that is gone; the next read starts another, and has no part in its end. */
  #fail(gone: Worker, cause: unknown): void {
    if (this.#worker !== gone) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new DatabaseUnavailableError(cause));
    this.#waiting.clear();
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}

/**
 * Reads of an embedded database on threads of their own, so that a heavy search does not hold up every other request.
 * Each sees every commit made before it began.
 */
class ReaderThreads implements Driver, DatabaseConnection {
  readonly #threads: readonly ReaderThread[];

  constructor(path: string, guard: ReadGuard) {
    this.#threads = Array.from({ length: THREADS_MAX }, () => new ReaderThread(path, guard));
  }

  /** The first that has nothing to do, so that no more of them start than are needed. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [least] = this.#threads.toSorted((a, b) => a.waiting - b.waiting);
    const waiting = this.#threads.reduce((sum, thread) => sum + thread.waiting, 0);
    if (least === undefined || waiting >= WAITING_MAX) throw new DatabaseUnavailableError(new Error('Too many wait'));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely compiled the query for this row type
    return { rows: (await offMainThread(least.read(query))) as Row[] };
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
export function sqliteReaderDialect(path: string, guard: ReadGuard = NO_GUARD): Dialect {
  return {
    createAdapter: () => new ConcurrentSqliteAdapter(),
    createDriver: () => new ReaderThreads(path, guard),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
