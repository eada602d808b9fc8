import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..', 'web');
const BARE_IMPORT = /^import [^']*'(?![.#/]|node:)((?:@[^/']+\/)?[^/']+)/gmu;

/** What `npm start` runs to build the web, on machines that have no development packages. */
const RUN_AT_START = [
  'vite.config.ts',
  'build.ts',
  ...readdirSync(join(WEB, 'bundling')).map((file) => join('bundling', file)),
];

test.each(RUN_AT_START)('%s needs nothing that is installed for development alone', (file) => {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(WEB, 'package.json'), 'utf8'),
  );
  const needed = [...readFileSync(join(WEB, file), 'utf8').matchAll(BARE_IMPORT)].map(([, name]) => name);
  expect(needed.filter((name) => name === undefined || !(name in dependencies))).toEqual([]);
});

test.each(['.nvmrc', '.node-version'])('%s names the Node that the app brings', (file) => {
  const root = join(import.meta.dirname, '..');
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  expect(readFileSync(join(root, file), 'utf8').trim()).toBe(dependencies['node']);
});

test('from a container the server is reached from outside', () => {
  const file = readFileSync(join(import.meta.dirname, '..', 'Containerfile'), 'utf8');
  expect(file).toMatch(/^ENV\b.*\sHOST=0\.0\.0\.0(?:\s|$)/mu);
});
