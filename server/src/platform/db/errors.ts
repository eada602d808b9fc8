import pg from 'pg';

/** The database cannot answer now: unreachable, starting, or out of space or connections. A later retry may succeed. */
export class DatabaseUnavailableError extends Error {
  /** True if the disk is full, so that an operator must act. */
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The database cannot answer right now', { cause });
    this.name = 'DatabaseUnavailableError';
    this.isFull = isDiskFull(cause);
  }
}

/**
 * The file of the embedded database was moved, deleted or damaged. Nothing is saved until an operator has corrected
 * that.
 */
export class DatabaseLostError extends DatabaseUnavailableError {
  override name = 'DatabaseLostError';
}

/** Another program wrote to the file of the embedded database. If that was a checkpoint, it ends within moments. */
export class DatabaseChangedError extends DatabaseUnavailableError {
  override name = 'DatabaseChangedError';

  constructor() {
    super(new Error('Another program is writing to the database file'));
  }
}

/** A duplicate key. SQLite has two codes for it. */
const PG_UNIQUE_VIOLATION = '23505';
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

const PG_DISK_FULL = '53100';
const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
/** A damaged search index alone, which SQLite can rebuild. */
const SQLITE_CORRUPT_VTAB = 267;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;

/** Primary result codes of SQLite (the low byte) that are transient, or end when an operator acts. */
const SQLITE_TRANSIENT = new Set([
  SQLITE_BUSY,
  SQLITE_IOERR,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  SQLITE_CANTOPEN,
  SQLITE_NOTADB,
]);

/**
 * Classes of transient PostgreSQL errors: connection, rollback (deadlock), resources, operator intervention, system.
 */
const PG_TRANSIENT_CLASSES = new Set(['08', '40', '53', '57', '58']);

export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === PG_UNIQUE_VIOLATION;
  const code = sqliteCode(error);
  return code === SQLITE_CONSTRAINT_PRIMARYKEY || code === SQLITE_CONSTRAINT_UNIQUE;
}

/** Wraps transient errors in DatabaseUnavailableError and returns others unchanged. */
export function markUnavailable(error: unknown): unknown {
  return isTransient(error) ? new DatabaseUnavailableError(error) : error;
}

/** True if another program holds the write lock. The write has had no effect. */
export function isLocked(error: unknown): boolean {
  if (error instanceof DatabaseChangedError) return true;
  return error instanceof DatabaseUnavailableError && ((sqliteCode(error.cause) ?? 0) & 0xff) === SQLITE_BUSY;
}

export function isDamaged(error: unknown): error is DatabaseUnavailableError {
  const code = error instanceof DatabaseUnavailableError ? (sqliteCode(error.cause) ?? 0) : 0;
  return code !== SQLITE_CORRUPT_VTAB && [SQLITE_CORRUPT, SQLITE_NOTADB].includes(code & 0xff);
}

/** True if a file of the embedded database could not be read or written. */
export function isIoFailure(error: unknown): error is DatabaseUnavailableError {
  return error instanceof DatabaseUnavailableError && ((sqliteCode(error.cause) ?? 0) & 0xff) === SQLITE_IOERR;
}

function isTransient(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PG_TRANSIENT_CLASSES.has((error.code ?? '').slice(0, 2));
  const code = sqliteCode(error);
  return code !== undefined && SQLITE_TRANSIENT.has(code & 0xff);
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === PG_DISK_FULL;
  return ((sqliteCode(error) ?? 0) & 0xff) === SQLITE_FULL;
}

/** SQLite's extended result code. */
export function sqliteCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}
