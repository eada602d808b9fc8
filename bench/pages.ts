import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { getScraper } from 'recipe-scrapers';

import { decodePage } from '../server/src/features/imports/page/decode-page.ts';
import { readPage } from '../server/src/features/imports/page/read-page.ts';

const PAGES_FOLDER = join(import.meta.dirname, '../../shared/data/pages');
const WHOLE_F1 = 0.95;

export const PAGE_KINDS = ['JSON-LD', 'microdata', 'unstructured'] as const;
type PageKind = (typeof PAGE_KINDS)[number];

interface Answer {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

interface Page {
  /** HOST/NAME */
  readonly name: string;
  readonly host: string;
  readonly kind: PageKind;
  readonly bytes: Buffer;
  readonly url: string;
  readonly expected: Answer;
}

interface Score {
  readonly title: boolean;
  readonly ingredients: number;
  /** F1 of the ingredients without the lines that are sections. */
  readonly foods: number;
  readonly steps: number;
}

export interface PageResult {
  readonly page: Page;
  readonly score: Score;
  readonly ms: number;
  readonly crashed: boolean;
}

interface Reader {
  readonly name: string;
  readonly read: (page: Page) => Answer | Promise<Answer>;
}

const NOTHING: Answer = { title: '', ingredients: [], steps: [] };

const READERS: readonly Reader[] = [
  {
    name: 'Larder',
    read: ({ bytes, url }) => {
      const [draft] = readPage(decodePage(bytes, null), url);
      return draft === undefined
        ? NOTHING
        : { title: draft.title, ingredients: draft.ingredients, steps: draft.instructions };
    },
  },
  {
    name: 'recipe-scrapers 3.0.0',
    read: async ({ bytes, url }) => {
      const Scraper = getScraper(url, { wildMode: true });
      const recipe = await new Scraper(bytes.toString('utf8'), url).toRecipeObject();
      const linesOf = (groups: readonly { name: string | null; items: readonly { value: string }[] }[]) =>
        groups.flatMap(({ name, items }) => [
          ...(name === null ? [] : [`${name}:`]),
          ...items.map(({ value }) => value),
        ]);
      return { title: recipe.title, ingredients: linesOf(recipe.ingredients), steps: linesOf(recipe.instructions) };
    },
  },
];

const wordsOf = (lines: readonly string[]): string[] =>
  lines
    .join('\n')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** F1 of two bags of words. */
function agreement(found: readonly string[], expected: readonly string[]): number {
  const [ours, theirs] = [wordsOf(found), wordsOf(expected)];
  const left = new Map<string, number>();
  for (const word of theirs) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of ours) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return common === 0 ? 0 : (2 * common) / (ours.length + theirs.length);
}

