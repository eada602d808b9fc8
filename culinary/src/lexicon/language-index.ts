import { FOODS, type FoundFood, getFood } from '#ingredient-catalogue';
import { formsIn } from '#lexicon/forms';
import type { Claim, LanguageCode, Lexicon, Product, Qualifier, WordRole } from '#lexicon/lexicon';
import { foodLike } from '#lexicon/products';
import { withoutAccents } from '#line/accents';

/** What a word or phrase of a language means. */
export type Meaning =
  | { readonly kind: 'food'; readonly found: FoundFood }
  /** A product that is like no row of the catalog. */
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'unsure' }
  | { readonly kind: 'claim'; readonly claim: Claim }
  | { readonly kind: 'qualifier'; readonly qualifier: Qualifier }
  | { readonly kind: 'word'; readonly role: WordRole }
  | { readonly kind: 'measure' };

/** A word of a text, lower case, with its accents. */
export interface LanguageWord {
  readonly word: string;
  readonly start: number;
  readonly written: string;
  /** True after a comma: "Milch, Reis" is no "Milchreis". */
  readonly isApart: boolean;
}

/** A span of words and its meaning; null for a word that is not in the lexicon. */
export interface MeantWords {
  readonly meaning: Meaning | null;
  /** In a compound, what its first part means: the cheese of "Käsesoße". */
  readonly modifier: Meaning | null;
  /** True for a compound that the lexicon does not have, and for a name without its accents. */
  readonly isGuess: boolean;
  readonly from: number;
  readonly to: number;
}

/** Japanese is written without blanks: each character is a word, and a name is a phrase of them. */
const UNSEGMENTED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const WORD = new RegExp(String.raw`\p{N}+|${UNSEGMENTED}|(?:(?!${UNSEGMENTED})[\p{L}\p{M}])+`, 'gu');
/** A form that is its own key: most are, and splitting thousands of them takes long. */
const LATIN = /^[\p{Script=Latin}\p{M}]+(?: [\p{Script=Latin}\p{M}]+)*$/u;
const MAX_WORDS = 300;
const SHORTEST_PART = 3;
const LONGEST_COMPOUND = 40;
/** Letters between the parts of a compound: "Hähnchen-s-brust", "Zwiebel-n-suppe". */
const LINKS: readonly string[] = ['', 's', 'n', 'en', 'e', 'es', 'er'];
/** What a food is cut into leaves it what it is: "augurkenblokjes", "Hähnchenstreifen", "kålrotstärningar". */
const SHAPES =
  /^(?:würfeln?|scheiben?|streifen|stücke?n?|spalten|ringen?|(?:blok|reep|plak|schijf|stuk|part|ring)(?:je|etje)s?|blokken|reepjes|tärningar|strimlor|skivor|bitar|slantar|stavar|ringar)$/u;
/** The roles of articles, prepositions and conjunctions. */
export const FUNCTION_ROLES = ['article', 'of', 'and', 'or', 'with', 'without'] as const satisfies readonly WordRole[];
const IS_FUNCTION: ReadonlySet<WordRole> = new Set<WordRole>(FUNCTION_ROLES);
const COMPOUNDING: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['de', 'nl', 'sv']);
const HEAD_LAST: ReadonlySet<LanguageCode> = new Set<LanguageCode>([...COMPOUNDING, 'ja']);

const SEPARATOR = /[,;、，\n]/u;

/** Returns the words of a text in its normal form, lower case. */
export const wordsIn = (text: string): string[] => text.match(WORD)?.map((word) => word.toLowerCase()) ?? [];

/** Splits a text in its normal form into words; apostrophes and hyphens separate. */
export function languageWords(text: string): LanguageWord[] {
  const words: LanguageWord[] = [];
  let end = 0;
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    if (words.length === MAX_WORDS) break;
    const gap = text.slice(end, start);
    words.push({ word: written.toLowerCase(), start, written, isApart: gap !== ' ' && SEPARATOR.test(gap) });
    end = start + written.length;
  }
  return words;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', ø: 'o' };
