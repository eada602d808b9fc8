import { isTypoOf, singular } from '#food-words';

const MIN_CORRECTED_LENGTH = 5;
/** From this length on, an edit rarely yields another real word. */
const MIN_FREELY_CORRECTED_LENGTH = 7;
const MAX_CORRECTED_LENGTH = 24;
const MAX_CACHED = 1000;

/** Everyday words within one edit of a food name; never corrected. */
const REAL_WORDS: ReadonlySet<string> = new Set(
  'current floating cancelling granular branding sniffing conscious planting batter better bitter bitters mutter gutter candle cattle settle gravel grapple'.split(
    ' ',
  ),
);

/** Corrects misspelled food words. Needed only for unknown words, so it loads together with the aliases. */
export class SpellingCorrector {
  /** Candidate words by length and first letter, each with its letter bit set. */
  private readonly byLength: Map<number, { readonly word: string; readonly letters: number }[]>;
  /** Cache of corrections for unknown words; brand names recur. */
  private readonly corrected = new Map<string, string>();
  private readonly correctedFreely = new Map<string, string>();

  constructor(meant: readonly string[]) {
    this.byLength = sorted(new Set(meant));
  }

  /**
   * Returns the word that an unknown one is a misspelling of, or the word itself.
   * @param freely accepts any edit in a short word; otherwise only transposed or doubled letters, because most short
   * words have a real neighbor ("stage" and "sage")
   */
  correct(word: string, freely: boolean): string {
    // A word that still has accents differs by them from every name: "gruyêre", "pâtes".
    if (REAL_WORDS.has(word) || /[À-ɏ]/u.test(word)) return word;
    const remembered = freely ? this.correctedFreely : this.corrected;
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const better = this.similar(singular(word), freely) ?? word;
    if (remembered.size >= MAX_CACHED) remembered.clear();
    remembered.set(word, better);
    return better;
  }

  /** Compares only words of similar length with the same first letter. */
  private similar(word: string, freely: boolean): string | undefined {
    if (word.length < MIN_CORRECTED_LENGTH || word.length > MAX_CORRECTED_LENGTH) return undefined;
    const letters = lettersOf(word);
    const long = word.length >= MIN_FREELY_CORRECTED_LENGTH;
    // A wrong letter changes two bits of the letter set; two edits change four.
    const differing = word.length >= 8 ? 4 : freely || word.length >= 6 ? 2 : 0;
    const alike = (known: { readonly word: string; readonly letters: number }): boolean =>
      bitsIn(letters ^ known.letters) <= differing &&
      (freely || long || isMinor(word, letters, known)) &&
      isTypoOf(word, known.word);
    for (let length = word.length - 1; length <= word.length + 1; length += 1)
      for (const known of this.byLength.get(length * 32 + (word.charCodeAt(0) & 31)) ?? [])
        if (alike(known)) return known.word;
    for (const known of this.byLength.get(word.length * 32 + (word.charCodeAt(1) & 31)) ?? [])
      if (letters === known.letters && isTypoOf(word, known.word)) return known.word;
    return undefined;
  }
}

const withoutDoubles = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');
/** Letters transposed, a double letter single or vice versa, or in longer words one left out. */
const isMinor = (word: string, letters: number, known: { readonly word: string; readonly letters: number }): boolean =>
  word.length === known.word.length
    ? letters === known.letters
    : withoutDoubles(word) === withoutDoubles(known.word) || (word.length === 6 && known.word.length === 7);

function sorted(vocabulary: ReadonlySet<string>): Map<number, { readonly word: string; readonly letters: number }[]> {
  const map = new Map<number, { readonly word: string; readonly letters: number }[]>();
  for (const word of vocabulary) {
    const key = word.length * 32 + (word.charCodeAt(0) & 31);
    const entry = { word, letters: lettersOf(word) };
    const there = map.get(key);
    if (there === undefined) map.set(key, [entry]);
    else there.push(entry);
  }
  return map;
}

/** Returns a bit set of the letters in a word. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
