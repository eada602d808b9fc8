import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { isAllowed, listLocked, listShipped, type Lockfile, writeLicences } from './licences/shipped.ts';
import { readJson } from './read-json.ts';

const ROOT = dirname(import.meta.dirname);
const lockfile = readJson<Lockfile>(join(ROOT, 'package-lock.json'));
const optionalLockfile = readJson<Lockfile>(join(ROOT, 'server', 'text-recognition', 'package-lock.json'));
const locked = [...listLocked(lockfile), ...listLocked(optionalLockfile)];
const shipped = listShipped(lockfile);
const optional = listShipped(optionalLockfile);

test('everything that is shipped may be shipped', () => {
  expect(shipped.length).toBeGreaterThan(100);
  expect([...shipped, ...optional].filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0 OR MIT', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none', false],
])('%s: %s', (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test('docs/licences.md says what is shipped; node scripts/licences.ts writes it', () => {
  expect(readFileSync(join(ROOT, 'docs', 'licences.md'), 'utf8')).toBe(writeLicences(shipped, optional));
});

test('no package runs a script of its own when it is installed, but for those that package.json allows', () => {
  const { allowScripts } = readJson<{ allowScripts: Readonly<Record<string, boolean>> }>(join(ROOT, 'package.json'));
  // The optional packages are installed with --ignore-scripts.
  const running = listLocked(lockfile)
    .filter(({ hasInstallScript }) => hasInstallScript === true)
    .map(({ name }) => name);
  expect([...new Set(running)].toSorted()).toEqual(
    Object.keys(allowScripts)
      .filter((name) => allowScripts[name] === true)
      .toSorted(),
  );
});

test('the lockfile has a SHA-512 digest of every package', () => {
  expect(locked.filter(({ integrity }) => integrity?.startsWith('sha512-') !== true).map(({ name }) => name)).toEqual(
    [],
  );
});
