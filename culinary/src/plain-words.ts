import { boundedForm } from './bounded-form.ts';
import { singular } from './food-words.ts';
import { normalText } from '#text/normalize';

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

/** Accents, except the Japanese voicing marks, which make a different letter. */
const ACCENTS = /[^\P{M}\u3099\u309A]+/gu;
/** Korean syllables and voiced kana: NFKD decomposes them although each is one letter. */
const DECOMPOSED = /[\u1100-\u11FF\u3099\u309A]/u;

/** Folds letter case, accents, ligatures and compatibility forms, so that spellings of the same words compare equal. */
export function plainText(text: string): string {
  const bare = boundedForm(normalText(text), 'NFKD').replaceAll(ACCENTS, '');
  return (DECOMPOSED.test(bare) ? bare.normalize('NFC') : bare)
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþıς]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’]/gu, '');
}

/**
 * Returns the words of a text: lower case, no accents, no punctuation, English plurals in the singular; digits stay.
 * "Crème brûlées, 2" → ["creme", "brulee", "2"].
 */
export function searchWords(text: string): string[] {
  return (plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}
