import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigError, SECRET_KEY_CHARACTERS_MIN } from './config.ts';

const KEY_BYTES = 48;

/**
 * The secret key kept in `dataDir`, made on first use, readable by its owner only. Of two instances that start at once
 * both get the same: the file appears whole or not at all, and only once.
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

/** The secret key kept in `dataDir`; undefined where none was made. */
export function findSecretKey(dataDir: string): string | undefined {
  return findKey(secretKeyPath(dataDir));
}

/** The key that `rotateSecretKey` replaced; undefined where none was, or its file was removed since. */
export function findPreviousSecretKey(dataDir: string): string | undefined {
  return findKey(previousPathIn(dataDir));
}

/**
 * Puts a new secret key in the place of the one in `dataDir` and keeps that as the previous one. Cut off in the middle, it can be
 * run again. Throws ConfigError without a key to replace, and while an earlier rotation's previous key is still there.
 */
export function rotateSecretKey(dataDir: string): void {
  const current = findSecretKey(dataDir);
  if (current === undefined) {
    throw new ConfigError([`DATA_DIR: there is no secret key in ${dataDir} to rotate; the first start makes one`]);
  }
  const previous = previousPathIn(dataDir);
  if ((findPreviousSecretKey(dataDir) ?? current) !== current) {
    const removeIt =
      'Start the server, wait until its log says that all secrets are sealed with the current key, then delete that file.';
    throw new ConfigError([`${previous}: a rotation is under way. ${removeIt}`]);
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

/** Puts `key` in the place of the one in `dataDir`, at once and whole. */
export function replaceSecretKey(dataDir: string, key: string): void {
  replaceKey(secretKeyPath(dataDir), key);
}

function replaceKey(path: string, key: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, key, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** Where the key is kept that the app made itself. */
export function secretKeyPath(dataDir: string): string {
  return join(dataDir, 'secret-key');
}

function previousPathIn(dataDir: string): string {
  return join(dataDir, 'secret-key.previous');
}

/** With less than a whole key all that is signed could be forged, so that one which was cut off is none. */
function readKey(path: string): string {
  const key = readFileSync(path, 'utf8').trim();
  if (key.length >= SECRET_KEY_CHARACTERS_MIN) return key;
  throw new ConfigError([
    `${path}: expected a key of at least ${SECRET_KEY_CHARACTERS_MIN} characters. Bring the file back from a copy or a backup. ` +
      'If the key is gone for good, remove the file and start once with SECRET_KEY_LOST=yes: everyone is signed out, and second steps, links and tokens made with it stop working.',
  ]);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
