import { createHash } from 'node:crypto';

import { z } from 'zod';

/** The contents of `backup.json`. */
export const Manifest = z.object({
  /** The version of the archive format. */
  format: z.literal(1),
  /** The version of the app that wrote it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** The last applied migration. */
  schema: z.string(),
  secret_key: z.object({
    /** A fingerprint of the key. */
    check: z.string(),
    /** True if the archive contains the key. Only a generated key is included. */
    included: z.boolean(),
  }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })),
  pictures: z.object({
    files: z.int().nonnegative(),
    /** A hash of the file names in order. ZIP checksums cover contents, not names. */
    names: z.string(),
  }),
});
export type Manifest = z.infer<typeof Manifest>;

/** Hashes a sequence of names. */
export class NameHash {
  readonly #hash = createHash('sha256');

  add(name: string): void {
    this.#hash.update(`${name}\n`);
  }

  /** Call once, after the last name. */
  value(): string {
    return this.#hash.digest('base64url');
  }
}

export const MANIFEST_FILE = 'backup.json';
export const SECRET_KEY_FILE = 'secret-key';
/** The prefix of picture files; the blob key follows. */
export const PICTURES_PREFIX = 'pictures/';
export const tableFile = (name: string) => `tables/${name}.ndjson`;

/** A backup cannot be written or restored. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
