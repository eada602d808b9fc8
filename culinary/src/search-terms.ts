import { singular } from './food-words.ts';
import { plainText } from './plain-words.ts';
import { compoundParts } from './search/compound-parts.ts';

/** A term and its position in the plain text. */
interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** True for a term that is indexed but never searched for. */
  readonly isIndexOnly?: boolean;
}

const TERM = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
/** Scripts that do not separate words by spaces, and Korean, which appends endings and other words. */
const UNSEGMENTED = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`;
const HAS_UNSEGMENTED = new RegExp(`[${UNSEGMENTED}]`, 'u');
const RUNS = new RegExp(`[${UNSEGMENTED}]+|[^${UNSEGMENTED}]+`, 'gu');

function tokensOf(plain: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of plain.matchAll(TERM)) {
    if (!HAS_UNSEGMENTED.test(word)) addWord(tokens, word, index);
    else
      for (const { 0: run, index: within } of word.matchAll(RUNS)) {
        const add = HAS_UNSEGMENTED.test(run) ? addUnsegmented : addWord;
        add(tokens, run, index + within);
      }
  }
  return tokens;
}

function addWord(tokens: Token[], word: string, start: number): void {
  const term = singular(word);
  tokens.push({ term, start, end: start + word.length });
  let from = start;
  for (const part of compoundParts(term)) {
    tokens.push({ term: singular(part), start: from, end: from + part.length, isIndexOnly: true });
    from += part.length;
  }
}

/** Adds bigrams, and single characters for one-character queries. */
function addUnsegmented(tokens: Token[], run: string, at: number): void {
  const isAlone = characterAt(run, 0) === run;
  for (let start = 0; start < run.length;) {
    const character = characterAt(run, start);
    const end = start + character.length;
    const next = characterAt(run, end);
    if (next !== '') tokens.push({ term: character + next, start: at + start, end: at + end + next.length });
    tokens.push({ term: character, start: at + start, end: at + end, ...(!isAlone && { isIndexOnly: true }) });
    start = end;
  }
}

const characterAt = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

/**
 * Returns the terms that a query searches for: words, emoji, and bigrams of scripts without spaces.
 * "Pizza 🍕, 豆腐汤" → ["pizza", "🍕", "豆腐", "腐汤"].
 */
export function searchTerms(text: string): string[] {
  return tokensOf(plainText(text)).flatMap(({ term, isIndexOnly }) => (isIndexOnly === true ? [] : term));
}

/**
 * Returns the terms that a text is found by: its search terms, the parts of compounds, and single characters.
 * "Tomatensuppe" → ["tomatensuppe", "tomaten", "suppe"].
 */
export function indexTerms(text: string): string[] {
  return tokensOf(plainText(text)).map(({ term }) => term);
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the ranges to highlight: words and parts of compounds that begin with one of `words`. A single letter must
 * match whole. In order, without overlaps.
 */
export function findMatches(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const { plain, origins } = foldByLetter(text);
  const ranges: Range[] = [];
  const found = tokensOf(plain).filter(({ term }) => words.some((word) => matches(term, word)));
  for (const { start, end } of found.toSorted((one, other) => one.start - other.start)) {
    const range = { start: origins[start]?.start ?? 0, end: origins[end - 1]?.end ?? text.length };
    const last = ranges.at(-1);
    if (last === undefined || range.start >= last.end) ranges.push(range);
    else ranges.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
  }
  return ranges;
}

function matches(term: string, word: string): boolean {
  return word.length === 1 ? term === word : term.startsWith(word);
}

/** A letter with its accents, or all letters of a Korean syllable. */
const LETTER = /[\u1100-\u11FF]+|[^][\p{M}\uFF9E\uFF9F]*/gu;

/** Returns {@link plainText} and, for each of its characters, the range of the text that it comes from. */
function foldByLetter(text: string): { readonly plain: string; readonly origins: readonly Range[] } {
  let plain = '';
  const origins: Range[] = [];
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const folded = plainText(letter);
    const origin = { start: index, end: index + letter.length };
    plain += folded;
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(origin);
  }
  return { plain, origins };
}
