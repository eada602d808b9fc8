import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { packagesKey, webKey } from './setup-fingerprint.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-key-'));
  for (const file of ['package.json', 'contract/package.json', 'culinary/package.json', 'package-lock.json']) {
    write(file, '{}');
  }
  for (const file of ['web/src/app.tsx', 'contract/src/a.ts', 'culinary/src/a.ts']) write(file, 'export {};');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function changes(key: (root: string) => string, file: string): boolean {
  const before = key(root);
  write(file, 'changed');
  return key(root) !== before;
}

test('packages are installed again after a change of the lockfile alone', () => {
  expect(changes(packagesKey, 'package-lock.json')).toBe(true);
  expect(changes(packagesKey, 'package.json')).toBe(false);
});

test.each(['web/src/app.tsx', 'web/build.ts', 'contract/src/a.ts', 'culinary/src/new.ts', 'package-lock.json'])(
  'the web app is built again after a change of %s',
  (file) => expect(changes(webKey, file)).toBe(true),
);

test.each(['web/src/app.test.tsx', 'web/dist/index.html', 'server/src/main.ts', 'web/tsconfig.json'])(
  'the web app is not built again after a change of %s',
  (file) => expect(changes(webKey, file)).toBe(false),
);
