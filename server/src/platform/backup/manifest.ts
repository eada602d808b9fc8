import { createHash } from 'node:crypto';

import { z } from 'zod';

/** What a backup says of itself, in `backup.json`. */
export const Manifest = z.object({
  /** The shape of the archive. */
  format: z.literal(1),
  /** The version of the app that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** The last step of the schema that its rows are of. */
  schema: z.string(),
  secret_key: z.object({
    /** Tells one key from another, and nothing else of it. */
    check: z.string(),
    /** Is the key in the archive, as `secret-key`? Only one that the app made itself is. */
    included: z.boolean(),
  }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() })),
  pictures: z.object({
    files: z.int().nonnegative(),
    /** Tells their names in order from any others: the archive sums up what is in a file, and not what it is called. */
    names: z.string(),
  }),
});
export type Manifest = z.infer<typeof Manifest>;

/** The same for the same names in the same order. */
export class NameSum {
  readonly #hash = createHash('sha256');

  add(name: string): void {
    this.#hash.update(`${name}\n`);
  }

  /** Once, when all are added. */
  value(): string {
    return this.#hash.digest('base64url');
  }
}

export const MANIFEST_FILE = 'backup.json';
export const SECRET_KEY_FILE = 'secret-key';
/** What the names of files of pictures begin with; their key follows. */
export const PICTURES_FOLDER = 'pictures/';
export const tableFile = (name: string) => `tables/${name}.ndjson`;

/** Something that a backup cannot be made of or restored from, in plain words. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}