export const foldAccents = (word: string): string =>
  withoutAccents(word).replaceAll(/[œæßłø]/gu, (letter) => LIGATURES[letter] ?? letter);
const isFolded = (word: string): boolean => /^[\n -~]*$/u.test(word);

/** The meanings of the words and phrases of one language. Built from its lexicon on first use. */
export class LanguageIndex {
  readonly language: LanguageCode;
  /** True if the last noun is the head of a name, as in German; in French it is the first. */
  readonly headLast: boolean;
  private readonly hasCompounds: boolean;
  private readonly meanings = new Map<string, Meaning>();
  /** Without accents, for texts typed without them; null where two words differ by an accent alone. */
  private readonly folded = new Map<string, Meaning | null>();
  /** The words of phrases, which may mean nothing alone: "terre" of "pomme de terre". */
  private readonly inPhrases = new Set<string>();
  /** In words, which are characters in Japanese. */
  private longestPhrase = 1;

  constructor(language: LanguageCode, lexicon: Lexicon) {
    this.language = language;
    this.headLast = HEAD_LAST.has(language);
    this.hasCompounds = COMPOUNDING.has(language);
    // The first meaning of a name stays: foods before other words.
    for (const food of FOODS)
      this.addAll(lexicon.foods[food.name] ?? '', (name) => ({ kind: 'food', found: { food, name } }));
    for (const product of lexicon.products) this.addProduct(product);
    this.addAll(lexicon.ambiguous, () => ({ kind: 'unsure' }));
    for (const [claim, names] of entriesOf(lexicon.claims)) this.addAll(names, () => ({ kind: 'claim', claim }));
    for (const [qualifier, names] of entriesOf(lexicon.qualifiers))
      this.addAll(names, () => ({ kind: 'qualifier', qualifier }));
    for (const [role, names] of entriesOf(lexicon.words)) this.addAll(names, () => ({ kind: 'word', role }));
    for (const [, names] of entriesOf(lexicon.refusals)) this.addAll(names, () => ({ kind: 'word', role: 'harmless' }));
    const endings = formsIn(lexicon.endings).flat();
    for (const [, names] of entriesOf(lexicon.groups)) {
      this.addAll(names, () => ({ kind: 'unsure' }));
      for (const group of formsIn(names).flat())
        for (const ending of endings) this.add(group + ending, { kind: 'word', role: 'harmless' });
    }
    for (const [, names] of entriesOf(lexicon.units)) this.addAll(names.replaceAll(/=[\d.]+/gu, ''), () => MEASURE);
    this.addAll(lexicon.numbers.replaceAll(/=[\d.]+/gu, ''), () => MEASURE);
  }

  private addProduct(product: Product): void {
    const food = product.like === undefined ? null : foodLike(getFood(product.like), product);
    this.addAll(product.names, (name) =>
      food === null ? { kind: 'product', product } : { kind: 'food', found: { food, name } },
    );
  }

  private addAll(names: string, meaningOf: (name: string) => Meaning): void {
    for (const forms of formsIn(names)) {
      const meaning = meaningOf(forms[0] ?? '');
      for (const form of forms) this.add(form, meaning);
    }
  }

  private add(form: string, meaning: Meaning): void {
    const key = LATIN.test(form)
      ? form.toLowerCase()
      : languageWords(form)
          .map(({ word }) => word)
          .join(' ');
    // A figure is an amount: "0%" would make "0,5 l melk" low in fat.
    if (key === '' || /^\p{N}+$/u.test(key) || this.meanings.has(key)) return;
    this.meanings.set(key, meaning);
    const folded = isFolded(key) ? key : foldAccents(key);
    if (key.includes(' ')) {
      const words = key.split(' ');
      this.longestPhrase = Math.max(this.longestPhrase, words.length);
      for (const word of [...words, ...folded.split(' ')]) this.inPhrases.add(word);
    }
    if (folded === key || !isFolded(folded)) return;
    const other = this.folded.get(folded);
    if (other === undefined) this.folded.set(folded, meaning);
    else if (other !== null && !isSame(other, meaning)) this.folded.set(folded, null);
  }

