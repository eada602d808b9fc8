import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigError, SECRET_KEY_CHARACTERS_MIN } from './config.ts';

const KEY_BYTES = 48;

/**
 * Returns the secret key in `dataDir`, and generates it on first use. Two instances that start at once get the same
 * key: the file is created atomically, and only once.
 */
export function loadSecretKey(dataDir: string): string {
  const known = findSecretKey(dataDir);
  if (known !== undefined) return known;

  const path = secretKeyPath(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, newKey(), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(path);
}

/** Returns undefined if no key was generated. */
export function findSecretKey(dataDir: string): string | undefined {
  return findKey(secretKeyPath(dataDir));
}

/** The key that `rotateSecretKey` replaced. Undefined if there was no rotation, or its file was deleted. */
export function findPreviousSecretKey(dataDir: string): string | undefined {
  return findKey(previousPathIn(dataDir));
}

/**
 * Generates a new secret key and stores the current one as the previous key. Can be repeated after an interruption.
 * Throws ConfigError if there is no key, or if a rotation is in progress.
 */
export function rotateSecretKey(dataDir: string): void {
  const current = findSecretKey(dataDir);
  if (current === undefined) {
    throw new ConfigError([`DATA_DIR: there is no secret key in ${dataDir} to rotate; the first start generates one`]);
  }
  const previous = previousPathIn(dataDir);
  if ((findPreviousSecretKey(dataDir) ?? current) !== current) {
    const removeIt =
      'Start the server, wait until its log says that all secrets are sealed with the current key, then delete that file.';
    throw new ConfigError([`${previous}: a rotation is in progress. ${removeIt}`]);
  }
  replaceKey(previous, current);
  replaceSecretKey(dataDir, newKey());
}

function findKey(path: string): string | undefined {
  try {
    return readKey(path);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/** Replaces the key in `dataDir` atomically. */
export function replaceSecretKey(dataDir: string, key: string): void {
  replaceKey(secretKeyPath(dataDir), key);
}

function replaceKey(path: string, key: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, key, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** The file of the generated key. */
export function secretKeyPath(dataDir: string): string {
  return join(dataDir, 'secret-key');
}

function previousPathIn(dataDir: string): string {
  return join(dataDir, 'secret-key.previous');
}

/** Rejects a truncated key: with a short one, all signatures could be forged. */
function readKey(path: string): string {
  const key = readFileSync(path, 'utf8').trim();
  if (key.length >= SECRET_KEY_CHARACTERS_MIN) return key;
  throw new ConfigError([
    `${path}: expected a key of at least ${SECRET_KEY_CHARACTERS_MIN} characters. Restore the file from a copy or a backup. ` +
      'If the key is gone for good, remove the file and start once with SECRET_KEY_LOST=yes: everyone is signed out, and second steps, links and tokens made with it stop working.',
  ]);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
