import type { LinePartKind } from '#line/ingredient-line-type';
import { hasOtherAccents, withoutAccents } from '#line/accents';
import {
  factOf,
  findByLetterCode,
  LETTERS,
  MAX_LETTERS,
  UNKNOWN_WORD,
  numberFact,
  type WordFact,
} from '#line/word-facts';
import { isUnusual, normalize, type NormalText } from '#text/normalize';

export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  readonly start: number;
  readonly end: number;
  /**
   * Of a word: lower case, without accents, except that "T" is a tablespoon and "t" a teaspoon. Of a mark: the mark.
   * Empty for a number.
   */
  readonly word: string;
  readonly fact: WordFact;
  /** The part of the line that it belongs to; undefined until labeled, and for marks. */
  part: LinePartKind | undefined;
}

const MAX_NUMBER = 1_000_000;

/** Values of the vulgar fractions that were read. */
const fractions = new Map<number, number>();

function vulgarValue(code: number): number {
  if (!((code >= 0xbc && code <= 0xbe) || (code >= 0x2150 && code <= 0x215e))) return 0;
  const known = fractions.get(code);
  if (known !== undefined) return known;
  // "½" decomposes to "1⁄2".
  const [above, below] = String.fromCharCode(code).normalize('NFKD').split('⁄');
  const value = Number(above) / Number(below);
  fractions.set(code, value);
  return value;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSpace = (code: number): boolean => code === 32 || code === 10;
const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019;
const PICTURE = /^\p{Extended_Pictographic}|^\p{So}/u;

/** Anything but space, number, punctuation and pictures counts as a letter, so that no text is lost. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? isAsciiLetter(code) : isOtherLetter(code, text, at);
}

const isAsciiLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

function isOtherLetter(code: number, text: string, at: number): boolean {
  if (Number.isNaN(code) || vulgarValue(code) > 0) return false;
  // Punctuation, and the raised figures of footnotes.
  if (code >= 0x2010 && code <= 0x2079) return false;
  if (code === 0xb2 || code === 0xb3 || code === 0xb9) return false;
  // Arrows, mathematical signs, boxes, dingbats; surrogates encode most emoji.
  if ((code >= 0x2190 && code <= 0x2bff) || (code >= 0xd83c && code <= 0xd83e))
    return !PICTURE.test(text.slice(at, at + 2)) && code >= 0xd800;
  return code !== 0xd7 && code !== 0xa1 && code !== 0xab && code !== 0xb7 && code !== 0xbb && code !== 0xbf;
}

const isElided = (word: string): boolean =>
  word === 'd' || word === 'l' || word === 'dell' || word === 'all' || word === 'nell';

/** The normal form of a text and its words, numbers and marks. */
export interface TokenizedText {
  readonly normal: NormalText;
  readonly tokens: readonly Token[];
}

/** Splits the normal form of a text into words, numbers and marks; their positions are those of the normal form. */
export function tokenize(text: string): TokenizedText {
  // Most texts are their own normal form, which the tokenizer notices in passing.
  const tokens = tokensOf(text, true);
  if (tokens !== null) return { normal: { text, original: text, origins: undefined }, tokens };
  const normal = normalize(text);
  return { normal, tokens: tokensOf(normal.text, false) ?? [] };
}

/** @param usual returns null for a text with a character, or two blanks, that `normalize` may change */
function tokensOf(text: string, usual: boolean): Token[] | null {
  const { length } = text;
  const tokens: Token[] = [];
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    if (isAsciiLetter(code)) at = readWord(text, at, tokens, usual);
    else if (isSpace(code)) at = usual && code === 32 && text.charCodeAt(at + 1) === 32 ? -1 : at + 1;
    else if (isDigit(code)) at = readNumeral(text, at, tokens);
    else at = readOther(text, at, tokens, usual);
    if (at === -1) return null;
  }
  return tokens;
}

