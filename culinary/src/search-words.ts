import { boundedForm } from './bounded-form.ts';
import { singular } from './food-words.ts';

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * The words by which a text is found and asked for: lower case, no accents, no punctuation, English plurals in the
 * singular; digits stay. "Crème brûlées, 2" → ["creme", "brulee", "2"].
 */
export function searchWords(text: string): string[] {
  return (plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

/** The same, and each picture in the text as a word: "Pizza 🍕🔥" → ["pizza", "🍕", "🔥"]. */
export function searchTerms(text: string): string[] {
  return (plainText(text).match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []).map(singular);
}

/** Folds letter case, accents, ligatures and compatibility forms, so that spellings of the same words compare equal. */
export function plainText(text: string): string {
  return boundedForm(text, 'NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’]/gu, '');
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A word with the apostrophes in it, which do not part it. */
const WORD = /[\p{L}\p{N}\p{M}'’]+|\p{Extended_Pictographic}/gu;

/**
 * Where in a text the words stand that a search found: those that begin with one of `words`, or are it where it has one
 * letter only. In order, none over another.
 */
export function findMatches(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const ranges: Range[] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const terms = searchTerms(written);
    if (terms.some((term) => words.some((word) => fits(term, word)))) ranges.push(trim(written, index));
  }
  return ranges;
}

function fits(term: string, word: string): boolean {
  return word.length === 1 ? term === word : term.startsWith(word);
}

/** Without the quotation marks around it. */
function trim(written: string, index: number): Range {
  const lead = written.length - written.replace(/^['’]+/u, '').length;
  const end = written.replace(/['’]+$/u, '').length;
  return { start: index + lead, end: index + end };
}
