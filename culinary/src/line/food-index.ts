import type { SpellingCorrector } from '#line/spelling-corrector';
import { factOf, addFacts, type WordFact, wordsWithFlag } from '#line/word-facts';

/** Indexes share the numbers of words. */
let numberedWords = 0;

/** The words of one name, in any order, and the value it maps to. */
interface Entry<Found> {
  found: Found;
  readonly numbers: readonly number[];
  readonly next: Entry<Found> | undefined;
}

export interface Match<Found> {
  readonly found: Found;
  /** The first word of the match and the word after its last. */
  readonly from: number;
  readonly to: number;
}

const LONGEST_NAME_WORDS = 6;
/** An odd multiplier that spreads consecutive numbers (the golden ratio of 2³², Fibonacci hashing). */
const SCATTER = 0x9e3779b1;
const BITS = 0x3fffffff;

/**
 * An order-independent hash index of names: the key is the sum of the numbers of a name's words, so that each span of a
 * text costs one addition and one lookup. Collisions are chained and resolved by comparing the words.
 */
export class NameIndex<Found> {
  /** True if the words of a name must keep their order: chocolate milk is no milk chocolate. */
  private readonly ordered: boolean;
  private readonly names = new Map<number, Entry<Found>>();
  /** Corrects misspelled words; undefined until the aliases are loaded, and such words then match nothing. */
  corrector: SpellingCorrector | undefined;

  constructor({ ordered }: { readonly ordered: boolean } = { ordered: false }) {
    this.ordered = ordered;
  }

  /** Registers the lexical roles of words that are not parts of names. */
  describe(talk: number, words: string): void {
    for (const word of words.split(' ')) addFacts(word, 0, talk);
  }

  /** Registers the same role for all words with an ingredient-line flag. */
  describeAll(talk: number, is: number): void {
    for (const word of wordsWithFlag(is)) addFacts(word, 0, talk);
  }

  /** Adds a name. The first food to register a name owns it, unless a later one replaces it. */
  add(words: readonly string[], found: Found, replace = false): void {
    if (words.length === 0 || words.length > LONGEST_NAME_WORDS) return;
    const read = words.map((word) => this.claim(word));
    let sum = 0;
    for (const { number } of read) sum = (sum + number) & BITS;
    const owner = this.at(sum, read, 0, read.length);
    if (owner !== undefined) {
      if (replace) owner.found = found;
      return;
    }
    this.names.set(sum, { found, numbers: read.map(({ number }) => number), next: this.names.get(sum) });
  }

  private claim(word: string): WordFact {
    const known = factOf(word);
    if (known.number > 0) return known;
    numberedWords += 1;
    return addFacts(word, (Math.imul(numberedWords, SCATTER) & BITS) | 1, 0);
  }

  private at(sum: number, words: readonly WordFact[], from: number, to: number): Entry<Found> | undefined {
    let entry = this.names.get(sum);
    while (entry !== undefined && !sameWords(entry.numbers, words, from, to, this.ordered)) entry = entry.next;
    return entry;
  }

  /** Returns the longest name that ends before `to`, or null. */
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

  /** Returns the longest name that begins at `from`, or null. */
  startingAt(words: readonly WordFact[], from: number): Match<Found> | null {
    let sum = 0;
    let best: Entry<Found> | undefined;
    let ends = from;
    for (let to = from + 1; to <= words.length && to - from <= LONGEST_NAME_WORDS; to += 1) {
      const number = words[to - 1]?.number ?? 0;
      if (number === 0) break;
      sum = (sum + number) & BITS;
      const entry = this.at(sum, words, from, to);
      if (entry === undefined) continue;
      best = entry;
      ends = to;
    }
    return best === undefined ? null : { found: best.found, from, to: ends };
  }
}

function sameWords(
  name: readonly number[],
  words: readonly WordFact[],
  from: number,
  to: number,
  ordered: boolean,
): boolean {
  if (name.length !== to - from) return false;
  let inOrder = 0;
  while (inOrder < name.length && name[inOrder] === words[from + inOrder]?.number) inOrder += 1;
  if (inOrder === name.length || ordered) return inOrder === name.length;
  const left = [...name];
  for (let at = from; at < to; at += 1) {
    const found = left.indexOf(words[at]?.number ?? 0);
    if (found === -1) return false;
    left.splice(found, 1);
  }
  return true;
}
