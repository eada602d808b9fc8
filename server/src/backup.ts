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

// Writes everything to one file, also while the server runs: npm run backup -- [file or folder].
process.umask(0o077);
try {
  const { DATABASE_URL: url, DATA_DIR: dataDir, S3_URL, SECRET_KEY } = parseConfig(readEnvironment());
  const now = new Date();
  const path = pathFor(process.argv[2], dataDir, now);
  const source = {
    url,
    dataDir,
    blobs: createBlobs(S3_URL, dataDir, 'pictures'),
    secretKey: () => SECRET_KEY ?? keyIn(dataDir),
    includeSecretKey: SECRET_KEY === undefined,
    version: rootPackage.version,
    now,
  };
  const manifest = await writeBackup(source, path);
  process.stdout.write(
    `\n  ${summarizeBackup(manifest)}\n  are kept in ${path}\n${adviceOn(source.includeSecretKey)}\n`,
  );
} catch (error) {
  process.stderr.write(`\n${explainError(error)}\n`);
  process.exitCode = 1;
}

/** Never a new one: with any other key than the server's own, what is sealed in the backup could not be opened. */
function keyIn(dataDir: string): string {
  const key = findSecretKey(dataDir);
  if (key !== undefined) return key;
  throw new BackupError(`There is no file secret-key in ${dataDir}: please set SECRET_KEY as the server has it.`);
}

/** A file of that name or, in a folder, one named by the time. */
function pathFor(given: string | undefined, dataDir: string, now: Date): string {
  const name = `larder-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.zip`;
  if (given === undefined) return resolve(dataDir, 'backups', name);
  return statSync(given, { throwIfNoEntry: false })?.isDirectory() === true ? resolve(given, name) : resolve(given);
}

function adviceOn(includeSecretKey: boolean): string {
  return includeSecretKey
    ? '\n  The secret key is in it: keep the file where nobody else can read it.\n'
    : '\n  SECRET_KEY is not in it: keep that somewhere else, it is needed to restore.\n';
}
