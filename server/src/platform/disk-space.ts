import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { AppError, NO_ROOM_TEXT } from './app-error.ts';

const MB = 1024 * 1024;
/** What is written within this time is a fraction of any reserve. */
const CACHED_MS = 2_000;
const RETRY_AFTER_SECONDS = 60;
const BALLAST_FILE = 'room-for-admins';
/** Enough to sign in and to delete: deleting writes to the write-ahead log first. */
const BALLAST_MAX_BYTES = 16 * MB;

export interface DiskState {
  readonly freeBytes: number;
  /** Below this, only admins may write. */
  readonly reserveBytes: number;
  readonly isShort: boolean;
}

export interface DiskSpaceDeps {
  readonly reserveBytes: number;
  /** What programs may still write to the disk. */
  freeBytes(): Promise<number>;
  /** Free pages inside the database file. */
  reusableBytes(): Promise<number>;
  /** A file that is deleted to free its space when other programs fill the disk. */
  readonly ballast: { readonly path: string; readonly bytes: number } | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Knows whether the disk is nearly full. Then only admins may write, so that they can still sign in, find the cause and
 * delete. Measures at most every two seconds.
 */
export class DiskSpace {
  readonly #deps: DiskSpaceDeps;
  #last: { readonly at: number; readonly state: Promise<DiskState> } | undefined;

  constructor(deps: DiskSpaceDeps) {
    this.#deps = deps;
  }

  read(): Promise<DiskState> {
    const at = performance.now();
    if (this.#last === undefined || at - this.#last.at > CACHED_MS) this.#last = { at, state: this.#measure() };
    return this.#last.state;
  }

  async isShort(): Promise<boolean> {
    return this.#deps.reserveBytes > 0 && (await this.read()).isShort;
  }

  /** Throws `unavailable` while the disk is nearly full. */
  async requireRoom(): Promise<void> {
    if (!(await this.isShort())) return;
    throw new AppError('unavailable', NO_ROOM_TEXT, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  async #measure(): Promise<DiskState> {
    const { reserveBytes } = this.#deps;
    try {
      const [freeBytes, reusable] = await Promise.all([this.#deps.freeBytes(), this.#deps.reusableBytes()]);
      // Writes go to the write-ahead log first, which needs space outside the database file.
      const isShortWith = (free: number): boolean => free + reusable < reserveBytes || free < reserveBytes / 4;
      await this.#maintainBallast(freeBytes, isShortWith);
      return { freeBytes, reserveBytes, isShort: isShortWith(freeBytes) };
    } catch (error) {
      // Fails open: a disk that cannot be measured does not count as full.
      this.#deps.log.warn({ err: error }, 'could not measure free disk space');
      return { freeBytes: Infinity, reserveBytes, isShort: false };
    }
  }

  async #maintainBallast(freeBytes: number, isShortWith: (free: number) => boolean): Promise<void> {
    const { ballast, reserveBytes, log } = this.#deps;
    if (ballast === undefined || reserveBytes === 0) return;
    const exists = existsSync(ballast.path);
    if (exists && freeBytes < ballast.bytes / 2) {
      await rm(ballast.path, { force: true });
      log.warn({ freeBytes }, 'the disk is full: deleted the ballast file to make room for admins');
    } else if (!exists && !isShortWith(freeBytes - ballast.bytes)) {
      // Random bytes, because a compressing file system would store zeros in no space.
      await writeFile(ballast.path, randomBytes(ballast.bytes), { mode: 0o600 });
    }
  }
}

interface DiskSettings {
  readonly dataDir: string;
  readonly reserveMb: number;
  /** True if the database is on this disk. */
  readonly hasDatabase: boolean;
  reusableBytes(): Promise<number>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Watches the disk of the data folder, and creates the folder if it is missing. */
export function createDiskSpace({ dataDir, reserveMb, hasDatabase, reusableBytes, log }: DiskSettings): DiskSpace {
  const reserveBytes = reserveMb * MB;
  const bytes = Math.floor(Math.min(BALLAST_MAX_BYTES, reserveBytes / 4));
  if (reserveBytes > 0) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new DiskSpace({
    reserveBytes,
    freeBytes: () => readFreeBytes(dataDir),
    reusableBytes,
    ballast: hasDatabase ? { path: join(dataDir, BALLAST_FILE), bytes } : undefined,
    log,
  });
}

/** Deletes the ballast file if the disk is too full to open the embedded database. */
export async function releaseBallast(dataDir: string): Promise<void> {
  const path = join(dataDir, BALLAST_FILE);
  const { size } = (await stat(path).catch(() => undefined)) ?? { size: 0 };
  if (size > 0 && (await readFreeBytes(dataDir)) < size / 2) await rm(path, { force: true });
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
