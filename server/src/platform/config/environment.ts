import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { ConfigError } from './config.ts';

/**
 * Reads the variables of this process and of the file .env in the working directory. The process takes precedence.
 * Throws ConfigError for an unreadable file.
 */
export function readEnvironment(): NodeJS.Dict<string> {
  return { ...readEnvFile('.env'), ...process.env };
}

function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT') return {};
    // Without the file, the server would start with another database and key.
    throw new ConfigError([
      `${path} cannot be read (${error.message}). Please make it readable for this user, or move it away.`,
    ]);
  }
}
