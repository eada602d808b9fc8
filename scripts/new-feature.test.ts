import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const COPIED = ['culinary', 'contract', 'server', 'web', 'scripts', 'package.json', '.oxfmtrc.json'];
const SKIPPED = /(?:^|\/)(?:node_modules|dist)$/u;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'larder-new-feature-'));
  for (const path of COPIED) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: (source) => !SKIPPED.test(source) });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const newFeature = (...names: readonly string[]) => run(process.execPath, 'scripts/new-feature.ts', ...names);

test('a new feature passes the structure and format checks as it is', () => {
  const { status, output } = newFeature('shopping-lists');
  expect(status, output).toBe(0);
  const paths = output.split('\n').flatMap((line) => /^ {2}([a-z]\S+\.tsx?)$/u.exec(line)?.[1] ?? []);
  expect(paths).toHaveLength(14);
  expect(run(process.execPath, 'scripts/structure.ts')).toMatchObject({ status: 0 });
  expect(run(join('node_modules', '.bin', 'oxfmt'), '--check', ...paths)).toMatchObject({ status: 0 });
});

test('a feature that sorts last is registered with the others', () => {
  expect(newFeature('wines')).toMatchObject({ status: 0 });
  const app = readFileSync(join(copy, 'server', 'src', 'app.ts'), 'utf8');
  expect(app).toMatch(/versions: versionsHandlers\(.*\),\n {4}wines: winesHandlers,\n {2}\};/u);
});

test.each([
  ['', 'plural noun in kebab-case'],
  ['wine', 'plural noun in kebab-case'],
  ['shoppingLists', 'plural noun in kebab-case'],
  ['../lists', 'plural noun in kebab-case'],
  ['ratings', 'There is a contract/src/ratings.ts already'],
])("'%s' is refused as a name, and nothing is written", (name, reason) => {
  const routes = readFileSync(join(copy, 'contract', 'src', 'routes.ts'), 'utf8');
  const { status, output } = newFeature(name);
  expect(status).toBe(1);
  expect(output).toContain(reason);
  expect(readFileSync(join(copy, 'contract', 'src', 'routes.ts'), 'utf8')).toBe(routes);
  expect(existsSync(join(copy, 'lists'))).toBe(false);
});
