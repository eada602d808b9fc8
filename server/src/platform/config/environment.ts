import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { ConfigError } from './config.ts';

/** The variables of this process and of the file .env where it runs; the process wins. A file that is not there is none. Throws ConfigError. */
export function readEnvironment(): NodeJS.Dict<string> {
  return { ...readEnvFile('.env'), ...process.env };
}

function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT') return {};
    // To start without it would be to start with another database, and another key.
    throw new ConfigError([
      `${path} cannot be read (${error.message}). Please let this user read it, or move it away.`,
    ]);
  }
}
