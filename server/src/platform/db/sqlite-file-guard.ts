import { accessSync, type BigIntStats, closeSync, constants, openSync, readSync, renameSync, statSync } from 'node:fs';

import type { Logger } from 'pino';

import { DatabaseChangedError, DatabaseLostError, DatabaseUnavailableError, isDamaged, isIoFailure } from './errors.ts';
import type { SqliteFile } from './sqlite.ts';

/** The database, its write-ahead log and the index of that. SQLite goes on with whichever of them it has open, also when it was deleted. */
const SUFFIXES = ['', '-wal', '-shm'] as const;
/** Another program's checkpoint is known as one only when it ends. */
const CHECKPOINT_MS = 2_000;
/** The header of a write-ahead log has a new salt whenever the log begins anew. */
const LOG_HEADER_BYTES = 32;

interface Sight {
  /** The files by device and inode; an empty text for one that is missing. */
  readonly files: readonly string[];
  /** When the database file was last written, and its size. */
  readonly content: string;
  /** Changes with each commit and each checkpoint of any program. */
  readonly activity: string;
  readonly log: LogSight;
}

interface LogSight {
  /** How much of the log is in use: nothing of an empty one can be lost. */
  readonly frames: number;
  readonly bytes: bigint;
  readonly header: string;
}

/**
 * Knows whether an open database is still the one at its path. A file that was deleted, moved or replaced lives on for whoever
 * has it open, so writes would succeed and be gone after a restart. One that was overwritten would be mixed with what comes.
 */
export class SqliteFileGuard {
  readonly #path: string;
  readonly #reader: SqliteFile;
  readonly #log: Pick<Logger, 'fatal' | 'warn'> | undefined;
  readonly #logFile: number;
  #known: Sight;
  #changedAt: number | undefined;
  #isLost = false;
  #failure: unknown;

  /** `reader` is a connection to the database at `path`, which must have been read from by then: all of its files exist. */
  constructor(path: string, reader: SqliteFile, log?: Pick<Logger, 'fatal' | 'warn'>) {
    this.#path = path;
    this.#reader = reader;
    this.#log = log;
    this.#logFile = openSync(`${path}-wal`, 'r');
    this.#known = this.#look();
  }

  close(): void {
    closeSync(this.#logFile);
  }

  /**
   * Throws DatabaseLostError when a file is gone, is another one, was overwritten, or was found damaged; DatabaseChangedError while
   * that may still turn out to be a checkpoint. Takes some 20 microseconds.
   */
  check(): void {
    if (this.#failure !== undefined) throw new DatabaseLostError(this.#failure);
    let sight = this.#lookForDamage();
    // Another program may have committed in the middle of the look.
    if (this.#isChanged(sight)) sight = this.#lookForDamage();
    const moved = SUFFIXES.find((_suffix, index) => sight.files[index] !== this.#known.files[index]);
    if (moved !== undefined) {
      const isAnother = sight.files[0] !== '' && sight.files[0] !== this.#known.files[0];
      this.#lose(`${this.#path}${moved} was deleted, moved or replaced`, isAnother);
    }
    if (this.#isChanged(sight)) this.#suspect(sight);
    this.#known = sight;
    this.#noteFound();
  }

  isIntact(): boolean {
    try {
      this.check();
      return true;
    } catch {
      return false;
    }
  }

  /** Throws DatabaseUnavailableError when a write would fail: then, or where the files cannot be written. */
  checkWritable(): void {
    this.check();
    try {
      for (const suffix of SUFFIXES) accessSync(this.#path + suffix, constants.W_OK);
    } catch (error) {
      throw new DatabaseUnavailableError(error);
    }
  }

  /** Runs `work` on the database. Once that finds it damaged, nothing is written any more: it could destroy what is left. */
  watch<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw error instanceof DatabaseUnavailableError ? this.explain(error) : error;
    }
  }

  /** The error to throw in the place of one that a use of the database failed with: DatabaseLostError where that is why. */
  explain(error: DatabaseUnavailableError): DatabaseUnavailableError {
    if (isDamaged(error)) this.#noteDamaged(error);
    const isLost = isDamaged(error) || (isIoFailure(error) && !this.isIntact());
    return isLost ? new DatabaseLostError(error.cause) : error;
  }

  #lookForDamage(): Sight {
    try {
      return this.#look();
    } catch (error) {
      if (!isDamaged(error)) throw error;
      this.#noteDamaged(error);
      throw new DatabaseLostError(error.cause);
    }
  }

  #noteDamaged({ cause }: DatabaseUnavailableError): void {
    if (this.#failure !== undefined) return;
    this.#failure = cause;
    if (this.#isLogOfAnother()) this.#setLogAside();
    this.#log?.fatal(
      { err: cause },
      `${this.#path} is damaged. Nothing is saved any more. Stop the server, keep a copy of the files, and restore a backup into an empty DATA_DIR.`,
    );
  }

  /** Did anything change a file, though there was neither a commit nor a checkpoint? */
  #isChanged(sight: Sight): boolean {
    if (sight.activity !== this.#known.activity) return false;
    return this.#isOverwritten(sight) || this.#isLogOverwritten(sight);
  }

  /** Nothing but a checkpoint writes to the file of a database that has a write-ahead log. */
  #isOverwritten({ content }: Sight): boolean {
    return content !== this.#known.content;
  }

  /** A log that is in use only grows. */
  #isLogOverwritten({ log }: Sight): boolean {
    const { frames, bytes, header } = this.#known.log;
    return frames > 0 && (log.header !== header || log.bytes < bytes);
  }

  #suspect(sight: Sight): never {
    this.#changedAt ??= performance.now();
    if (performance.now() - this.#changedAt < CHECKPOINT_MS) throw new DatabaseChangedError();
    const isAnother = this.#isOverwritten(sight);
    // A log that came with the database belongs to it.
    return this.#lose(
      `${this.#path}${isAnother ? '' : '-wal'} was overwritten`,
      isAnother && !this.#isLogOverwritten(sight),
    );
  }

  /** Is the database overwritten, and the log still the one from before? */
  #isLogOfAnother(): boolean {
    try {
      const sight = this.#look();
      return this.#isChanged(sight) && this.#isOverwritten(sight) && !this.#isLogOverwritten(sight);
    } catch {
      return false;
    }
  }

  /** `isAnother`: there is another database in its place. */
  #lose(what: string, isAnother: boolean): never {
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

  /** The next start would write a log that does not belong to the new file into it. */
  #setLogAside(): void {
    for (const [index, suffix] of SUFFIXES.entries()) {
      const path = this.#path + suffix;
      if (suffix === '' || identify(findStats(path)) !== this.#known.files[index]) continue;
      try {
        renameSync(path, `${path}.lost`);
        this.#log?.warn(
          `${path} belonged to another ${this.#path} than the one that is there now. It is ${path}.lost from now on.`,
        );
      } catch (error) {
        this.#log?.fatal(
          { err: error },
          `Remove ${path} before you start again: it belonged to another ${this.#path}.`,
        );
      }
    }
  }

  #noteFound(): void {
    this.#changedAt = undefined;
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#log?.warn(`${this.#path} is back where it was. The server saves again.`);
  }

  #look(): Sight {
    // Before the files: what is known of these is then never older than the activity that explains it.
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
