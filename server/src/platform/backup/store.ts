import type { Row, TableShape } from './table-shape.ts';

/** A consistent snapshot of a database, read while others write. */
export interface Snapshot {
  /** The last applied migration. */
  readonly schema: string;
  readonly shapes: readonly TableShape[];
  rows(shape: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

/** One transaction that fills a database: all or nothing. */
export interface RestoreTransaction {
  readonly shapes: readonly TableShape[];
  /** True if there are accounts other than `ids`. */
  hasUsersOtherThan(ids: readonly string[]): Promise<boolean>;
  /** Deletes all rows. */
  empty(): Promise<void>;
  insert(shape: TableShape, rows: readonly Row[]): Promise<void>;
  commit(): Promise<void>;
  /** Rolls back unless committed. */
  close(): Promise<void>;
}
