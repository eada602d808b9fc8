import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { ConfigError } from './config.ts';
import { findPreviousSecretKey, findSecretKey, loadSecretKey, rotateSecretKey } from './secret-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('loadSecretKey generates a key once and returns it from then on', () => {
  const key = loadSecretKey(folder);
  expect(Buffer.from(key, 'base64')).toHaveLength(48);
  expect(loadSecretKey(folder)).toBe(key);
});

test('loadSecretKey generates a different key for each folder', () => {
  expect(loadSecretKey(join(folder, 'one'))).not.toBe(loadSecretKey(join(folder, 'two')));
});

test('findSecretKey generates no key', () => {
  const dataDir = join(folder, 'data');
  expect(findSecretKey(dataDir)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
  const key = loadSecretKey(dataDir);
  expect(findSecretKey(dataDir)).toBe(key);
});

test.each(['', '\n', 'x'.repeat(31)])('a truncated key file is refused: %j', (text) => {
  const path = join(folder, 'secret-key');
  writeFileSync(path, text);
  expect(() => loadSecretKey(folder)).toThrow(ConfigError);
  expect(() => loadSecretKey(folder)).toThrow(path);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('the key file is readable by its owner alone', () => {
  const dataDir = join(folder, 'data');
  loadSecretKey(dataDir);
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test('processes that start at once get the same key and leave no temporary files', async () => {
  const module = JSON.stringify(new URL('./secret-key.ts', import.meta.url).href);
  const script = `const { loadSecretKey } = await import(${module}); console.log(loadSecretKey(${JSON.stringify(folder)}))`;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  const keys = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(keys.map(({ stdout }) => stdout)).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['secret-key']);
});

test('a rotation that is interrupted while writing can be repeated, and the server still starts', async () => {
  const key = loadSecretKey(folder);
  const module = JSON.stringify(new URL('./secret-key.ts', import.meta.url).href);
  // An empty file is left when the disk is full, or when the process ends at that moment.
  const script = `
    import { syncBuiltinESMExports } from 'node:module';
    import fs from 'node:fs';
    const { writeFileSync } = fs;
    fs.writeFileSync = (path) => { writeFileSync(path, ''); process.exit(9); };
    syncBuiltinESMExports();
    const { rotateSecretKey } = await import(${module});
    rotateSecretKey(${JSON.stringify(folder)});`;
  await expect(promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])).rejects.toMatchObject({
    code: 9,
  });
  expect([findSecretKey(folder), findPreviousSecretKey(folder)]).toEqual([key, undefined]);
  rotateSecretKey(folder);
  expect(findPreviousSecretKey(folder)).toBe(key);
  expect(findSecretKey(folder)).not.toBe(key);
});
