import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { packagesKey } from './setup-fingerprint.mjs';

const MANIFEST = {
  name: 'all',
  workspaces: ['one'],
  scripts: { start: 'node start.js' },
  dependencies: { zod: '4.0.0' },
};
const WORKSPACE = { name: 'one', scripts: { build: 'tsc' } };
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-key-'));
  mkdirSync(join(root, 'one'));
  write('package-lock.json', { lockfileVersion: 3 });
  write('package.json', MANIFEST);
  write('one/package.json', WORKSPACE);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: object): void {
  writeFileSync(join(root, file), JSON.stringify(content));
}

/** Whether everything would be installed anew after this. */
function changes(file: string, content: object): boolean {
  const before = packagesKey(root);
  write(file, content);
  return packagesKey(root) !== before;
}

test.each<[string, string, object]>([
  ['another dependency', 'package.json', { ...MANIFEST, dependencies: { zod: '4.0.1' } }],
  ['a dependency of a workspace', 'one/package.json', { ...WORKSPACE, dependencies: { zod: '4.0.0' } }],
  ['another lockfile', 'package-lock.json', { lockfileVersion: 4 }],
  ['what may run at installing', 'package.json', { ...MANIFEST, allowScripts: { node: true } }],
  ['a script that npm runs at installing', 'package.json', { ...MANIFEST, scripts: { postinstall: 'node patch.js' } }],
])('%s has the packages installed anew', (_what, file, content) => {
  expect(changes(file, content)).toBe(true);
});

test.each<[string, string, object]>([
  ['a new script', 'package.json', { ...MANIFEST, scripts: { ...MANIFEST.scripts, lint: 'oxlint' } }],
  ['another script of a workspace', 'one/package.json', { ...WORKSPACE, scripts: { build: 'vite build' } }],
])('%s leaves them as they are', (_what, file, content) => {
  expect(changes(file, content)).toBe(false);
});
