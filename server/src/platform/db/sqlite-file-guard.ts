import { accessSync, type BigIntStats, closeSync, constants, openSync, readSync, renameSync, statSync } from 'node:fs';

import type { Logger } from 'pino';

import { DatabaseChangedError, DatabaseLostError, DatabaseUnavailableError, isDamaged, isIoFailure } from './errors.ts';
import type { SqliteFile } from './sqlite.ts';

/**
 * The database, its write-ahead log and the shared-memory index. SQLite keeps using open files after they are deleted.
 */
const SUFFIXES = ['', '-wal', '-shm'] as const;
/** A checkpoint of another program can only be recognized when it ends. */
const CHECKPOINT_MS = 2_000;
/** The header of a write-ahead log gets a new salt whenever the log restarts. */
const LOG_HEADER_BYTES = 32;

interface FileState {
  /** The files as device and inode; empty for a missing one. */
  readonly files: readonly string[];
  /** Modification time and size of the database file. */
  readonly content: string;
  /** Changes with each commit and checkpoint of any program. */
  readonly activity: string;
  readonly log: LogState;
}

interface LogState {
  /** Frames in use: an empty log has nothing to lose. */
  readonly frames: number;
  readonly bytes: bigint;
  readonly header: string;
}

/**
 * Detects that the open database is not the one at its path any more. Writes to a deleted, moved or replaced file
 * succeed, but are gone after a restart. Writes to an overwritten file would mix two databases.
 */
export class SqliteFileGuard {
  readonly #path: string;
  readonly #reader: SqliteFile;
  readonly #log: Pick<Logger, 'fatal' | 'warn'> | undefined;
  readonly #logFile: number;
  #known: FileState;
  #changedAt: number | undefined;
  #isLost = false;
  #failure: unknown;

  /** `reader` is a connection to the database at `path` that has read once, so that all files exist. */
  constructor(path: string, reader: SqliteFile, log?: Pick<Logger, 'fatal' | 'warn'>) {
    this.#path = path;
    this.#reader = reader;
    this.#log = log;
    this.#logFile = openSync(`${path}-wal`, 'r');
    this.#known = this.#observe();
  }

  close(): void {
    closeSync(this.#logFile);
  }

  /**
   * Throws DatabaseLostError if a file is missing, replaced, overwritten or damaged, and DatabaseChangedError while the
   * change may still be a checkpoint. Takes about 20 microseconds.
   */
  check(): void {
    if (this.#failure !== undefined) throw new DatabaseLostError(this.#failure);
    let state = this.#observeChecked();
    // Another program may have committed during the observation.
    if (this.#isChanged(state)) state = this.#observeChecked();
    const moved = SUFFIXES.find((_suffix, index) => state.files[index] !== this.#known.files[index]);
    if (moved !== undefined) {
      const isAnother = state.files[0] !== '' && state.files[0] !== this.#known.files[0];
      this.#failLost(`${this.#path}${moved} was deleted, moved or replaced`, isAnother);
    }
    if (this.#isChanged(state)) this.#handleChange(state);
    this.#known = state;
    this.#noteIntact();
  }

  isIntact(): boolean {
    try {
      this.check();
      return true;
    } catch {
      return false;
    }
  }

  /** Throws DatabaseUnavailableError if a write would fail, also for missing permissions. */
  checkWritable(): void {
    this.check();
    try {
      for (const suffix of SUFFIXES) accessSync(this.#path + suffix, constants.W_OK);
    } catch (error) {
      throw new DatabaseUnavailableError(error);
    }
  }

  /**
   * Runs `work` on the database. If it finds damage, all further writes are refused, because they could destroy what is
   * left.
   */
  watch<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw error instanceof DatabaseUnavailableError ? this.explain(error) : error;
    }
  }

  /** Converts an error of the database to DatabaseLostError, if the file is lost or damaged. */
  explain(error: DatabaseUnavailableError): DatabaseUnavailableError {
    if (isDamaged(error)) this.#markDamaged(error);
    const isLost = isDamaged(error) || (isIoFailure(error) && !this.isIntact());
    return isLost ? new DatabaseLostError(error.cause) : error;
  }

  #observeChecked(): FileState {
    try {
      return this.#observe();
    } catch (error) {
      if (!isDamaged(error)) throw error;
      this.#markDamaged(error);
      throw new DatabaseLostError(error.cause);
    }
  }

  #markDamaged({ cause }: DatabaseUnavailableError): void {
    if (this.#failure !== undefined) return;
    this.#failure = cause;
    if (this.#isLogOfAnother()) this.#setLogAside();
    this.#log?.fatal(
      { err: cause },
      `${this.#path} is damaged. Nothing is saved any more. Stop the server, keep a copy of the files, and restore a backup into an empty DATA_DIR.`,
    );
  }

  /** True if a file changed without a commit or checkpoint. */
  #isChanged(state: FileState): boolean {
    if (state.activity !== this.#known.activity) return false;
    return this.#isOverwritten(state) || this.#isLogOverwritten(state);
  }

  /** In WAL mode only a checkpoint writes to the database file. */
  #isOverwritten({ content }: FileState): boolean {
    return content !== this.#known.content;
  }

  /** A log in use only grows. */
  #isLogOverwritten({ log }: FileState): boolean {
    const { frames, bytes, header } = this.#known.log;
    return frames > 0 && (log.header !== header || log.bytes < bytes);
  }

  #handleChange(state: FileState): never {
    this.#changedAt ??= performance.now();
    if (performance.now() - this.#changedAt < CHECKPOINT_MS) throw new DatabaseChangedError();
    const isAnother = this.#isOverwritten(state);
    // A log that was replaced together with the database belongs to it.
    return this.#failLost(
      `${this.#path}${isAnother ? '' : '-wal'} was overwritten`,
      isAnother && !this.#isLogOverwritten(state),
    );
  }

