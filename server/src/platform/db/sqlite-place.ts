import { accessSync, constants, statSync } from 'node:fs';

import type { Logger } from 'pino';

import { DatabaseLostError, DatabaseUnavailableError, isDamaged } from './errors.ts';

/** The database, its write-ahead log and the index of that. SQLite writes on to whichever of them it has open, also when it was deleted. */
const SUFFIXES = ['', '-wal', '-shm'] as const;

/**
 * Knows whether an open database is still the one at its path. A file that was deleted, moved or replaced lives on for whoever
 * has it open, so writes would succeed and be gone after a restart.
 */
export class SqlitePlace {
  readonly #path: string;
  readonly #log: Pick<Logger, 'fatal' | 'warn'> | undefined;
  readonly #opened: readonly string[];
  #isLost = false;
  #failure: unknown;

  /** The database must be open, in WAL mode, and have been read: only then all of its files exist. */
  constructor(path: string, log?: Pick<Logger, 'fatal' | 'warn'>) {
    this.#path = path;
    this.#log = log;
    this.#opened = SUFFIXES.map((suffix) => identify(path + suffix));
  }

  /** Throws DatabaseLostError when a file is gone, is another one, or was found damaged. Costs three stat calls. */
  check(): void {
    if (this.#failure !== undefined) throw new DatabaseLostError(this.#failure);
    const lost = SUFFIXES.find((suffix, index) => identify(this.#path + suffix) !== this.#opened[index]);
    if (lost === undefined) return this.#noteFound();
    const reason = new Error(`${this.#path}${lost} was deleted, moved or replaced while the server has it open`);
    this.#noteLost(reason);
    throw new DatabaseLostError(reason);
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
      if (!isDamaged(error)) throw error;
      this.#noteDamaged(error);
      throw new DatabaseLostError(error.cause);
    }
  }

  #noteDamaged({ cause }: DatabaseUnavailableError): void {
    if (this.#failure !== undefined) return;
    this.#failure = cause;
    this.#log?.fatal(
      { err: cause },
      `${this.#path} is damaged. Nothing is saved any more. Stop the server, keep a copy of the files, and restore a backup into an empty DATA_DIR.`,
    );
  }

  #noteLost(reason: Error): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#log?.fatal(
      `${reason.message}. Nothing is saved any more. Stop the server, put the file back (or restore a backup into an empty DATA_DIR), and start it again.`,
    );
  }

  #noteFound(): void {
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#log?.warn(`${this.#path} is back where it was. The server saves again.`);
  }
}

/** The same as long as a path leads to the same file; empty where there is none. */
function identify(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return '';
  }
}
