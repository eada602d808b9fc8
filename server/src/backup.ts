import { statSync } from 'node:fs';
import { resolve } from 'node:path';

import rootPackage from '../../package.json' with { type: 'json' };
import { writeBackup } from '#platform/backup/write-backup.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import { parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import { loadSecretKey } from '#platform/config/secret-key.ts';

import { explain } from './explain.ts';
import { summaryOf } from './summary.ts';

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
    secretKey: () => SECRET_KEY ?? loadSecretKey(dataDir),
    ownSecretKey: SECRET_KEY === undefined,
    version: rootPackage.version,
    now,
  };
  const manifest = await writeBackup(source, path);
  process.stdout.write(`\n  ${summaryOf(manifest)}\n  are kept in ${path}\n${adviceOn(source.ownSecretKey)}\n`);
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exitCode = 1;
}

/** A file of that name or, in a folder, one named by the time. */
function pathFor(given: string | undefined, dataDir: string, now: Date): string {
  const name = `larder-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.zip`;
  if (given === undefined) return resolve(dataDir, 'backups', name);
  return statSync(given, { throwIfNoEntry: false })?.isDirectory() === true ? resolve(given, name) : resolve(given);
}

function adviceOn(ownSecretKey: boolean): string {
  return ownSecretKey
    ? '\n  The secret key is in it: keep the file where nobody else can read it.\n'
    : '\n  SECRET_KEY is not in it: keep that somewhere else, it is needed to restore.\n';
}
