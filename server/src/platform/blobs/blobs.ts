import type { Readable } from 'node:stream';

/** Blob keys begin with two hexadecimal digits of the picture's id. */
export const KEY_PREFIXES: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

export interface StoredBlob {
  readonly size: number;
  /** The caller must read it to the end or destroy it. */
  readonly stream: Readable;
}

export interface BlobEntry {
  readonly key: string;
  readonly changedAt: Date;
}

/** Storage for binary files. Keys consist of lower-case letters, digits, `-`, `.` and `/`. Writes are atomic. */
export interface Blobs {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns null for a missing blob. */
  open(key: string): Promise<StoredBlob | null>;
  /** Idempotent: removing a missing blob succeeds. */
  remove(key: string): Promise<void>;
  /** Lists all blobs whose key begins with these two characters, and drafts that an interrupted write left. */
  list(prefix: string): AsyncIterable<BlobEntry>;
}

/** The blob storage is unavailable. A later retry may succeed. */
export class BlobsUnavailableError extends Error {
  /** True if the disk is full, so that an operator must act. */
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The blob storage is unavailable right now', { cause });
    this.name = 'BlobsUnavailableError';
    this.isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
  }
}
