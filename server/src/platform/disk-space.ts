import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { AppError, NO_ROOM_TEXT } from './app-error.ts';

const MB = 1024 * 1024;
/** What is written in so long fits many times into any reserve. */
const CHECKED_MS = 2_000;
const RETRY_AFTER_SECONDS = 60;
const BALLAST_FILE = 'room-for-admins';
/** Enough to sign in and to delete: what is deleted passes through the log of the database first. */
const BALLAST_MAX_BYTES = 16 * MB;

export interface DiskState {
  readonly freeBytes: number;
  /** Below this, room is left for admins alone. */
  readonly reserveBytes: number;
  readonly isShort: boolean;
}

export interface DiskSpaceDeps {
  readonly reserveBytes: number;
  /** What programs may still write to the disk. */
  freeBytes(): Promise<number>;
  /** What the database holds of it without using it. */
  reusableBytes(): Promise<number>;
  /** A file whose room is given back when others fill the disk to its end. */
  readonly ballast: { readonly path: string; readonly bytes: number } | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Knows whether the disk is nearly full. Then ordinary people save nothing more, so that an admin can still sign in, see what fills
 * it, and delete. Looked at no more often than every two seconds.
 */
export class DiskSpace {
  readonly #deps: DiskSpaceDeps;
  #last: { readonly at: number; readonly state: Promise<DiskState> } | undefined;

  constructor(deps: DiskSpaceDeps) {
    this.#deps = deps;
  }

  read(): Promise<DiskState> {
    const at = performance.now();
    if (this.#last === undefined || at - this.#last.at > CHECKED_MS) this.#last = { at, state: this.#look() };
    return this.#last.state;
  }

  async isShort(): Promise<boolean> {
    return this.#deps.reserveBytes > 0 && (await this.read()).isShort;
  }

  /** Throws `unavailable`, which says that there is no room. */
  async requireRoom(): Promise<void> {
    if (!(await this.isShort())) return;
    throw new AppError('unavailable', NO_ROOM_TEXT, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  async #look(): Promise<DiskState> {
    const { reserveBytes } = this.#deps;
    try {
      const [freeBytes, reusable] = await Promise.all([this.#deps.freeBytes(), this.#deps.reusableBytes()]);
      await this.#keepBallast(freeBytes);
      // Whatever is written goes to the log of the database first, for which there must be room outside of it.
      const isShort = freeBytes + reusable < reserveBytes || freeBytes < reserveBytes / 4;
      return { freeBytes, reserveBytes, isShort };
    } catch (error) {
      // A disk that cannot be looked at is not taken for a full one.
      this.#deps.log.warn({ err: error }, 'free disk space not known');
      return { freeBytes: Infinity, reserveBytes, isShort: false };
    }
  }

  async #keepBallast(freeBytes: number): Promise<void> {
    const { ballast, reserveBytes, log } = this.#deps;
    if (ballast === undefined || reserveBytes === 0) return;
    const isThere = existsSync(ballast.path);
    if (isThere && freeBytes < ballast.bytes / 2) {
      await rm(ballast.path, { force: true });
      log.warn({ freeBytes }, 'the disk is full: the room kept for admins was given back');
    } else if (!isThere && freeBytes > reserveBytes + ballast.bytes) {
      // Of what cannot be compressed, or it would take no room.
      await writeFile(ballast.path, randomBytes(ballast.bytes), { mode: 0o600 });
    }
  }
}

interface DiskPlace {
  readonly dataDir: string;
  readonly reserveMb: number;
  /** Does the database lie on this disk? */
  readonly hasDatabase: boolean;
  reusableBytes(): Promise<number>;
  readonly log: Pick<Logger, 'warn'>;
}

/** The disk with the data folder, which is made where there is none. */
export function createDiskSpace({ dataDir, reserveMb, hasDatabase, reusableBytes, log }: DiskPlace): DiskSpace {
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

/** Gives the room kept for admins back where the disk is so full that not even the embedded database could be opened. */
export async function releaseBallast(dataDir: string): Promise<void> {
  const path = join(dataDir, BALLAST_FILE);
  const { size } = (await stat(path).catch(() => undefined)) ?? { size: 0 };
  if (size > 0 && (await readFreeBytes(dataDir)) < size / 2) await rm(path, { force: true });
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
