import { existsSync, statSync } from 'node:fs';

import { writeAudit } from '#platform/audit.ts';
import type { Config } from '#platform/config/config.ts';
import { findSecretKey, loadSecretKey, secretKeyPath } from '#platform/config/secret-key.ts';
import { VISITOR } from '#platform/context.ts';
import { migrate, appliedMigrations } from '#platform/db/migrate.ts';
import { type Database, type DatabaseSettings, openDatabase, sqlitePath } from '#platform/db/open.ts';
import { findSecretKeyCheck, fitsDatabase, recordSecretKey } from '#platform/secret-key-check.ts';

import { schemaSteps } from './migrations/steps.ts';

/** The database and what belongs to it do not fit together; the message says what to do. Nothing was changed. */
export class InstallationError extends Error {
  override readonly name = 'InstallationError';
}

/**
 * Opens the database of this installation and brings it up to date. Throws InstallationError where the embedded database is
 * missing though there was one: an empty one in its place would look like a fresh start.
 */
export async function openInstallation(
  config: Config,
  settings: Pick<DatabaseSettings, 'poolSize' | 'replicaUrl' | 'log'>,
): Promise<Database> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config;
  // Looked for before the database: a server that starts beside this one makes the database first, and its key last.
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
 * The secret key of this installation, made at the first start. Throws InstallationError for a key that is neither the one the
 * database was used with nor in the place of it (`previous`, in a rotation), and where the key is missing: what is sealed could
 * not be read any more.
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
  const fits = await fitsDatabase(db, secretKey);
  if (fits === false && isLost === 'no') {
    const fitPrevious = await Promise.all(previous.map((key) => fitsDatabase(db, key)));
    if (!fitPrevious.includes(true)) throw secretKeyDiffers(config);
  }
  if (fits === true) return secretKey;
  await db.transaction().execute(async (trx) => {
    await recordSecretKey(trx, secretKey);
    if (fits === undefined) return;
    const machine = { actor: VISITOR, now: new Date(), address: 'localhost' };
    await writeAudit(trx, machine, {
      action: 'secret-key.changed',
      subjectId: null,
      details: { lost: isLost === 'yes' },
    });
  });
  return secretKey;
}

/** Databases from before the check was recorded are known by their sessions, which are signed with the key. */
async function isKeyUsed(db: Database['db']): Promise<boolean> {
  if ((await findSecretKeyCheck(db)) !== undefined) return true;
  return (await db.selectFrom('sessions').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function hasSecretKey({ SECRET_KEY, DATA_DIR }: Config): boolean {
  // A key that is needed is read, so that one which was cut off is refused as such.
  return SECRET_KEY === undefined ? findSecretKey(DATA_DIR) !== undefined : existsSync(secretKeyPath(DATA_DIR));
}

/** Where the file is missing, there must be no trace of it: opening it would make an empty one, and delete the log. */
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
    `${sqlitePath(dataDir)} is missing or empty, but ${trace} is there: there was a database here. Nothing was changed.\n` +
      'To have everything back, put the file back where it was, or restore a backup: npm run restore -- larder-….zip\n' +
      `To start afresh without what was in it, remove ${trace}.`,
  );
}

function secretKeyMissing(dataDir: string): InstallationError {
  return new InstallationError(
    `The database was used with a secret key, and neither SECRET_KEY nor ${secretKeyPath(dataDir)} is there. Nothing was changed.\n` +
      `Set SECRET_KEY as before, or bring the file back from a copy or a backup.\n${WITHOUT_KEY}`,
  );
}

function secretKeyDiffers({ SECRET_KEY, DATA_DIR }: Config): InstallationError {
  const source = SECRET_KEY === undefined ? secretKeyPath(DATA_DIR) : 'SECRET_KEY';
  return new InstallationError(
    `${source} is not the secret key that the database was used with. Nothing was changed.\n` +
      `Set SECRET_KEY as before, or bring the file secret-key back from a copy or a backup.\n${WITHOUT_KEY}`,
  );
}

const WITHOUT_KEY =
  'If that key is gone for good, start once with SECRET_KEY_LOST=yes: everyone is signed out, and second steps, links and tokens made with it stop working.';
