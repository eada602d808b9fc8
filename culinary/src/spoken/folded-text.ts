import { withoutAccents } from '#line/accents';

/** Characters of a message that are read. */
export const MAX_CHARACTERS = 300;

const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** The start of a text in lower case without accents, marks and double blanks. Apostrophes and hyphens separate words. */
export const foldedText = (text: string): string =>
  withoutAccents(text.slice(0, MAX_CHARACTERS).toLowerCase())
    .replaceAll(/[œæß]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}.,%°]+/gu, ' ')
    .replaceAll(/[.,](?!\p{N})/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** German without umlauts has "ae" for "ä", and foldedText has "a". */
export const withoutDigraphs = (text: string): string =>
  text.replaceAll(/(?<![aeq])(?:ae|oe|ue)/gu, (pair) => pair.slice(0, 1));
