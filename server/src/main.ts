import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { startServer } from './start.ts';

await startServer({ ...readEnvFile('.env'), ...process.env });

/** The environment wins over the file; a file that is not there is none. */
function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