const plainTitle = (title: string): string => title.toLowerCase().replaceAll(/[\s"'’‘“”„`´]/gu, '');
const withoutSections = (lines: readonly string[]): string[] => lines.filter((line) => !line.trim().endsWith(':'));

function compare(found: Answer, expected: Answer): Score {
  return {
    title: plainTitle(found.title) === plainTitle(expected.title),
    ingredients: agreement(found.ingredients, expected.ingredients),
    foods: agreement(withoutSections(found.ingredients), withoutSections(expected.ingredients)),
    steps: expected.steps.length === 0 ? 1 : agreement(found.steps, expected.steps),
  };
}

export const isWhole = ({ title, ingredients, steps }: Score): boolean =>
  title && ingredients >= WHOLE_F1 && steps >= WHOLE_F1;
const isWholeWithoutSections = (score: Score): boolean => isWhole({ ...score, ingredients: score.foods });

const RECIPE_IN_JSON = /"@type"\s*:\s*(?:\[[^\]]*)?"Recipe"/u;
const RECIPE_IN_MARKUP = /itemtype=["']?[^"'> ]*Recipe|class=["'][^"']*\bh-?recipe\b/iu;

function kindOf(html: string): PageKind {
  return RECIPE_IN_JSON.test(html) ? 'JSON-LD' : RECIPE_IN_MARKUP.test(html) ? 'microdata' : 'unstructured';
}

function loadPage(folder: string, file: string): Page {
  const bytes = gunzipSync(readFileSync(join(folder, file)));
  const answer: unknown = JSON.parse(readFileSync(join(folder, file.replace('.html.gz', '.json')), 'utf8'));
  const of = (key: string): unknown =>
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : null;
  const lines = (key: string): string[] => {
    const value = of(key);
    return Array.isArray(value) ? value.map(String) : [];
  };
  return {
    name: file.replace('.html.gz', ''),
    host: dirname(file),
    kind: kindOf(bytes.toString('utf8')),
    bytes,
    url: String(of('canonical_url')),
    expected: { title: String(of('title')), ingredients: lines('ingredients'), steps: lines('instructions_list') },
  };
}

async function readOnce({ read }: Reader, page: Page): Promise<PageResult> {
  const startedAt = performance.now();
  let found = NOTHING;
  let crashed = false;
  try {
    found = await read(page);
  } catch {
    crashed = true;
  }
  return { page, score: compare(found, page.expected), ms: performance.now() - startedAt, crashed };
}

/** Reads every page of a folder with one of the readers. */
export async function measurePages(folder: string, reader: Reader | undefined = READERS[0]): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const file of globSync('*/*.html.gz', { cwd: folder }).toSorted()) {
    if (reader !== undefined) results.push(await readOnce(reader, loadPage(folder, file)));
  }
  return results;
}

const percent = (results: readonly PageResult[], isRight: (score: Score) => boolean): string =>
  `${((100 * results.filter(({ score }) => isRight(score)).length) / Math.max(1, results.length)).toFixed(1)} %`;

function speedOf(results: readonly PageResult[]): string {
  const times = results.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  return `${at(0.5)} | ${at(0.95)} | ${at(1)}`;
}

function rowsOf(name: string, results: readonly PageResult[]): string[] {
  return [...PAGE_KINDS, 'all'].map((kind) => {
    const of = results.filter(({ page }) => kind === 'all' || page.kind === kind);
    const crashes = of.filter(({ crashed }) => crashed).length;
    return `| ${name} | ${kind} | ${of.length} | ${percent(of, isWhole)} | ${percent(of, isWholeWithoutSections)} | ${crashes} | ${speedOf(of)} |`;
  });
}

/** How many recipe pages are read as a whole, by kind of page, beside the package recipe-scrapers. */
export async function benchPages(folder = PAGES_FOLDER): Promise<string> {
  if (!existsSync(folder)) return '## Recipe pages\n\nSkipped: no folder of recipe pages.';
  const rows: string[] = [];
  for (const reader of READERS) rows.push(...rowsOf(reader.name, await measurePages(folder, reader)));
  return [
    '## Recipe pages',
    '',
    `Whole: the title is equal but for case, blanks and quotes, and the words of the ingredients and those of the steps agree with an F1 of ${WHOLE_F1} or more. ` +
      'The expected ingredients have no sections, which we read from plug-in markup: the second figure leaves ingredient lines that end with ":" out on both sides.',
    '',
    '| reader | kind | pages | whole | whole, without section lines | crashes | median ms | p95 ms | max ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Lists the pages that are not read as a whole. */
export async function listFailures(folder = PAGES_FOLDER): Promise<string> {
  const results = await measurePages(folder);
  return results
    .filter(({ score }) => !isWhole(score))
    .map(
      ({ page, score, crashed }) =>
        `${page.kind.padEnd(12)} ${page.name}: title ${score.title ? 'equal' : 'differs'}, ingredients ${score.ingredients.toFixed(2)} ` +
        `(${score.foods.toFixed(2)}), steps ${score.steps.toFixed(2)}${crashed ? ', crashed' : ''}`,
    )
    .join('\n');
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const report = process.argv.includes('--list') ? listFailures(folder) : benchPages(folder);
  process.stdout.write(`${await report}\n`);
}