/** Parses a mark, or a word or number that does not begin with a–z or a digit. Returns its end, or -1 if it is unusual. */
function readOther(text: string, at: number, tokens: Token[], usual: boolean): number {
  const code = text.charCodeAt(at);
  if (code > 127 && isOtherLetter(code, text, at)) return readAccentedWord(text, at, at, tokens, usual);
  if (vulgarValue(code) > 0 || (code === 46 && isDigit(text.charCodeAt(at + 1)))) return readNumeral(text, at, tokens);
  if (usual && (code > 126 || code < 32) && isUnusual(text.charAt(at))) return -1;
  const end = at + (code >= 0xd800 && code <= 0xdbff ? 2 : 1);
  tokens.push({ kind: 'mark', start: at, end, word: text.slice(at, end), fact: UNKNOWN_WORD, part: undefined });
  return end;
}

/** Returns the end of the word, or -1 if it is unusual. */
function readWord(text: string, start: number, tokens: Token[], usual: boolean): number {
  const { length } = text;
  let at = start;
  let last = 0;
  let before = 0;
  for (; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isAsciiLetter(code)) {
      if (code > 127 || code === 39) return readAccentedWord(text, start, at, tokens, usual);
      break;
    }
    before = ((before << 5) | (last >>> 25)) & LETTERS;
    last = ((last << 5) | (code & 31)) & LETTERS;
  }
  const known =
    at - start <= MAX_LETTERS && !(at === start + 1 && text.charCodeAt(start) === 84)
      ? findByLetterCode(last, before)
      : undefined;
  if (known === undefined) addWord(text, start, at, true, tokens);
  else tokens.push({ kind: 'word', start, end: at, word: known.word, fact: known, part: undefined });
  return at;
}

/** Parses the rest of a word from its first character that may be no a–z. Returns its end, or -1 if it is unusual. */
function readAccentedWord(text: string, start: number, from: number, tokens: Token[], usual: boolean): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isApostrophe(code)) {
      if (!isLetter(text, at + 1) || isElided(text.slice(start, at).toLowerCase())) break;
    } else if (!isLetter(text, at)) break;
  }
  const plain = at === from;
  if (!plain && usual && isUnusual(text.slice(start, at))) return -1;
  addWord(text, start, at, plain, tokens);
  return at;
}

function addWord(text: string, start: number, end: number, plain: boolean, tokens: Token[]): void {
  const raw = text.slice(start, end).toLowerCase();
  const isAsWritten = plain || raw.length === 1 || raw === 'càs' || raw === 'càc' || hasOtherAccents(raw);
  const word = isAsWritten ? raw : withoutAccents(raw);
  const fact = factOf(word);
  tokens.push({ kind: 'word', start, end, word: raw === 't' ? text.slice(start, end) : word, fact, part: undefined });
}

