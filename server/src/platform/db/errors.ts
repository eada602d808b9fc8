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

/** PostgreSQL's code for a duplicate key, which SQLite reports under two numbers of its own. */
const PG_UNIQUE_VIOLATION = '23505';
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

const PG_DISK_FULL = '53100';
const SQLITE_FULL = 13;

/** SQLite's primary result codes (the low byte) that pass by themselves or with room on the disk. */
const SQLITE_PASSING = new Set([5 /* BUSY */, 10 /* IOERR */, SQLITE_FULL, 14 /* CANTOPEN */]);

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

function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return PG_PASSING_CLASSES.has((error.code ?? '').slice(0, 2));
  const code = sqliteCode(error);
  return code !== undefined && SQLITE_PASSING.has(code & 0xff);
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === PG_DISK_FULL;
  return ((sqliteCode(error) ?? 0) & 0xff) === SQLITE_FULL;
}

function sqliteCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}
