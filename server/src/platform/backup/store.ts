import type { Row, TableShape } from './table-shape.ts';

/** The rows of a database as they were at one moment, read while others go on writing. */
export interface Snapshot {
  /** The last step of the schema that was done. */
  readonly schema: string;
  readonly shapes: readonly TableShape[];
  rows(shape: TableShape): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}

/** One transaction that fills a database: all of it is there after `commit`, and nothing without. */
export interface RestoreTransaction {
  readonly shapes: readonly TableShape[];
  /** Has anybody an account but these? */
  hasUsersOtherThan(ids: readonly string[]): Promise<boolean>;
  /** Takes away every row. */
  empty(): Promise<void>;
  insert(shape: TableShape, rows: readonly Row[]): Promise<void>;
  commit(): Promise<void>;
  /** Gives up what is not committed. */
  close(): Promise<void>;
}
