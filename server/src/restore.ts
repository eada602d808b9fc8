import { resolve } from 'node:path';

import { BackupError } from '#platform/backup/manifest.ts';
import { BackupFile } from '#platform/backup/read-backup.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';
import { parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import { replaceSecretKey } from '#platform/config/secret-key.ts';
import { SYSTEM_ACCOUNT_IDS } from '#features/personal-data/system-accounts.ts';

import { explainError } from './explain-error.ts';
import { schemaSteps } from './migrations/steps.ts';
import { summarizeBackup } from './backup-summary.ts';

// Restores a backup into an installation without accounts: npm run restore -- <file>.
process.umask(0o077);
try {
  const { DATABASE_URL: url, DATA_DIR: dataDir, S3_URL, SECRET_KEY: secretKey } = parseConfig(readEnvironment());
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new BackupError('Which backup? npm run restore -- data/backups/larder-….zip');
  const backup = await BackupFile.open(resolve(given));
  try {
    await restoreBackup(backup, {
      url,
      dataDir,
      blobs: createBlobs(S3_URL, dataDir, 'pictures'),
      steps: schemaSteps,
      systemAccountIds: SYSTEM_ACCOUNT_IDS,
      secretKey,
      saveSecretKey: (key) => replaceSecretKey(dataDir, key),
    });
    process.stdout.write(
      `\n  Restored ${summarizeBackup(backup.manifest)}\n  as of ${backup.manifest.made_at}. If a server is running here, restart it now.\n\n`,
    );
  } finally {
    backup.close();
  }
} catch (error) {
  process.stderr.write(`\n${explainError(error)}\n`);
  process.exitCode = 1;
}
