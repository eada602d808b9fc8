import type { Blobs } from '#platform/blobs/blobs.ts';
import { DatabaseTooNewError, migrate, type SchemaStep, appliedMigrations } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';

import { BackupError, type Manifest } from './manifest.ts';
import type { BackupFile } from './read-backup.ts';
import { openRestore, type StoreAddress } from './open-store.ts';
import type { RestoreTransaction } from './store.ts';
import { keyCheck } from './write-backup.ts';

export interface RestoreTarget extends StoreAddress {
  readonly blobs: Blobs;
  /** Every step of the schema in order. */
  readonly steps: Readonly<Record<string, SchemaStep>>;
  /** Accounts that are in every database, with nobody behind them. */
  readonly nobody: readonly string[];
  /** The key given by the configuration; without one the key of the backup is put in its place by `saveSecretKey`. */
  readonly secretKey: string | undefined;
  saveSecretKey(secretKey: string): void;
}

/**
 * Brings back what a backup holds, into a place where nobody has an account yet: an embedded database or PostgreSQL, whichever it
 * was made of. A backup of an older version is brought up to date. All rows are there at once or, when it fails or is cut off, none;
 * then it can be done again. Throws BackupError when somebody is there, the key is another one, or the backup is damaged.
 */
export async function restoreBackup(backup: BackupFile, target: RestoreTarget): Promise<void> {
  const { manifest } = backup;
  checkKey(manifest, target.secretKey);
  if (!(manifest.schema in target.steps)) throw new DatabaseTooNewError(manifest.schema);

  await bringSchemaTo(target, manifest.schema);
  // Before anything is put anywhere, and without keeping others from writing while the pictures are.
  await (await openEmpty(target)).close();
  for await (const { key, bytes } of backup.pictures()) await target.blobs.put(key, bytes, contentTypeOf(key));
  const filling = await openEmpty(target);
  try {
    await fill(filling, backup);
    if (manifest.secret_key.included && target.secretKey === undefined) target.saveSecretKey(await backup.secretKey());
    await filling.commit();
  } finally {
    await filling.close();
  }
  await bringSchemaTo(target);
}

function checkKey({ secret_key: { check, included } }: Manifest, secretKey: string | undefined): void {
  if (secretKey === undefined ? included : keyCheck(secretKey) === check) return;
  throw new BackupError(
    included
      ? 'SECRET_KEY is not the key that this backup was made with. That one is in the backup, in the file secret-key: set SECRET_KEY to it, or to nothing.'
      : 'Please set SECRET_KEY to the key that this backup was made with: what is sealed in it cannot be opened with another.',
  );
}

async function bringSchemaTo({ url, dataDir, steps }: RestoreTarget, until?: string): Promise<void> {
  const database = openDatabase({ url, dataDir, poolSize: 1 });
  try {
    const last = (await appliedMigrations(database.db)).at(-1);
    if (until !== undefined && last !== undefined && last > until) {
      throw new BackupError(
        'This backup was made by an older version, and the database here is of a newer one already. ' +
          'Please restore it into an empty place (another DATA_DIR, or a new database): it is brought up to date there.',
      );
    }
    await migrate(database, steps, dataDir, until);
  } finally {
    await database.close();
  }
}

async function openEmpty(target: RestoreTarget): Promise<RestoreTransaction> {
  const filling = await openRestore(target);
  try {
    if (!(await filling.hasUsersOtherThan(target.nobody))) return filling;
    throw new BackupError(
      'Somebody has an account here already. A backup is restored into an empty place: another DATA_DIR, or a new database. Nothing was changed.',
    );
  } catch (error) {
    await filling.close();
    throw error;
  }
}

async function fill(filling: RestoreTransaction, backup: BackupFile): Promise<void> {
  const written = new Map(backup.manifest.tables.map((table) => [table.name, table]));
  await filling.empty();
  for (const shape of filling.shapes) {
    const table = written.get(shape.name);
    if (table === undefined || table.columns.join() !== shape.columns.join())
      throw new Error(`The backup and the schema ${backup.manifest.schema} differ in ${shape.name}`);
    for await (const rows of backup.rows(table.name)) await filling.insert(shape, rows);
  }
}

function contentTypeOf(key: string): string {
  const [, format] = /\.(webp|avif)$/u.exec(key) ?? [];
  return format === undefined ? 'application/octet-stream' : `image/${format}`;
}
