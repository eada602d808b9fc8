import { describe, expect, test } from 'vitest';

import { loadEveryLanguage } from '#every-language';
import { parseIngredientLine } from '#ingredient-line';
import { readIngredientList } from '#ingredient-list';
import { GERMAN_LINES } from '#labelled-lines/de-data';
import { ENGLISH_LINES } from '#labelled-lines/en-data';
import { SPANISH_LINES } from '#labelled-lines/es-data';
import { FRENCH_LINES } from '#labelled-lines/fr-data';
import { ITALIAN_LINES } from '#labelled-lines/it-data';
import { contentsOf, type LineContents } from '#line-contents';

/** A line with the allergens that a food-allergy adviser names for it. */
interface LabelledLine {
  readonly text: string;
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
  /** False where the words do not say what is in it. */
  readonly sure: boolean;
}

const readLabels = (table: string): LabelledLine[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', contains = '', mayContain = '', , sure] = row.split('\t');
      const list = (words: string): string[] => words.split(' ').filter((word) => word !== '');
      return { text, contains: list(contains), mayContain: list(mayContain), sure: sure === 'yes' };
    });

/** The language of a line is that of its recipe. */
const LINES_OF_A_RECIPE = 20;

function readRecipe(labels: readonly LabelledLine[], from: number): { label: LabelledLine; found: LineContents }[] {
  const some = labels.slice(from, from + LINES_OF_A_RECIPE);
  const lines = readIngredientList(some.map(({ text }) => text));
  return some.flatMap((label, at) => {
    const line = lines[at];
    return line === undefined || line === null ? [] : [{ label, found: contentsOf(line) }];
  });
}

const FALSE_ALARMS_MAX = 0.02;

const TABLES: readonly (readonly [language: string, table: string])[] = [
  ['English', ENGLISH_LINES],
  ['German', GERMAN_LINES],
  ['French', FRENCH_LINES],
  ['Spanish', SPANISH_LINES],
  ['Italian', ITALIAN_LINES],
];

test('nearly every line in English is English without its recipe, too', () => {
  loadEveryLanguage();
  const lines = readLabels(ENGLISH_LINES).map(({ text }) => parseIngredientLine(text));
  const foreign = lines.filter(({ language }) => language !== null);
  expect(foreign.length / lines.length, foreign.map(({ text }) => text).join('; ')).toBeLessThan(0.01);
});

describe.each(TABLES)('the labelled lines in %s', (_, table) => {
  loadEveryLanguage();
  const labels = readLabels(table);
  const lines = labels.flatMap((_label, from) => (from % LINES_OF_A_RECIPE === 0 ? readRecipe(labels, from) : []));
  const isUnsure = ({ found }: (typeof lines)[number]): boolean => found.unknown.length > 0;

  test('no allergen is missed: it is named, may be in it, or the line is unsure', () => {
    const missed = lines.filter(
      (line) =>
        !isUnsure(line) &&
        line.label.contains.some((allergen) =>
          [...line.found.allergens, ...line.found.mayContain].every((each) => each !== allergen),
        ),
    );
    expect(missed.map(({ label }) => label.text)).toEqual([]);
  });

  test('a line whose words do not say what is in it is unsure, or may contain an allergen', () => {
    const certain = lines.filter(
      (line) =>
        !line.label.sure && !isUnsure(line) && line.found.mayContain.size === 0 && line.found.mayBreak.size === 0,
    );
    expect(certain.map(({ label }) => label.text)).toEqual([]);
  });

  test('few lines are said to contain what they do not', () => {
    const wrong = lines.filter(({ label, found }) =>
      [...found.allergens].some((allergen) => ![...label.contains, ...label.mayContain].includes(allergen)),
    );
    expect(wrong.length / lines.length, wrong.map(({ label }) => label.text).join('; ')).toBeLessThan(FALSE_ALARMS_MAX);
  });

  test('few lines whose words say what is in them are unsure', () => {
    const unsure = lines.filter((line) => line.label.sure && isUnsure(line));
    expect(unsure.length / lines.length).toBeLessThan(0.05);
  });
});
