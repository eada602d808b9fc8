import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { parseEnv } from 'node:util';

// Before anything large is loaded, so that a later start finds it compiled.
enableCompileCache();

const { startServer } = await import('./start.ts');
await startServer({ ...readEnvFile('.env'), ...process.env });

/** The environment wins over the file; a file that is not there is none. */
function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
