import { singular } from './food-words.ts';

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * The words by which a text is found and asked for: lower case, no accents, no punctuation, English plurals in the
 * singular; digits stay. "Crème brûlées, 2" → ["creme", "brulee", "2"].
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/['’]/gu, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}