/** Returns the end of the digits from `at`. */
function digits(text: string, at: number): number {
  let end = at;
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

function readNumeral(text: string, start: number, tokens: Token[]): number {
  let end = start;
  let value = 0;
  for (let code = text.charCodeAt(end); isDigit(code); code = text.charCodeAt(end)) {
    value = value * 10 + code - 48;
    end += 1;
  }
  if (text.charCodeAt(start) === 46) {
    end = digits(text, start + 1);
    value = Number(text.slice(start, end));
  }
  let fraction = false;
  const next = text.charCodeAt(end);
  const vulgar = vulgarValue(next);
  if (vulgar > 0) {
    fraction = end === start;
    value += vulgar;
    end += 1;
  } else if (next === 47 || (next === 32 && text.charCodeAt(end + 1) === 47)) {
    // "1 / 2", "1 /2".
    const from = next !== 32 ? end + 1 : end + (text.charCodeAt(end + 2) === 32 ? 3 : 2);
    const below = digits(text, from);
    const divisor = Number(text.slice(from, below));
    // "400g/14oz" has a unit before the slash. "10/12" is an unlikely fraction, but means nothing else.
    if (below > from && below - from < 4 && (next !== 32 || value < divisor) && !isSizeRange(value, divisor)) {
      fraction = value < divisor;
      // "10/0" is a slip.
      if (divisor > 0) value /= divisor;
      end = afterOrdinal(text, below);
    }
  } else if (next === 58) {
    const minutes = digits(text, end + 1);
    const more = Number(text.slice(end + 1, minutes));
    if (minutes === end + 3 && more < 60 && OF_SIXTY.test(unitAfter(text, minutes))) {
      value += more / 60;
      end = minutes;
    }
  } else if (next === 46 || next === 44 || next === MIDDLE_DOT || isApostrophe(next)) {
    [value, end] = readDecimals(text, start, end);
  } else if (end - start < 4 && value > 0 && next === 32 && isDigit(text.charCodeAt(end + 1))) {
    const rest = SPACED_THOUSANDS.exec(text.slice(end, end + 24))?.[1];
    if (rest !== undefined) {
      value = value * 1000 + Number(rest);
      end += 4;
    }
  }
  if (value > MAX_NUMBER || !Number.isFinite(value)) value = 0;
  tokens.push({ kind: 'number', start, end, word: '', fact: numberFact(value, fraction), part: undefined });
  return end;
}

/** "16/20" is how many shrimp make a pound, "80/20" lean meat and fat; no cook divides by twenty. */
const isSizeRange = (low: number, high: number): boolean =>
  low + high === 100 || (low >= 8 && high > low && high !== 16 && high !== 32);

/** The decimal point of older British texts. */
const MIDDLE_DOT = 0xb7;
/** French thousands; with an ordinary space only where it is unambiguous: "1 500 g de farine", but "1 400 g tin". */
const SPACED_THOUSANDS = /^ (000(?= )|\d{3}(?= ?(?:g|gr|ml|gram[a-z]*) (?:d[ei] |d['’])))/u;

/** Units with 60 parts: "1:30 h", "1:30 min". */
const OF_SIXTY = /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|min|mins|minut[a-z]+)$/u;

/** Returns the position after the ending of "1/8th", "1/8 th". */
function afterOrdinal(text: string, at: number): number {
  const from = text.charCodeAt(at) === 32 ? at + 1 : at;
  const code = text.charCodeAt(from);
  // The endings begin with n, r, or t.
  if (code !== 110 && code !== 114 && code !== 116) return at;
  const ending = unitAfter(text, from);
  return ORDINALS.has(ending) ? from + ending.length : at;
}

const ORDINALS: ReadonlySet<string> = new Set('nd nds rd rds th ths'.split(' '));

/**
 * Parses what follows a point, comma or apostrophe. Three digits after a comma are English thousands. After a point
 * they are thousands when grams or millilitres follow ("1.000 g"). After a comma they are a decimal when kilograms or
 * litres follow ("1,250 kg").
 */
function readDecimals(text: string, start: number, end: number): [value: number, end: number] {
  const whole = Number(text.slice(start, end));
  const mark = text.charCodeAt(end);
  const more = digits(text, end + 1);
  const count = more - end - 1;
  if (count === 0) return [whole, end];
  const tail = text.slice(end + 1, more);
  if (count === 3 && whole > 0 && end - start < 4) {
    const unit = factOf(unitAfter(text, more)).unit;
    const small = unit === 'g' || unit === 'ml' || unit === 'mg';
    const big = unit === 'kg' || unit === 'l';
    if (mark === 46 ? small : !big) {
      let value = whole * 1000 + Number(tail);
      let last = more;
      // Millions do not occur in a kitchen, but their digits belong together.
      while (text.charCodeAt(last) === mark && digits(text, last + 1) === last + 4) {
        value = value * 1000 + Number(text.slice(last + 1, last + 4));
        last += 4;
      }
      return [value, last];
    }
  }
  if (isApostrophe(mark)) return [whole, end];
  return [Number(`${text.slice(start, end)}.${tail}`), more];
}

function unitAfter(text: string, from: number): string {
  const start = isSpace(text.charCodeAt(from)) ? from + 1 : from;
  let end = start;
  while (end < text.length && end - start < 12 && isLetter(text, end)) end += 1;
  return text.slice(start, end).toLowerCase();
}
