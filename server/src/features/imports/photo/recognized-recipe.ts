import {
  EMPTY_RECIPE,
  type Finding,
  type ImportedRecipe,
  type RecipeDraft,
} from '@larder/culinary/import/imported-recipe';
import { readPlainRecipe } from '@larder/culinary/import/plain-text/read-plain-recipe';

import { blocksOfPages } from '../readers/documents/pdf-blocks.ts';
import type { PdfItem } from '../readers/documents/pdf-lines.ts';
import { textOfBlocks } from '../readers/documents/text-block.ts';
import type { RecognizedLine, RecognizedWord } from './text-recognition.ts';

/** The size of the text on the page that `toItems` returns. */
const TEXT_SIZE = 10;
/** From one line to the next, in sizes of the text, where lines are set apart widely. */
const WIDE_PITCH = 1.5;
/** Letters without ascenders make a line seem smaller, so only much larger ones count. */
const HEADING_HEIGHT = 1.35;
/** The parts of a line are further apart than words. */
const PART_GAP = 1.2;
/** A word below this is often wrong. */
const SURE_CONFIDENCE = 75;
/** "1 l stock" is often read as "1 1 stock". */
const ONE_FOR_LITER = /^\d+ 1 \p{L}/u;
const MIN_KEY_CHARACTERS = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The mean confidence of the words, weighted by their length: 0 to 100. 0 if there are none. */
export function confidenceOf(lines: readonly RecognizedLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(characters, 1);
}

const textOf = (words: readonly RecognizedWord[]): string => words.map(({ text }) => text).join(' ');

/** Splits a line where the gap is wider than between words: columns, amounts before foods. */
function partsOf(words: readonly RecognizedWord[], maxGap: number): RecognizedWord[][] {
  const parts: RecognizedWord[][] = [];
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    if (last === undefined || word.left - last.right > maxGap) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

/** Returns the lines as those of a PDF, in whose units text has the same size. */
function toItems(lines: readonly RecognizedLine[]): PdfItem[] {
  const height = median(lines.map((line) => line.height));
  const pitches = lines.slice(1).map(({ bottom }, at) => bottom - (lines[at]?.bottom ?? 0));
  const unit = Math.max(height, median(pitches) / WIDE_PITCH, 1) / TEXT_SIZE;
  return lines.flatMap((line) => {
    const size = TEXT_SIZE * (line.height > height * HEADING_HEIGHT ? line.height / height : 1);
    return partsOf(line.words, PART_GAP * line.height).map((words) => {
      const left = words[0]?.left ?? 0;
      const right = words.at(-1)?.right ?? left;
      return { text: textOf(words), x: left / unit, y: -line.bottom / unit, width: (right - left) / unit, size };
    });
  });
}

/** Letters and digits only: marks, hyphens and spaces change between a line of the photo and a line of the draft. */
const keyOf = (line: string): string => line.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const withoutNumber = (line: string): string => line.replace(/^\s*\d{1,2}[.)]\s/u, '');

/** Marks the lines with words that may be wrong. */
function doubtfulLines(draft: ImportedRecipe, lines: readonly RecognizedLine[]): Finding[] {
  const unsure = lines
    .filter(({ words }) => words.some(({ confidence }) => confidence < SURE_CONFIDENCE))
    .map(({ words }) => keyOf(withoutNumber(textOf(words))))
    .filter((key) => key.length >= MIN_KEY_CHARACTERS);
  return (['ingredients', 'instructions'] as const).flatMap((field) =>
    draft[field].flatMap((text, line): Finding[] => {
      const key = keyOf(text);
      const isUnsure =
        unsure.some((each) => key.includes(each) || (key.length >= MIN_KEY_CHARACTERS && each.includes(key))) ||
        (field === 'ingredients' && ONE_FOR_LITER.test(text));
      return isUnsure ? [{ field, line, from: 'photo', sure: false }] : [];
    }),
  );
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys of its type
const FIELDS = Object.keys(EMPTY_RECIPE) as (keyof ImportedRecipe)[];

/** A finding for each field with a value. What a photo says cannot be looked up, so none is sure. */
export function unsureFindings(recipe: ImportedRecipe, from: 'model' | 'photo'): Finding[] {
  return FIELDS.filter((field) => {
    const value = recipe[field];
    return value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  }).map((field) => ({ field, from, sure: false }));
}

/** The text of a page in the order in which people read it. */
export const pageText = (lines: readonly RecognizedLine[]): string => textOfBlocks(blocksOfPages([toItems(lines)]));

/** Returns the recipe that the lines of a photo are, as one draft. Text without a recipe becomes its notes. */
export function recognizedRecipe(lines: readonly RecognizedLine[]): RecipeDraft {
  const text = pageText(lines);
  const { findings: _, ...recipe } = readPlainRecipe(text);
  const isRecipe = recipe.ingredients.length + recipe.instructions.length > 0;
  const found = isRecipe ? recipe : { ...EMPTY_RECIPE, notes: text };
  return { ...found, findings: [...unsureFindings(found, 'photo'), ...doubtfulLines(found, lines)] };
}
