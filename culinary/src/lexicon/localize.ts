import type { FoodRole } from '#catalogue/food-row';
import {
  isSame,
  type LanguageIndex,
  type LanguageWord,
  languageWords,
  type Meaning,
  type MeantWords,
} from '#lexicon/language-index';
import type { LanguageCode, WordRole } from '#lexicon/lexicon';
import type { FoundMeasure, MeasureIndex } from '#lexicon/measure-index';
import { ROLE_FACTS } from '#lexicon/roles';
import { isDash, isMark, isNumber, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { createFact, Is, UNKNOWN_WORD, type WordFact } from '#line/word-facts';

/** Words that may separate a number and its unit: "2 gehäufte EL". */
const BEFORE_UNIT = Is.size | Is.manner | Is.degree | Is.adverb | Is.article | Is.about;
/** Words that a number word may follow: "2 bis drei", "etwa zwei". */
const BEFORE_NUMBER = BEFORE_UNIT | Is.to | Is.or | Is.and | Is.plus | Is.stop | Is.number;

/** "Un peu de beurre", "ein wenig Salz" is no amount. */
const LITTLE: ReadonlySet<string> = new Set('peu poco po pouco pouquinho wenig bisschen beetje weinig'.split(' '));
const A_LITTLE = createFact(Is.manner, null, 1, 0);
/** "Filet mignon de porc": in these languages a unit needs "of" before the food. */
const ROMANCE: ReadonlySet<LanguageCode> = new Set<LanguageCode>(['fr', 'es', 'it', 'pt']);
const POURED: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'fat',
  'vinegar',
  'citrus',
  'sauce',
  'sweetener',
  'cream',
  'spirit',
]);
/** Longer than the amount and name of any real line. */
const MAX_CHARACTERS = 200;

/** Gives the words of a line the meanings that they have in its language. Linear in the number of words. */
export function localize(
  index: LanguageIndex,
  measures: MeasureIndex,
  text: string,
  tokens: readonly Token[],
): readonly Token[] {
  return new Localizer(index, measures, text, tokens).run();
}

class Localizer {
  private readonly index: LanguageIndex;
  private readonly measures: MeasureIndex;
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly words: readonly LanguageWord[];
  private readonly found: Token[] = [];
  /** True where a unit may follow. */
  private isUnitNext = true;
  private hasNumber = false;

  constructor(index: LanguageIndex, measures: MeasureIndex, text: string, tokens: readonly Token[]) {
    this.index = index;
    this.measures = measures;
    this.text = text;
    this.tokens = tokens;
    this.words = languageWords(text.slice(0, MAX_CHARACTERS));
  }

