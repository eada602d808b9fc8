import { ConfigError, parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import { rotateSecretKey } from '#platform/config/secret-key.ts';

import { explainError } from './explain-error.ts';

// Replaces the secret key in DATA_DIR. The previous one stays until the server has re-encrypted everything: npm run
// rotate-key.
process.umask(0o077);
try {
  const { SECRET_KEY, DATA_DIR: dataDir } = parseConfig(readEnvironment());
  if (SECRET_KEY !== undefined) {
    throw new ConfigError([
      'SECRET_KEY: the key is in your configuration. Move it to SECRET_KEY_PREVIOUS, set SECRET_KEY to a new key, and restart',
    ]);
  }
  rotateSecretKey(dataDir);
  process.stdout.write(
    `\n  There is a new secret key in ${dataDir}. Restart the server now: it re-encrypts with that key and says so in its log.` +
      '\n  Then you can delete secret-key.previous. Recovery codes from before today stop working then.\n\n',
  );
} catch (error) {
  process.stderr.write(`\n${explainError(error)}\n`);
  process.exitCode = 1;
}
