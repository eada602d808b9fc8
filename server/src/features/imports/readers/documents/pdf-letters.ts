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

const guessLigatures = (text: string): string =>
  text.replaceAll(LOST_LIGATURE, (_, before: string, after: string) => before + ligature(before, after) + after);

export interface RepairedText {
  readonly text: string;
  /** The words in it of which letters were guessed. */
  readonly guesses: readonly string[];
}

/** Returns a line of a PDF with letter-spaced words closed up and lost ligatures guessed. */
export function repairLetters(text: string): RepairedText {
  const words = text.split(/\s+/u).filter((word) => /[\0\u{fffd}]/u.test(word));
  const line = oneLine(guessLigatures(text));
  return {
    text: SPACED_WORD.test(line) ? line.replaceAll(' ', '') : line,
    guesses: words.map((word) => oneLine(guessLigatures(word))).filter((word) => word !== ''),
  };
}
