import { isTypoOf, singular } from '#food-words';
import { factOf, learn, type WordFact, wordsThatAre } from '#line/word-facts';

/** The words of one name, in any order, and what it stands for. */
interface Entry<Found> {
  readonly found: Found;
  readonly numbers: readonly number[];
  readonly next: Entry<Found> | undefined;
}

export interface Match<Found> {
  readonly found: Found;
  /** First word of the match and the word after its last. */
  readonly from: number;
  readonly to: number;
}

const LONGEST_NAME_WORDS = 6;
const SHORTEST_MENDED = 5;
/** From here on a slip seldom makes another real word. */
const SHORTEST_FREELY_MENDED = 7;
const LONGEST_MENDED = 24;
/** Odd, and far from any pattern in counting numbers (the golden ratio of 2³²). */
const SCATTER = 0x9e3779b1;
const BITS = 0x3fffffff;
const MOST_REMEMBERED = 1000;

/**
 * Names by the sum of their words' numbers, so that every stretch of a text is asked for with one addition and one look, whatever the
 * order of its words. A sum that two names share leads to both, and the words are compared before anything is believed.
 */
export class NameIndex<Found> {
  private readonly names = new Map<number, Entry<Found>>();
  private count = 0;
  private readonly targets = new Set<string>();
  /** Words by length and first letter, with a bit for each letter they have. */
  private byLength: Map<number, { readonly word: string; readonly letters: number }[]> | undefined;
  /** What became of words that nobody knows; brands come again and again. */
  private readonly mended = new Map<string, string>();
  private readonly mendedFreely = new Map<string, string>();

  /** Says what words are besides parts of names. */
  describe(talk: number, words: string): void {
    for (const word of words.split(' ')) learn(word, 0, talk);
  }

  /** Says the same of all words that are one of these things in a line. */
  describeAll(talk: number, is: number): void {
    for (const word of wordsThatAre(is)) learn(word, 0, talk);
  }

  /** Adds a name. The first to claim it keeps it. */
  add(words: readonly string[], found: Found): void {
    if (words.length === 0 || words.length > LONGEST_NAME_WORDS) return;
    const read = words.map((word) => this.claim(word));
    let sum = 0;
    for (const { number } of read) sum = (sum + number) & BITS;
    if (this.at(sum, read, 0, read.length) !== undefined) return;
    this.names.set(sum, { found, numbers: read.map(({ number }) => number), next: this.names.get(sum) });
  }

  private claim(word: string): WordFact {
    const known = factOf(word);
    if (known.number > 0) return known;
    this.count += 1;
    return learn(word, (Math.imul(this.count, SCATTER) & BITS) | 1, 0);
  }

  private at(sum: number, words: readonly WordFact[], from: number, to: number): Entry<Found> | undefined {
    let entry = this.names.get(sum);
    while (entry !== undefined && !sameWords(entry.numbers, words, from, to)) entry = entry.next;
    return entry;
  }

  /** The longest name that ends before `to`, or null. */
  endingAt(words: readonly WordFact[], to: number): Match<Found> | null {
    let sum = 0;
    let best: Entry<Found> | undefined;
    let begins = to;
    const last = Math.max(0, to - LONGEST_NAME_WORDS);
    for (let from = to - 1; from >= last; from -= 1) {
      const number = words[from]?.number ?? 0;
      if (number === 0) break;
      sum = (sum + number) & BITS;
      const entry = this.at(sum, words, from, to);
      if (entry === undefined) continue;
      best = entry;
      begins = from;
    }
    return best === undefined ? null : { found: best.found, from: begins, to };
  }

  /** The longest name that begins at `from`, or null. */
  startingAt(words: readonly WordFact[], from: number): Match<Found> | null {
    let sum = 0;
    let best: Match<Found> | null = null;
    for (let to = from + 1; to <= words.length && to - from <= LONGEST_NAME_WORDS; to += 1) {
      const number = words[to - 1]?.number ?? 0;
      if (number === 0) break;
      sum = (sum + number) & BITS;
      const entry = this.at(sum, words, from, to);
      if (entry !== undefined) best = { found: entry.found, from, to };
    }
    return best;
  }

  /** Allows a word of a name to be what a misspelt one is mended to. */
  mendTo(words: readonly string[]): void {
    for (const word of words) this.targets.add(word);
  }

  /**
   * The word that an unknown one is a slip of the pen from, or itself.
   * @param freely any slip in a short word will do; else only letters swapped or wrongly doubled, because most short words have
   * another real word beside them ("stage" and "sage")
   */
  mend(word: string, freely: boolean): string {
    const remembered = freely ? this.mendedFreely : this.mended;
    const before = remembered.get(word);
    if (before !== undefined) return before;
    const better = this.similar(singular(word), freely) ?? word;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, better);
    return better;
  }

  /** Looks only at words that begin alike and are about as long. */
  private similar(word: string, freely: boolean): string | undefined {
    if (word.length < SHORTEST_MENDED || word.length > LONGEST_MENDED) return undefined;
    this.byLength ??= sorted(this.targets);
    const letters = lettersOf(word);
    const long = word.length >= SHORTEST_FREELY_MENDED;
    // A letter wrong is one letter less and another more; two slips are twice that.
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
/** Letters swapped, a double letter single or a single one doubled, or in words of some length one left out. */
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

/** One bit for each letter a word has. */
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

function sameWords(name: readonly number[], words: readonly WordFact[], from: number, to: number): boolean {
  if (name.length !== to - from) return false;
  let inOrder = 0;
  while (inOrder < name.length && name[inOrder] === words[from + inOrder]?.number) inOrder += 1;
  if (inOrder === name.length) return true;
  const left = [...name];
  for (let at = from; at < to; at += 1) {
    const found = left.indexOf(words[at]?.number ?? 0);
    if (found === -1) return false;
    left.splice(found, 1);
  }
  return true;
}
