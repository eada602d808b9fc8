import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { findFaults } from './conformance/find-faults.ts';
import { readRows } from './conformance/read-table.ts';

const ROOT = join(import.meta.dirname, '..');

function readSource(path: string): string | null {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

describe('docs/conformance.md', () => {
  const markdown = readSource('docs/conformance.md') ?? '';

  test('names tests that there are, which say what it quotes', () => {
    expect(findFaults(markdown, readSource)).toEqual([]);
  });

  test('says of much what proves it', () => {
    const rows = readRows(markdown);
    expect(rows.filter(({ isUnproved }) => !isUnproved).length).toBeGreaterThan(500);
    expect(rows.filter(({ texts }) => texts.length > 0).length).toBeGreaterThan(100);
  });
});

// Apart from the sample, so that the structure check does not find a narrowed test here.
const SKIP_IF = 'skipIf';
const DOORS = 'e2e/doors.spec.ts';
const DOORS_TESTS = `
  test.use({ locale: 'en' });
  test.describe('the door', () => {
    test.beforeEach(async () => {});
    test('opens', async ({ page }) => {
      await test.step('a step', async () => {});
      await expect(page).toHaveText('Welcome, Ada!');
      await expect(page).toHaveText(/^Come in \\(please\\), (.+)\\.$/u);
      await expect(page).toHaveText(/^Nobody is at/u);
    });
    test.describe('of a \`cellar\`', () => {
      test('stays | shut', async () => say(\`Go away, \${name}.\`));
    });
    for (const n of [1, 2]) test(\`knocks \${n} times\`, async () => {});
  });
  describeOn('sqlite')('the larder', () => {
    it.each([[1]])('holds %i', { timeout: 1 }, () => {});
    test.each<[number]>([[1]])('weighs %i', function () {});
  });
  describe.each(KINDS)('a %s door', () => { it.${SKIP_IF}(false)('creaks', () => {}); });
  test('has no group', () => {});
`;
const SHELF = 'web/shelf.test.ts';
const SHELF_TESTS = `it('is full', () => expect(TEXT).toBe('Welcome, Ada!'));`;

const SOURCES: Readonly<Record<string, string>> = { [DOORS]: DOORS_TESTS, [SHELF]: SHELF_TESTS };
const HEAD = '| what is asked | proved by |\n|---|---|\n';

function faultsOf(asked: string, ...proofs: readonly string[]): string[] {
  const row = `| ${asked} | ${proofs.map((proof) => `\`\`${proof}\`\``).join('<br>')} |`;
  return findFaults(`# A document\n\n${HEAD}${row}\n`, (path) => SOURCES[path] ?? null);
}

describe('a test that is named', () => {
  test.each([
    'the door › opens',
    'the door › of a `cellar` › stays \\| shut',
    'the door › knocks ${n} times',
    'the larder › holds %i',
    'the larder › weighs %i',
    'a %s door › creaks',
    'has no group',
  ])('is there: %s', (name) => {
    expect(faultsOf('something', `${DOORS} › ${name}`)).toEqual([]);
  });

  test.each([
    ['in another case', 'the door › Opens'],
    ['without what is around it', 'opens'],
    ['in another block', 'the larder › opens'],
    ['with a part of its name', 'the door › open'],
    ['as a block', 'the door'],
    ['as a step of a test', 'the door › a step'],
    ['as what comes before a test', 'the door › beforeEach'],
  ])('is not there: %s', (_how, name) => {
    expect(faultsOf('something', `${DOORS} › ${name}`)).toEqual([`line 5: ${DOORS} has no test '${name}'`]);
  });

  test('is in a file that there is', () => {
    expect(faultsOf('something', 'e2e/gone.spec.ts › opens')).toEqual(['line 5: there is no e2e/gone.spec.ts']);
  });

  test('is one of all that are named', () => {
    const [right, wrong] = [`${DOORS} › has no group`, `${DOORS} › has`];
    expect(faultsOf('something', right, wrong)).toHaveLength(1);
  });
});

describe('a text that is quoted', () => {
  const OPENS = `${DOORS} › the door › opens`;

  test.each([
    "`'Welcome, Ada!'`",
    "It says `'Welcome, {name}!'`",
    "`'{greeting}, Ada!'`",
    "`'Go away, {name}.'`",
    "`'Come in (please), {name}.'`",
  ])('is said: %s', (asked) => {
    expect(faultsOf(asked, OPENS)).toEqual([]);
  });

  test.each([
    'Welcome, Ada',
    'welcome, Ada!',
    'Welcome, Ada!{name}',
    'Welcome, {name}?',
    'Nobody is at',
    'Good {time}, {name}!',
  ])('is not said: %s', (text) => {
    expect(faultsOf(`\`'${text}'\``, OPENS)).toEqual([
      `line 5: none of its browser, component and server tests says '${text}'`,
    ]);
  });

  test('is proved in a browser or over HTTP, not where it is made', () => {
    const proof = `${SHELF} › is full`;
    expect(faultsOf('something', proof)).toEqual([]);
    expect(faultsOf("`'Welcome, Ada!'`", proof)).toHaveLength(1);
  });

  test('is one in quotes and code alone', () => {
    expect(faultsOf("/login, `SECRET_KEY`, 'nowhere' and `it's`", OPENS)).toEqual([]);
  });
});

describe('a row', () => {
  test('has a proof', () => {
    expect(faultsOf('something')).toEqual(['line 5: nothing proves it']);
  });

  test('says why not, in a table of what is not proved', () => {
    const row = '| something | nobody could |\n';
    const unproved = `| what is asked | why not |\n|---|---|\n${row}`;
    expect(findFaults(unproved, () => null)).toEqual([]);
    expect(findFaults(`${unproved}\n${HEAD}${row}`, () => null)).toEqual(['line 7: nothing proves it']);
  });
});
