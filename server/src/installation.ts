import { existsSync, statSync } from 'node:fs';

import { writeAudit } from '#platform/audit.ts';
import type { Config } from '#platform/config/config.ts';
import { findSecretKey, loadSecretKey, secretKeyPath } from '#platform/config/secret-key.ts';
import { VISITOR } from '#platform/context.ts';
import { migrate, appliedMigrations } from '#platform/db/migrate.ts';
import { type Database, type DatabaseSettings, openDatabase, sqlitePath } from '#platform/db/open.ts';
import { findSecretKeyCheck, fitsDatabase, recordSecretKey } from '#platform/secret-key-check.ts';

import { schemaSteps } from './migrations/steps.ts';

/** The database does not fit the data folder or the secret key. The message says what to do. Nothing was changed. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}

/**
 * Opens and migrates the database of this installation. Throws InstallationError if the embedded database was there
 * before and is missing now: an empty one in its place would look like a fresh start.
 */
export async function openInstallation(
  config: Config,
  settings: Pick<DatabaseSettings, 'poolSize' | 'replicaUrl' | 'log'>,
): Promise<Database> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config;
  // Checked before the database is opened: a server that starts at the same time creates the database first and its key
  // last.
  const hasKey = url === undefined && hasSecretKey(config);
  if (url === undefined) requireFile(dataDir, hasKey);

  const database = openDatabase({ ...settings, url, dataDir });
  try {
    if (hasKey && (await appliedMigrations(database.db)).length === 0)
      throw databaseMissing(dataDir, secretKeyPath(dataDir));
    await migrate(database, schemaSteps, dataDir);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Returns the secret key of this installation, and creates it at the first start. Throws InstallationError for a
 * missing key, and for a key that neither is the recorded one nor replaces it in a rotation (`previous`): sealed data
 * would become unreadable.
 */
export async function resolveSecretKey(
  config: Config,
  { db }: Pick<Database, 'db'>,
  previous: readonly string[] = [],
): Promise<string> {
  const { DATA_DIR: dataDir, SECRET_KEY_LOST: isLost } = config;
  const given = config.SECRET_KEY ?? findSecretKey(dataDir);
  if (given === undefined && isLost === 'no' && (await isKeyUsed(db))) throw secretKeyMissing(dataDir);

  const secretKey = given ?? loadSecretKey(dataDir);
  const isRecordedKey = await fitsDatabase(db, secretKey);
  if (isRecordedKey === false && isLost === 'no') {
    const isRotation = (await Promise.all(previous.map((key) => fitsDatabase(db, key)))).includes(true);
    if (!isRotation) throw secretKeyDiffers(config);
  }
  if (isRecordedKey === true) return secretKey;
  await db.transaction().execute(async (trx) => {
    await recordSecretKey(trx, secretKey);
    if (isRecordedKey === undefined) return;
    const system = { actor: VISITOR, now: new Date(), address: 'localhost' };
    await writeAudit(trx, system, {
      action: 'secret-key.changed',
      subjectId: null,
      details: { lost: isLost === 'yes' },
    });
  });
  return secretKey;
}

/** Databases from before keys were recorded have sessions, which are signed with the key. */
async function isKeyUsed(db: Database['db']): Promise<boolean> {
  if ((await findSecretKeyCheck(db)) !== undefined) return true;
  return (await db.selectFrom('sessions').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function hasSecretKey({ SECRET_KEY, DATA_DIR }: Config): boolean {
  // Reads a key that is needed, so that a truncated file is reported as such.
  return SECRET_KEY === undefined ? findSecretKey(DATA_DIR) !== undefined : existsSync(secretKeyPath(DATA_DIR));
}

/** A missing database file must have left no trace: SQLite would create an empty one and delete the write-ahead log. */
function requireFile(dataDir: string, hasKey: boolean): void {
  const path = sqlitePath(dataDir);
  const log = `${path}-wal`;
  const trace = hasKey ? secretKeyPath(dataDir) : existsSync(log) ? log : undefined;
  if (trace !== undefined && isMissing(path)) throw databaseMissing(dataDir, trace);
}

function isMissing(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
}

function databaseMissing(dataDir: string, trace: string): InstallationError {
  return new InstallationError(
    `${sqlitePath(dataDir)} is missing or empty, but ${trace} exists: there was a database here. Nothing was changed.\n` +
      'To get your data back, put the file back where it was, or restore a backup: npm run restore -- larder-….zip\n' +
      `To start over without that data, remove ${trace}.`,
  );
}

function secretKeyMissing(dataDir: string): InstallationError {
  return new InstallationError(
    `The database was used with a secret key, but SECRET_KEY is not set and ${secretKeyPath(dataDir)} is missing. Nothing was changed.\n` +
      `Set SECRET_KEY as before, or restore the file from a copy or a backup.\n${WITHOUT_KEY}`,
  );
}

function secretKeyDiffers({ SECRET_KEY, DATA_DIR }: Config): InstallationError {
  const source = SECRET_KEY === undefined ? secretKeyPath(DATA_DIR) : 'SECRET_KEY';
  return new InstallationError(
    `${source} is not the secret key that the database was used with. Nothing was changed.\n` +
      `Set SECRET_KEY as before, or restore the file secret-key from a copy or a backup.\n${WITHOUT_KEY}`,
  );
}

const WITHOUT_KEY =
  'If that key is gone for good, start once with SECRET_KEY_LOST=yes: everyone is signed out, and second steps, links and tokens made with it stop working.';
