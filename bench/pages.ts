import { getScraper, LogLevel } from 'recipe-scrapers';

import { decodePage } from '../server/src/features/imports/page/decode-page.ts';
import { readPage } from '../server/src/features/imports/page/read-page.ts';
import {
  type Answer,
  compare,
  isWhole,
  isWholeWithoutSections,
  loadPages,
  type Page,
  PAGE_KINDS,
  PAGES_FOLDER,
  sectionLines,
  type Score,
  WHOLE_F1,
} from '../server/test/recipe-pages.ts';

interface PageResult {
  readonly page: Page;
  readonly score: Score;
  /** CPU time of the main thread. */
  readonly ms: number;
  /** True if the reader threw. */
  readonly failed: boolean;
}

interface Reader {
  readonly name: string;
  readonly read: (page: Page) => Answer | Promise<Answer>;
}

const NOTHING: Answer = { title: '', ingredients: [], steps: [], sections: [] };

const LARDER: Reader = {
  name: 'Larder',
  read: ({ bytes, url }) => {
    const [draft] = readPage(decodePage(bytes, null), url);
    if (draft === undefined) return NOTHING;
    const { title, ingredients, instructions } = draft;
    return { title, ingredients, steps: instructions, sections: sectionLines(ingredients) };
  },
};

const READERS: readonly Reader[] = [
  LARDER,
  {
    name: 'recipe-scrapers 3.0.0',
    read: async ({ bytes, url }) => {
      const Scraper = getScraper(url, { wildMode: true });
      const recipe = await new Scraper(bytes.toString('utf8'), url, { logLevel: LogLevel.ERROR }).toRecipeObject();
      const linesOf = (groups: readonly { name: string | null; items: readonly { value: string }[] }[]) =>
        groups.flatMap(({ name, items }) => [
          ...(name === null ? [] : [`${name}:`]),
          ...items.map(({ value }) => value),
        ]);
      const ingredients = linesOf(recipe.ingredients);
      const steps = linesOf(recipe.instructions);
      return { title: recipe.title, ingredients, steps, sections: sectionLines(ingredients) };
    },
  },
];

async function readOnce({ read }: Reader, page: Page): Promise<PageResult> {
  const before = process.threadCpuUsage();
  let found = NOTHING;
  let failed = false;
  try {
    found = await read(page);
  } catch {
    failed = true;
  }
  const { user, system } = process.threadCpuUsage(before);
  return { page, score: compare(found, page.expected), ms: (user + system) / 1000, failed };
}

/** Reads every page of a folder with one of the readers. */
async function measurePages(pages: Iterable<Page>, reader: Reader = LARDER): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const page of pages) results.push(await readOnce(reader, page));
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

/** "12 of 14, 2 others": how many expected sections were found, and how many that are not expected. */
function sectionsOf(results: readonly PageResult[]): string {
  const sum = (of: (sections: Score['sections']) => number) =>
    results.reduce((total, { score }) => total + of(score.sections), 0);
  const right = sum((sections) => sections.right);
  return `${right} of ${sum(({ expected }) => expected)}, ${sum(({ found }) => found) - right} others`;
}

function rowsOf(name: string, results: readonly PageResult[]): string[] {
  return [...PAGE_KINDS, 'all'].map((kind) => {
    const of = results.filter(({ page }) => kind === 'all' || page.kind === kind);
    const failures = of.filter(({ failed }) => failed).length;
    return `| ${name} | ${kind} | ${of.length} | ${percent(of, isWhole)} | ${percent(of, isWholeWithoutSections)} | ${sectionsOf(of)} | ${failures} | ${speedOf(of)} |`;
  });
}

const EXPLANATION =
  `Whole: the title is equal but for case, blanks and quotes, and the words of the ingredients and those of the steps agree with an F1 of ${WHOLE_F1} or more. ` +
  'The expected lists have no sections, which we read from plug-in markup and headings: the second figure leaves ingredient lines that end with ":" out on both sides, ' +
  'and the sections are compared with the groups that are expected elsewhere. Errors are pages for which the reader throws. ' +
  'recipe-scrapers knows some of the hosts (wild mode). Times are CPU time of one thread, decoding included.';

/** How many recipe pages are read as a whole, by kind of page, beside the package recipe-scrapers. */
export async function benchPages(folder = PAGES_FOLDER): Promise<string> {
  const rows: string[] = [];
  for (const reader of READERS) {
    const pages = loadPages(folder);
    if (pages === null) return '## Recipe pages\n\nSkipped: no folder of recipe pages.';
    rows.push(...rowsOf(reader.name, await measurePages(pages, reader)));
  }
  return [
    '## Recipe pages',
    '',
    EXPLANATION,
    '',
    '| reader | kind | pages | whole | whole without section lines | expected sections found | errors | median CPU ms | p95 | max |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const describeFailure = ({ page, score, failed }: PageResult): string =>
  `${page.kind.padEnd(12)} ${page.name}: title ${score.title ? 'equal' : 'differs'}, ingredients ${score.ingredients.toFixed(2)} ` +
  `(${score.foods.toFixed(2)} without sections), steps ${score.steps.toFixed(2)}${failed ? ', threw' : ''}`;

/** Lists the pages that are not read as a whole, sections aside. */
async function listFailures(folder = PAGES_FOLDER): Promise<string> {
  const results = await measurePages(loadPages(folder) ?? []);
  return results
    .filter(({ score }) => !isWholeWithoutSections(score))
    .map(describeFailure)
    .join('\n');
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const report = process.argv.includes('--list') ? listFailures(folder) : benchPages(folder);
  process.stdout.write(`${await report}\n`);
}
