import { readIngredientList } from '#ingredient-list';
import { GERMAN_LINES } from '#labelled-lines/de-data';
import { ENGLISH_LINES } from '#labelled-lines/en-data';
import { SPANISH_LINES } from '#labelled-lines/es-data';
import { FRENCH_LINES } from '#labelled-lines/fr-data';
import { ITALIAN_LINES } from '#labelled-lines/it-data';
import type { IngredientLine } from '#line/ingredient-line-type';
import { contentsOf, type LineContents } from '#line-contents';

/** A line with the allergens that a food-allergy adviser names for it. */
export interface LabelledLine {
  readonly text: string;
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
  /** False where the words do not say what is in it. */
  readonly sure: boolean;
}

/** A labelled line and how it is read. */
export interface ReadLabel {
  readonly label: LabelledLine;
  readonly line: IngredientLine;
  readonly found: LineContents;
}

const words = (list: string | undefined): string[] => (list === undefined || list === '' ? [] : list.split(' '));

const readTable = (table: string): LabelledLine[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', contains, mayContain, , sure] = row.split('\t');
      return { text, contains: words(contains), mayContain: words(mayContain), sure: sure === 'yes' };
    });

/** The labelled lines by language. */
export const LABELLED_LINES: ReadonlyMap<string, readonly LabelledLine[]> = new Map(
  [
    ['English', ENGLISH_LINES] as const,
    ['German', GERMAN_LINES] as const,
    ['French', FRENCH_LINES] as const,
    ['Spanish', SPANISH_LINES] as const,
    ['Italian', ITALIAN_LINES] as const,
  ].map(([language, table]) => [language, readTable(table)]),
);

/** The language of a line is that of its recipe. */
const LINES_OF_A_RECIPE = 20;

/** Reads labelled lines in recipes of twenty, with the languages that are loaded. */
export function readLabels(labels: readonly LabelledLine[]): ReadLabel[] {
  const all: ReadLabel[] = [];
  for (let from = 0; from < labels.length; from += LINES_OF_A_RECIPE) {
    const some = labels.slice(from, from + LINES_OF_A_RECIPE);
    const lines = readIngredientList(some.map(({ text }) => text));
    for (const [at, label] of some.entries()) {
      const line = lines[at] ?? null;
      if (line !== null) all.push({ label, line, found: contentsOf(line) });
    }
  }
  return all;
}

/** True if the page says that the line has a word which nobody knows. */
export const isUnsure = ({ found }: ReadLabel): boolean => found.unknown.length > 0;

/** True if an allergen of the line is neither named, nor possible, nor the line unsure. */
export const isMissed = (read: ReadLabel): boolean =>
  !isUnsure(read) &&
  read.label.contains.some((allergen) =>
    [...read.found.allergens, ...read.found.mayContain].every((each) => each !== allergen),
  );

/** True if the line is said to contain what it does not. */
export const isFalseAlarm = ({ label, found }: ReadLabel): boolean =>
  [...found.allergens].some((allergen) => ![...label.contains, ...label.mayContain].includes(allergen));
