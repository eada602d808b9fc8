import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import rootPackage from '../../package.json' with { type: 'json' };
import { BackupError } from '#platform/backup/manifest.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import { parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import { findSecretKey } from '#platform/config/secret-key.ts';

import { explainError } from './explain-error.ts';
import { summarizeBackup } from './backup-summary.ts';

// Writes a backup to one file, also while the server runs: npm run backup -- [file or folder].
process.umask(0o077);
try {
  const { DATABASE_URL: url, DATA_DIR: dataDir, S3_URL, SECRET_KEY } = parseConfig(readEnvironment());
  const now = new Date();
  const path = pathFor(process.argv[2], dataDir, now);
  const source = {
    url,
    dataDir,
    blobs: createBlobs(S3_URL, dataDir, 'pictures'),
    secretKey: () => SECRET_KEY ?? readSecretKey(dataDir),
    includeSecretKey: SECRET_KEY === undefined,
    version: rootPackage.version,
    now,
  };
  const manifest = await writeBackup(source, path);
  process.stdout.write(
    `\n  Backed up ${summarizeBackup(manifest)}\n  to ${path}\n${adviceOn(source.includeSecretKey)}\n`,
  );
} catch (error) {
  process.stderr.write(`\n${explainError(error)}\n`);
  process.exitCode = 1;
}

/** Never creates a key: only the server's own opens what is sealed in the backup. */
function readSecretKey(dataDir: string): string {
  const key = findSecretKey(dataDir);
  if (key !== undefined) return key;
  throw new BackupError(`There is no file secret-key in ${dataDir}. Please set SECRET_KEY to the server's key.`);
}

/** The given file, or a file named after the current time in the given folder. */
function pathFor(given: string | undefined, dataDir: string, now: Date): string {
  const name = `larder-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.zip`;
  if (given === undefined) return resolve(dataDir, 'backups', name);
  return statSync(given, { throwIfNoEntry: false })?.isDirectory() === true ? resolve(given, name) : resolve(given);
}

function adviceOn(includeSecretKey: boolean): string {
  return includeSecretKey
    ? '\n  It includes the secret key: store the file where nobody else can read it.\n'
    : '\n  It does not include SECRET_KEY: store that somewhere else, you need it to restore.\n';
}
