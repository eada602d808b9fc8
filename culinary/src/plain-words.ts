import { boundedForm } from './bounded-form.ts';
import { singular } from './food-words.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Accents; without the Japanese voicing marks, which make another letter. */
const ACCENTS = /[^\P{M}\u3099\u309A]+/gu;
/** What NFKD takes apart though it is one letter: Korean syllables and voiced kana. */
const TAKEN_APART = /[\u1100-\u11FF\u3099\u309A]/u;

/** Folds letter case, accents, ligatures and compatibility forms, so that spellings of the same words compare equal. */
export function plainText(text: string): string {
  const bare = boundedForm(text, 'NFKD').replaceAll(ACCENTS, '');
  return (TAKEN_APART.test(bare) ? bare.normalize('NFC') : bare)
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþıς]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’]/gu, '');
}

/**
 * The words of a text: lower case, no accents, no punctuation, English plurals in the singular; digits stay.
 * "Crème brûlées, 2" → ["creme", "brulee", "2"].
 */
export function searchWords(text: string): string[] {
  return (plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}
