import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const STATES = ['met', 'not applicable', 'open'];
const REQUIREMENTS = 253;

const lines = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8').split('\n');
const rows = lines
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => {
    const [number = '', level = '', state = '', words = '', tests = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { number, level, state, words, tests };
  });

/** A file as the page names it. */
function findFile(name: string): string | undefined {
  const server = ['server/src/features', 'server/src', 'server/test'].map((folder) => `${folder}/${name}.test.ts`);
  const journey = name.replace(/^e2e\/(.+)$/u, 'e2e/journeys/$1.spec.ts');
  return [name, ...server, journey].map((place) => join(ROOT, place)).find((place) => existsSync(place));
}

describe('docs/security.md', () => {
  test('has each requirement of the two levels once, each with what it means', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(REQUIREMENTS);
    expect(rows).toHaveLength(REQUIREMENTS);
    const odd = rows.filter(
      ({ level, state, words }) => !/^[12]$/u.test(level) || !STATES.includes(state) || words === '',
    );
    expect(odd).toEqual([]);
  });

  test('counts right', () => {
    const count = (wanted: string, ...levels: readonly string[]) =>
      rows.filter(({ level, state }) => state === wanted && levels.includes(level)).length;
    const counted = STATES.map(
      (state) => `| ${state} | ${count(state, '1')} | ${count(state, '2')} | ${count(state, '1', '2')} |`,
    );
    expect(lines).toEqual(expect.arrayContaining(counted));
  });

  test('names tests that exist', () => {
    const named = rows.flatMap(({ number, tests }) =>
      [...tests.matchAll(/`([^`]+)` › (.+?)(?=; `|$)/gu)].map(([, file = '', name = '']) => ({ number, file, name })),
    );
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter(({ file, name }) => {
      const path = findFile(file);
      return path === undefined || !readFileSync(path, 'utf8').includes(name);
    });
    expect(missing).toEqual([]);
  });
});
