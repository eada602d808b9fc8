import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 48;

/**
 * The secret key kept in `dataDir`, made on first use, readable by its owner only. Of two instances that start at once
 * both get the same: the file appears whole or not at all, and only once.
 */
export function loadSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const known = readKey(path);
  if (known !== undefined) return known;

  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

/** Puts `key` in the place of the one in `dataDir`, at once and whole. */
export function replaceSecretKey(dataDir: string, key: string): void {
  const path = join(dataDir, 'secret-key');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, key, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
