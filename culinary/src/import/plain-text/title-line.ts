import { headingText } from '#ingredient-heading';
import { readMark } from '#import/list-marks';
import { readFieldLine } from '#import/plain-text/field-line';
import { ingredientLikelihood } from '#import/plain-text/ingredient-likelihood';
import type { PlainLine } from '#import/plain-text/prepare-lines';
import { withoutEmojiAround } from '#import/plain-text/social-text';

const MAX_CHARACTERS = 120;
const FIRST_SENTENCE = /^(.{3,100}?[^.\s][.!?…])\s+(?=\S)/u;

export interface TitleLine {
  readonly title: string;
  readonly isSure: boolean;
  /** The other lines. */
  readonly others: readonly PlainLine[];
}

/** True for a line that belongs to a list of ingredients: it has a unit, or the line below it is an ingredient, too. */
function isInList(line: PlainLine, next: PlainLine | undefined): boolean {
  const { text, mark } = readMark(line.text);
  const likelihood = ingredientLikelihood(text);
  if (likelihood.is !== 'sure') return false;
  if (likelihood.hasUnit || mark !== null) return true;
  return next !== undefined && !next.isAfterBlank && ingredientLikelihood(readMark(next.text).text).is === 'sure';
}

/** Splits a long first line into its first sentence and the rest. */
function firstSentence(text: string, isAfterBlank: boolean): { title: string; rest: PlainLine[] } {
  if (text.length <= MAX_CHARACTERS) return { title: text, rest: [] };
  const sentence = FIRST_SENTENCE.exec(text)?.[1];
  const rest = sentence === undefined ? text : text.slice(sentence.length).trim();
  return { title: sentence ?? '', rest: [{ text: rest, isAfterBlank }] };
}

/** Takes the title: the first line that states no fact and begins no list. Lines of facts before it remain. */
export function takeTitle(lines: readonly PlainLine[]): TitleLine {
  const at = lines.findIndex(({ text }) => readFieldLine(text) === null);
  const line = lines[at];
  if (line === undefined || isInList(line, lines[at + 1])) return { title: '', isSure: true, others: lines };
  const { title, rest } = firstSentence(line.text, line.isAfterBlank);
  const plain = withoutEmojiAround(
    headingText(title)
      .replace(/[:：]$/u, '')
      .trim(),
  ).trim();
  return {
    title: plain,
    isSure: rest.length === 0 && !/[.!?]\s+\p{L}/u.test(plain),
    others: [...lines.slice(0, at), ...rest, ...lines.slice(at + 1)],
  };
}
