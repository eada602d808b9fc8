import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The variables of this process and of the file .env where it runs; the process wins. A file that is not there is none. */
export function readEnvironment(): NodeJS.Dict<string> {
  return { ...readEnvFile('.env'), ...process.env };
}

function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
