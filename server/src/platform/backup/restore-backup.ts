import type { Blobs } from '#platform/blobs/blobs.ts';
import { DatabaseTooNewError, migrate, type SchemaStep, appliedMigrations } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';

import { BackupError, type Manifest } from './manifest.ts';
import type { BackupFile } from './read-backup.ts';
import { openRestore, type StoreAddress } from './open-store.ts';
import type { RestoreTransaction } from './store.ts';
import { keyFingerprint } from './write-backup.ts';

export interface RestoreTarget extends StoreAddress {
  readonly blobs: Blobs;
  /** All migrations in order. */
  readonly steps: Readonly<Record<string, SchemaStep>>;
  /** Accounts that exist in every database and belong to no person. */
  readonly systemAccountIds: readonly string[];
  /** The configured key. If undefined, `saveSecretKey` stores the key of the backup. */
  readonly secretKey: string | undefined;
  saveSecretKey(secretKey: string): void;
}

/**
 * Restores a backup into an installation without accounts: SQLite or PostgreSQL, whichever it was made from. Backups of
 * older versions are migrated. All rows are restored in one transaction, so a failed restore can be repeated. Throws
 * BackupError if there are accounts, the key differs, or the backup is damaged.
 */
export async function restoreBackup(backup: BackupFile, target: RestoreTarget): Promise<void> {
  const { manifest } = backup;
  checkKey(manifest, target.secretKey);
  if (!(manifest.schema in target.steps)) throw new DatabaseTooNewError(manifest.schema);

  await migrateTo(target, manifest.schema);
  // Checked before the pictures are stored, without holding a lock meanwhile.
  await (await openEmpty(target)).close();
  for await (const { key, bytes } of backup.pictures()) await target.blobs.put(key, bytes, contentTypeOf(key));
  const transaction = await openEmpty(target);
  try {
    await fill(transaction, backup);
    if (manifest.secret_key.included && target.secretKey === undefined) target.saveSecretKey(await backup.secretKey());
    await transaction.commit();
  } finally {
    await transaction.close();
  }
  await migrateTo(target);
}

function checkKey({ secret_key: { check, included } }: Manifest, secretKey: string | undefined): void {
  if (secretKey === undefined ? included : keyFingerprint(secretKey) === check) return;
  throw new BackupError(
    included
      ? 'SECRET_KEY is not the key that this backup was made with. The backup contains that key, in the file secret-key: set SECRET_KEY to it, or unset it.'
      : 'Please set SECRET_KEY to the key that this backup was made with: no other key opens its sealed data.',
  );
}

async function migrateTo({ url, dataDir, steps }: RestoreTarget, until?: string): Promise<void> {
  const database = openDatabase({ url, dataDir, poolSize: 1 });
  try {
    const last = (await appliedMigrations(database.db)).at(-1);
    if (until !== undefined && last !== undefined && last > until) {
      throw new BackupError(
        'This backup was made by an older version, and the database here is already of a newer one. ' +
          'Please restore it into an empty installation (another DATA_DIR, or a new database), where it is migrated.',
      );
    }
    await migrate(database, steps, dataDir, until);
  } finally {
    await database.close();
  }
}

async function openEmpty(target: RestoreTarget): Promise<RestoreTransaction> {
  const transaction = await openRestore(target);
  try {
    if (!(await transaction.hasUsersOtherThan(target.systemAccountIds))) return transaction;
    throw new BackupError(
      'There are accounts here already. A backup can only be restored into an empty installation: another DATA_DIR, or a new database. Nothing was changed.',
    );
  } catch (error) {
    await transaction.close();
    throw error;
  }
}

async function fill(transaction: RestoreTransaction, backup: BackupFile): Promise<void> {
  const written = new Map(backup.manifest.tables.map((table) => [table.name, table]));
  await transaction.empty();
  for (const shape of transaction.shapes) {
    const table = written.get(shape.name);
    if (table === undefined || table.columns.join() !== shape.columns.join())
      throw new Error(`The backup and the schema ${backup.manifest.schema} differ in ${shape.name}`);
    for await (const rows of backup.rows(table.name)) await transaction.insert(shape, rows);
  }
}

function contentTypeOf(key: string): string {
  const [, format] = /\.(webp|avif)$/u.exec(key) ?? [];
  return format === undefined ? 'application/octet-stream' : `image/${format}`;
}
