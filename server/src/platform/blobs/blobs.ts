import type { Readable } from 'node:stream';

/** With which two characters the keys of what belongs to a picture begin: those of its id. */
export const KEY_PREFIXES: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

export interface StoredBlob {
  readonly size: number;
  /** Whoever opened it reads it to its end or destroys it. */
  readonly stream: Readable;
}

export interface BlobEntry {
  readonly key: string;
  readonly changedAt: Date;
}

/**
 * Where bytes are kept that are too many for a database. A key is made of lower-case letters, digits, `-`, `.` and `/`. A blob
 * is there whole or not at all.
 */
export interface Blobs {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null for one that is not there. */
  open(key: string): Promise<StoredBlob | null>;
  /** One that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** All whose key begins with these two characters, and what a cut in the middle of putting them left behind. */
  list(beginning: string): AsyncIterable<BlobEntry>;
}

/** The place where bytes are kept does not answer now. Trying again later may work. */
export class BlobsUnavailableError extends Error {
  /** Is there no room left, so that somebody has to make some? */
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The place where files are kept cannot answer right now', { cause });
    this.name = 'BlobsUnavailableError';
    this.isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
  }
}
