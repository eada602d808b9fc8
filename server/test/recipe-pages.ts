import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Real recipe pages with what a reader should get, beside the repository: HOST/NAME.html.gz and NAME.json. They may be absent. */
export const PAGES_FOLDER = process.env['RECIPE_PAGES'] ?? join(import.meta.dirname, '../../../shared/data/pages');
export const WHOLE_F1 = 0.95;

export const PAGE_KINDS = ['JSON-LD', 'microdata', 'unstructured'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export interface Answer {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** Headings of groups of ingredients. */
  readonly sections: readonly string[];
}

export interface Page {
  /** HOST/NAME */
  readonly name: string;
  readonly host: string;
  readonly kind: PageKind;
  readonly bytes: Buffer;
  readonly url: string;
  readonly expected: Answer;
}

export interface Score {
  readonly title: boolean;
  readonly ingredients: number;
  /** F1 of the ingredients without the lines that are sections. */
  readonly foods: number;
  readonly steps: number;
  /** How many sections of ingredients are expected, were found, and both. */
  readonly sections: { readonly expected: number; readonly found: number; readonly right: number };
}

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

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function compareSections(found: Answer, expected: Answer): Score['sections'] {
  const wanted = new Set(expected.sections.map(letters));
  const right = found.sections.filter((section) => wanted.has(letters(section))).length;
  return { expected: expected.sections.length, found: found.sections.length, right };
}

/** Compares what was read with what should be. */
export function compare(found: Answer, expected: Answer): Score {
  return {
    title: plainTitle(found.title) === plainTitle(expected.title),
    ingredients: agreement(found.ingredients, expected.ingredients),
    foods: agreement(withoutSections(found.ingredients), withoutSections(expected.ingredients)),
    steps: expected.steps.length === 0 ? 1 : agreement(found.steps, expected.steps),
    sections: compareSections(found, expected),
  };
}

/** True if the title and the words of the ingredients and steps agree. */
export const isWhole = ({ title, ingredients, steps }: Score): boolean =>
  title && ingredients >= WHOLE_F1 && steps >= WHOLE_F1;
/** As `isWhole`, with the section lines of the ingredients left out on both sides. */
export const isWholeWithoutSections = (score: Score): boolean => isWhole({ ...score, ingredients: score.foods });

const RECIPE_IN_JSON = /"@type"\s*:\s*(?:\[[^\]]*)?"Recipe"/u;
const RECIPE_IN_MARKUP = /itemtype=["']?[^"'> ]*Recipe|class=["'][^"']*\bh-?recipe\b/iu;

function kindOf(html: string): PageKind {
  return RECIPE_IN_JSON.test(html) ? 'JSON-LD' : RECIPE_IN_MARKUP.test(html) ? 'microdata' : 'unstructured';
}

function sectionsOf(groups: unknown): string[] {
  return (Array.isArray(groups) ? groups : []).flatMap((group: unknown) => {
    const purpose: unknown = typeof group === 'object' && group !== null ? Reflect.get(group, 'purpose') : null;
    return typeof purpose === 'string' && purpose !== '' ? [purpose] : [];
  });
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
    expected: {
      title: String(of('title')),
      ingredients: lines('ingredients'),
      steps: lines('instructions_list'),
      sections: sectionsOf(of('ingredient_groups')),
    },
  };
}

/** Returns the sections of ingredient lines. */
export const sectionLines = (lines: readonly string[]): string[] => lines.filter((line) => line.endsWith(':'));

/** Returns the pages of a folder; null if it is absent. Pages are loaded one by one. */
export function loadPages(folder: string): Iterable<Page> | null {
  if (!existsSync(folder)) return null;
  const files = globSync('*/*.html.gz', { cwd: folder }).toSorted();
  return files.values().map((file) => loadPage(folder, file));
}