  /** True if the database was overwritten and the log is still the old one. */
  #isLogOfAnother(): boolean {
    try {
      const state = this.#observe();
      return this.#isChanged(state) && this.#isOverwritten(state) && !this.#isLogOverwritten(state);
    } catch {
      return false;
    }
  }

  /** `isAnother`: another database is at the path. */
  #failLost(what: string, isAnother: boolean): never {
    const reason = `${what} while the server has it open`;
    if (isAnother) this.#setLogAside();
    if (!this.#isLost) {
      this.#isLost = true;
      this.#log?.fatal(
        `${reason}. Nothing is saved any more. Stop the server, put the file back (or restore a backup into an empty DATA_DIR), and start it again.`,
      );
    }
    throw new DatabaseLostError(new Error(reason));
  }

  /** Renames the old log. SQLite would apply it to the new file at the next start. */
  #setLogAside(): void {
    for (const [index, suffix] of SUFFIXES.entries()) {
      const path = this.#path + suffix;
      if (suffix === '' || identify(findStats(path)) !== this.#known.files[index]) continue;
      try {
        renameSync(path, `${path}.lost`);
        this.#log?.warn(
          `${path} belonged to another ${this.#path} than the current one. It was renamed to ${path}.lost.`,
        );
      } catch (error) {
        this.#log?.fatal({ err: error }, `Remove ${path} before the next start: it belonged to another ${this.#path}.`);
      }
    }
  }

  #noteIntact(): void {
    this.#changedAt = undefined;
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#log?.warn(`${this.#path} is back. The server saves again.`);
  }

  #observe(): FileState {
    // Read before the files, so that a change is never newer than the activity that explains it.
    const version = this.#reader.prepare('pragma data_version').all([]);
    const checkpoint = this.#reader.prepare('pragma wal_checkpoint(noop)').all([]);
    const stats = SUFFIXES.map((suffix) => findStats(this.#path + suffix));
    const [database, log] = stats;
    return {
      files: stats.map(identify),
      content: `${database?.mtimeNs}:${database?.size}`,
      activity: JSON.stringify([version, checkpoint]),
      log: { frames: framesOf(checkpoint), bytes: log?.size ?? 0n, header: readHeader(this.#logFile) },
    };
  }
}

function framesOf([checkpoint]: readonly unknown[]): number {
  const isKnown = typeof checkpoint === 'object' && checkpoint !== null && 'log' in checkpoint;
  return isKnown ? Number(checkpoint.log) : 0;
}

function readHeader(file: number): string {
  const header = Buffer.alloc(LOG_HEADER_BYTES);
  return header.toString('hex', 0, readSync(file, header, 0, LOG_HEADER_BYTES, 0));
}

function identify(stats: BigIntStats | undefined): string {
  return stats === undefined ? '' : `${stats.dev}:${stats.ino}`;
}

function findStats(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