  /** Returns the meaning of a phrase. One without accents may lack them; "pate" alone, which may be pâte or pâté, is unsure. */
  private meaningOf(key: string): Meaning | undefined {
    const exact = this.meanings.get(key);
    if (exact !== undefined) return exact;
    const folded = this.folded.get(key);
    return folded === null ? { kind: 'unsure' } : folded;
  }

  /** Returns the longest phrase with a meaning at a position, or the word there without one. */
  meantAt(words: readonly LanguageWord[], from: number): MeantWords {
    let key = '';
    let best: MeantWords | null = null;
    for (let to = from + 1; to <= words.length && to - from <= this.longestPhrase; to += 1) {
      const { word = '', isApart = false } = words[to - 1] ?? {};
      if (key !== '' && (isApart || !this.inPhrases.has(word))) break;
      key += `${key === '' ? '' : ' '}${word}`;
      const meaning = this.meaningOf(key);
      if (meaning !== undefined) best = { meaning, modifier: null, isGuess: !this.meanings.has(key), from, to };
    }
    return best ?? this.compoundAt(words[from]?.word ?? '', from);
  }

  /** True if a word occurs in a name of several words. */
  readonly isInPhrase = (word: string): boolean => this.inPhrases.has(word);

  /** True for a word that means something, alone or in a name of several words. */
  mayKnow(word: string): boolean {
    if (this.inPhrases.has(word) || this.meaningOf(word) !== undefined) return true;
    return this.compoundAt(word, 0).meaning !== null;
  }

  /** True for an article, a preposition or a conjunction of the language. */
  isFunctionWord(word: string): boolean {
    const meaning = this.meanings.get(word);
    return meaning?.kind === 'word' && IS_FUNCTION.has(meaning.role);
  }

  /** Splits a compound into its longest known head and a first part that is known too. */
  private compoundAt(word: string, from: number): MeantWords {
    const unknown: MeantWords = { meaning: null, modifier: null, isGuess: true, from, to: from + 1 };
    // Longer words are no food, and cutting them at every letter would be quadratic.
    if (!this.hasCompounds || word.length > LONGEST_COMPOUND) return unknown;
    for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut += 1) {
      const last = word.slice(cut);
      if (SHAPES.test(last)) {
        const shaped = this.firstPart(word.slice(0, cut));
        if (shaped?.kind === 'food') return { meaning: shaped, modifier: null, isGuess: true, from, to: from + 1 };
      }
      const head = this.meaningOf(last);
      if (head === undefined || (head.kind !== 'food' && head.kind !== 'product' && head.kind !== 'unsure')) continue;
      const modifier = this.firstPart(word.slice(0, cut));
      if (modifier !== undefined) return { meaning: head, modifier, isGuess: true, from, to: from + 1 };
    }
    return unknown;
  }

  private firstPart(part: string): Meaning | undefined {
    for (const link of LINKS) {
      if (!part.endsWith(link) || part.length - link.length < SHORTEST_PART) continue;
      const meaning = this.meaningOf(part.slice(0, part.length - link.length));
      if (meaning !== undefined && meaning.kind !== 'measure') return meaning;
    }
    return undefined;
  }
}

const MEASURE: Meaning = { kind: 'measure' };

/** True if two words name the same food, or have the same kind of meaning. */
export function isSame(one: Meaning, other: Meaning): boolean {
  if (one.kind === 'food' && other.kind === 'food') return one.found.food === other.found.food;
  return one.kind === other.kind && one.kind !== 'product' && one.kind !== 'food';
}

export function entriesOf<Key extends string>(record: Readonly<Partial<Record<Key, string>>>): [Key, string][] {
  const entries: [Key, string][] = [];
  // A for-in loop keeps the type of the keys, which Object.entries widens.
  for (const key in record) entries.push([key, record[key] ?? '']);
  return entries;
}
