import pg from 'pg';

/** The database cannot answer now: gone, starting, out of room or of connections. Trying again later may work. */
export class DatabaseUnavailableError extends Error {
  /** Is it out of room, so that somebody has to do something? */
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The database cannot answer right now', { cause });
    this.name = 'DatabaseUnavailableError';
    this.isFull = isDiskFull(cause);
  }
}

/** The embedded database is not at its place any more, or is damaged: nothing is saved until somebody sees to it. */
export class DatabaseLostError extends DatabaseUnavailableError {
  constructor(cause: unknown) {
    super(cause);
    this.name = 'DatabaseLostError';
  }
}

/** Something wrote to the file of the embedded database. If that was a checkpoint, it is over in a moment. */
export class DatabaseChangedError extends DatabaseUnavailableError {
  constructor() {
    super(new Error('Something is writing to the database file'));
    this.name = 'DatabaseChangedError';
  }
}

/** PostgreSQL's code for a duplicate key, which SQLite reports under two numbers of its own. */
const PG_UNIQUE_VIOLATION = '23505';
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

const PG_DISK_FULL = '53100';
const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
/** Damage of a search index alone, which SQLite can build anew. */
const SQLITE_CORRUPT_VTAB = 267;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

/** SQLite's primary result codes (the low byte) that pass by themselves, with room on the disk, or when somebody sees to the file. */
const SQLITE_PASSING = new Set([
  SQLITE_BUSY,
  SQLITE_IOERR,
  SQLITE_CORRUPT,
  SQLITE_FULL,
  14 /* CANTOPEN */,
  SQLITE_NOTADB,
]);

/** Classes of PostgreSQL codes that pass: connection, rollback (of one of two who wait for each other), resources, operator, system. */
const PG_PASSING_CLASSES = new Set(['08', '40', '53', '57', '58']);

export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === PG_UNIQUE_VIOLATION;
  const code = sqliteCode(error);
  return code === SQLITE_CONSTRAINT_PRIMARYKEY || code === SQLITE_CONSTRAINT_UNIQUE;
}

/** Gives back the error to throw: a failure that may pass is marked as such, any other stays what it is. */
export function markUnavailable(error: unknown): unknown {
  return isPassing(error) ? new DatabaseUnavailableError(error) : error;
}

/** Is another program in the way of a write for the moment? Nothing was done then. */
export function isLocked(error: unknown): boolean {
  if (error instanceof DatabaseChangedError) return true;
  return error instanceof DatabaseUnavailableError && ((sqliteCode(error.cause) ?? 0) & 0xff) === SQLITE_BUSY;
}

export function isDamaged(error: unknown): error is DatabaseUnavailableError {
  const code = error instanceof DatabaseUnavailableError ? (sqliteCode(error.cause) ?? 0) : 0;
  return code !== SQLITE_CORRUPT_VTAB && [SQLITE_CORRUPT, SQLITE_NOTADB].includes(code & 0xff);
}

/** Could a file of the embedded database not be read or written? */
export function isIoFailure(error: unknown): error is DatabaseUnavailableError {
  return error instanceof DatabaseUnavailableError && ((sqliteCode(error.cause) ?? 0) & 0xff) === SQLITE_IOERR;
}

function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PG_PASSING_CLASSES.has((error.code ?? '').slice(0, 2));
  const code = sqliteCode(error);
  return code !== undefined && SQLITE_PASSING.has(code & 0xff);
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