  run(): readonly Token[] {
    const { tokens, words } = this;
    let word = 0;
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at];
      if (token === undefined) break;
      while ((words[word]?.start ?? Infinity) < token.start) word += 1;
      at = token.kind === 'word' && words[word]?.start === token.start ? this.readWord(at, word) : this.keep(at);
    }
    return this.found;
  }

  /** Adds a token as it is. */
  private keep(at: number): number {
    const token = this.tokens[at];
    if (token === undefined) return at + 1;
    this.found.push(token);
    if (token.kind === 'number') {
      this.isUnitNext = true;
      this.hasNumber = true;
    } else if (token.kind === 'word') this.isUnitNext &&= isWord(token, BEFORE_UNIT | Is.number);
    else this.isUnitNext &&= isDash(token) || isMark(token, '.');
    return at + 1;
  }

  private readWord(at: number, from: number): number {
    const meant = this.index.meantAt(this.words, from);
    const { unit, number } = this.measures.measuresAt(this.text, this.words, from);
    const next = this.hasNumber
      ? (this.readUnit(at, unit, meant) ?? this.readNumber(at, number, meant))
      : (this.readNumber(at, number, meant) ?? this.readUnit(at, unit, meant));
    return next ?? this.readMeaning(at, from, meant);
  }

  private readUnit(at: number, unit: FoundMeasure | null, meant: MeantWords): number | null {
    if (unit === null || !this.isUnitNext || this.isNamed(unit, meant)) return null;
    const { fact } = unit;
    // "Kilo y medio de harina" needs no number.
    const isAlone = !this.hasNumber && fact.scale !== 1;
    const its = isAlone
      ? createFact(fact.is | Is.alone, fact.unit, fact.scale, 0)
      : fact.unit === 'fillet' && this.isPoured(unit.to)
        ? createFact(fact.is, 'drizzle', 1, 0)
        : fact;
    const next = this.join(at, this.afterManner(unit.to), its);
    if (next !== null) this.isUnitNext = false;
    return next;
  }

  /** Returns the position after "de", "di", "von". */
  private afterOf(from: number): number {
    const { meaning, to } = this.index.meantAt(this.words, from);
    return meaning?.kind === 'word' && meaning.role === 'of' ? to : from;
  }

  private readNumber(at: number, number: FoundMeasure | null, meant: MeantWords): number | null {
    const before = this.found.at(-1);
    const fits = before === undefined || before.kind !== 'word' || isWord(before, BEFORE_NUMBER);
    if (number === null || !fits) return null;
    if (number.fact.value === 1 && LITTLE.has(this.words[number.to]?.word ?? ''))
      return this.join(at, this.afterOf(number.to + 1), A_LITTLE);
    if (this.isNamed(number, meant)) return null;
    const next = this.join(at, number.to, number.fact);
    if (next === null) return null;
    this.isUnitNext = true;
    this.hasNumber = true;
    return next;
  }

  /** "Un filet d'huile" is a drizzle, "un filet de poulet" a fillet. */
  private isPoured(from: number): boolean {
    if (this.index.language !== 'fr') return false;
    const { meaning } = this.index.meantAt(this.words, this.afterOf(from));
    return meaning?.kind === 'food' && POURED.has(meaning.found.food.role);
  }

  /** True if a measure only begins a longer phrase: "filet mignon", but not "dente de alho", a clove of the same food. */
  private isNamed(measure: FoundMeasure, { meaning, to }: MeantWords): boolean {
    // French "de" is no "dé".
    if (meaning?.kind === 'word' && meaning.role === 'of') return true;
    if (meaning === null || meaning.kind === 'measure' || to <= measure.to) return false;
    if (meaning.kind !== 'food') return true;
    const of = this.afterOf(measure.to);
    const rest = this.index.meantAt(this.words, of);
    const isCounted = of > measure.to || !ROMANCE.has(this.index.language);
    return !isCounted || rest.to < to || rest.meaning === null || !isSame(rest.meaning, meaning);
  }

  /** "3 colheres (sopa) cheias": how full the spoon is belongs to the unit. */
  private afterManner(from: number): number {
    let to = from;
    for (;;) {
      const { meaning, to: next } = this.index.meantAt(this.words, to);
      if (to >= this.words.length || meaning?.kind !== 'word' || meaning.role !== 'manner') return to;
      to = next;
    }
  }

  private readMeaning(at: number, from: number, { meaning, to }: MeantWords): number {
    if (meaning?.kind === 'word') return this.readRole(at, to, meaning.role);
    const isName = (meaning?.kind === 'food' || meaning?.kind === 'product') && to > from + 1;
    const end = isName ? this.endsAt(at, this.beforePurpose(from, to, meaning)) : null;
    if (end === null) return this.keep(at);
    // "Farina per polenta" is one name, although "per" may end one.
    for (const token of this.tokens.slice(at, end))
      this.found.push(isWord(token, Is.stop) ? { ...token, fact: UNKNOWN_WORD } : token);
    this.isUnitNext = false;
    return end;
  }

  private readRole(at: number, to: number, role: WordRole): number {
    // Swedish "till" is "to" between numbers, else "for".
    const isRange = role === 'stop' && isNumber(this.found.at(-1)) && isNumber(this.tokens[at + 1]);
    const fact = ROLE_FACTS.get(isRange ? 'to' : role);
    // What the line lexicon knows of a word stays.
    const isKnown = this.endsAt(at, to) === at + 1 && (this.tokens[at]?.fact.is ?? 0) !== 0;
    const next = fact === undefined || isKnown ? null : this.join(at, to, fact);
    if (next === null) return this.keep(at);
    this.isUnitNext &&= isWord(this.found.at(-1), BEFORE_UNIT);
    return next;
  }

  /** Returns the end of a name without what the food is for: "óleo para fritar" is only oil, "farina per polenta" is not only flour. */
  private beforePurpose(from: number, to: number, meaning: Meaning): number {
    for (let at = from + 1; at < to - 1; at += 1) {
      const { meaning: role } = this.index.meantAt(this.words, at);
      if (role?.kind !== 'word' || role.role !== 'stop') continue;
      const food = this.index.meantAt(this.words.slice(from, at), 0);
      return food.to === at - from && food.meaning !== null && isSame(food.meaning, meaning) ? at : to;
    }
    return to;
  }

  /** Returns the token after the last of some words, with a bracket that closes after it; null if it ends within a token. */
  private endsAt(at: number, to: number): number | null {
    const last = this.words[to - 1];
    if (last === undefined) return null;
    const end = last.start + last.written.length;
    let open = 0;
    for (let next = at; next < this.tokens.length; next += 1) {
      const token = this.tokens[next];
      if (token === undefined || token.start >= end) return null;
      if (isMark(token, '(')) open += 1;
      else if (isMark(token, ')')) open -= 1;
      if (token.end < end) continue;
      if (token.end > end || open < 0) return null;
      if (open === 0) return next + 1;
      return open === 1 && isMark(this.tokens[next + 1], ')') ? next + 2 : null;
    }
    return null;
  }

  /** Adds the tokens of some words as one; null if they are not whole tokens. */
  private join(at: number, to: number, fact: WordFact): number | null {
    const end = this.endsAt(at, to);
    const first = this.tokens[at];
    const last = end === null ? undefined : this.tokens[end - 1];
    if (end === null || first === undefined || last === undefined) return null;
    this.found.push({ kind: 'word', start: first.start, end: last.end, word: first.word, fact, part: undefined });
    return end;
  }
}
