import { oneLine } from '../plain-lines.ts';

/** "Z U T A T E N" */
const SPACED_WORD = /^\p{L}(?: \p{L}){3,}[: ]*:?$/u;
const LOST_LIGATURE = /(?<before>\p{L}?)[\0\u{fffd}](?<after>\p{L}?)/gu;
const VOWEL = /[aeiouäöüáéíóú]/iu;

/**
 * Some PDFs lose their ligatures. Before a consonant it is mostly "fi" (fish, finely), before a vowel "fl" at the start of a
 * word (flour) and "ff" within one (coffee).
 */
function ligature(before: string, after: string): string {
  if (!VOWEL.test(after)) return 'fi';
  return before === '' ? 'fl' : 'ff';
}

/** True for a text with letters that the PDF does not name. */
export const hasLostLetters = (text: string): boolean => /[\0\u{fffd}]/u.test(text);

/** Returns a line of a PDF with letter-spaced words closed up and lost ligatures guessed. */
export function repairLetters(text: string): string {
  const guessed = text.replaceAll(
    LOST_LIGATURE,
    (_, before: string, after: string) => before + ligature(before, after) + after,
  );
  const line = oneLine(guessed);
  return SPACED_WORD.test(line) ? line.replaceAll(' ', '') : line;
}
