import { singular } from './food-words.ts';
import { plainText } from './plain-words.ts';
import { compoundParts } from './search/compound-parts.ts';

export { plainText, searchWords } from './plain-words.ts';

/** A term and its position in the plain text. */
interface Piece {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /** A document is found by it too, but it is not searched for. */
  readonly isExtra?: boolean;
}

const TERM = /[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;
/** Of scripts that do not part words by blanks, and of Korean, which puts endings and whole other words onto them. */
const UNPARTED = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}`;
const HAS_UNPARTED = new RegExp(`[${UNPARTED}]`, 'u');
const STRETCHES = new RegExp(`[${UNPARTED}]+|[^${UNPARTED}]+`, 'gu');

function piecesOf(plain: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: word, index } of plain.matchAll(TERM)) {
    if (!HAS_UNPARTED.test(word)) addWord(pieces, word, index);
    else
      for (const { 0: stretch, index: within } of word.matchAll(STRETCHES)) {
        const add = HAS_UNPARTED.test(stretch) ? addUnparted : addWord;
        add(pieces, stretch, index + within);
      }
  }
  return pieces;
}

function addWord(pieces: Piece[], word: string, start: number): void {
  const term = singular(word);
  pieces.push({ term, start, end: start + word.length });
  let from = start;
  for (const part of compoundParts(term)) {
    pieces.push({ term: singular(part), start: from, end: from + part.length, isExtra: true });
    from += part.length;
  }
}

/** Each two neighboring characters; single ones are what a question of one character finds. */
function addUnparted(pieces: Piece[], stretch: string, at: number): void {
  const isAlone = characterAt(stretch, 0) === stretch;
  for (let start = 0; start < stretch.length;) {
    const character = characterAt(stretch, start);
    const end = start + character.length;
    const next = characterAt(stretch, end);
    if (next !== '') pieces.push({ term: character + next, start: at + start, end: at + end + next.length });
    pieces.push({ term: character, start: at + start, end: at + end, ...(!isAlone && { isExtra: true }) });
    start = end;
  }
}

const characterAt = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

/**
 * The terms that a question searches for: its words, each picture, and of scripts without blanks each two neighboring characters.
 * "Pizza 🍕, 豆腐汤" → ["pizza", "🍕", "豆腐", "腐汤"].
 */
export function searchTerms(text: string): string[] {
  return piecesOf(plainText(text)).flatMap(({ term, isExtra }) => (isExtra === true ? [] : term));
}

/**
 * The terms that a text is found by: those it would search for, and also the parts of compounds and single characters.
 * "Tomatensuppe" → ["tomatensuppe", "tomaten", "suppe"].
 */
export function indexTerms(text: string): string[] {
  return piecesOf(plainText(text)).map(({ term }) => term);
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a text has what a search found: words, or parts of compounds, that begin with one of `words`, or are it if it is a
 * single letter. In order, without overlaps.
 */
export function findMatches(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const { plain, origins } = foldByLetter(text);
  const ranges: Range[] = [];
  const found = piecesOf(plain).filter(({ term }) => words.some((word) => fits(term, word)));
  for (const { start, end } of found.toSorted((one, other) => one.start - other.start)) {
    const range = { start: origins[start]?.start ?? 0, end: origins[end - 1]?.end ?? text.length };
    const last = ranges.at(-1);
    if (last === undefined || range.start >= last.end) ranges.push(range);
    else ranges.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
  }
  return ranges;
}

function fits(term: string, word: string): boolean {
  return word.length === 1 ? term === word : term.startsWith(word);
}

/** A letter with its accents; the letters of a Korean syllable in one. */
const LETTER = /[\u1100-\u11FF]+|[^][\p{M}\uFF9E\uFF9F]*/gu;

/** {@link plainText}, and from where in the text each of its characters comes. */
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
