import type { Token } from '#line/tokens';
import { Is } from '#line/word-facts';

interface ReadNumber {
  readonly value: number;
  /** Only "a" or "an" was written. */
  readonly implied: boolean;
  /** The token after it. */
  readonly next: number;
}

export interface ReadRange {
  readonly low: number;
  readonly high: number;
  readonly implied: boolean;
  readonly next: number;
}

export const isMark = (token: Token | undefined, mark: string): boolean =>
  token !== undefined && token.kind === 'mark' && token.word === mark;
export const isWord = (token: Token | undefined, is: number): boolean =>
  token !== undefined && (token.fact.is & is) !== 0;
export const isNumber = (token: Token | undefined): token is Token => token?.kind === 'number';
/** True if two tokens are adjacent, without whitespace. */
export const glued = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && one.end === other.start;
export const isDash = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'mark' &&
  (token.word === '-' ||
    token.word === '–' ||
    token.word === '—' ||
    token.word === '−' ||
    token.word === '‐' ||
    token.word === '‑' ||
    token.word === '~');

const isAnd = (token: Token | undefined): boolean => isWord(token, Is.and) || isMark(token, '&');

function fractionAfter(tokens: readonly Token[], at: number, whole: Token): number {
  const next = tokens[at];
  const after = tokens[at + 1];
  if (isNumber(next)) return isWord(next, Is.fraction) ? at : -1;
  // "1-1/2" is one and a half; as a range it would run backwards.
  if (isMark(next, '-') && glued(whole, next) && glued(next, after) && isWord(after, Is.fraction)) return at + 1;
  return isAnd(next) && isWord(after, Is.fraction) ? at + 1 : -1;
}

/** Matches "and a half" after a number. */
function halfAfter(tokens: readonly Token[], at: number): number {
  if (!isAnd(tokens[at])) return 0;
  if (tokens[at + 1]?.fact.value === 0.5) return 2;
  return isWord(tokens[at + 1], Is.article) && tokens[at + 2]?.fact.value === 0.5 ? 3 : 0;
}

function numeral(tokens: readonly Token[], at: number, token: Token): ReadNumber | null {
  let { value } = token.fact;
  if (value <= 0) return null;
  let next = at + 1;
  if (Number.isInteger(value) && !isWord(token, Is.fraction)) {
    const part = fractionAfter(tokens, next, token);
    if (part !== -1) {
      value += tokens[part]?.fact.value ?? 0;
      next = part + 1;
    } else {
      const half = halfAfter(tokens, next);
      if (half > 0) value += 0.5;
      next += half;
    }
  }
  if (isWord(token, Is.fraction)) {
    // "1/2 a lemon", "1/4 of a small celeriac".
    const article = isWord(tokens[next], Is.of) ? next + 1 : next;
    if (isWord(tokens[article], Is.article) && tokens[article + 1] !== undefined) next = article + 1;
  }
  return { value, implied: false, next };
}

function spelled(tokens: readonly Token[], at: number, token: Token): ReadNumber | null {
  const { fact } = token;
  let next = at + 1;
  if ((fact.is & Is.number) === 0) {
    if ((fact.is & Is.article) === 0) return null;
    const inner = tokens[next];
    if (inner !== undefined && isWord(inner, Is.number)) return spelled(tokens, next, inner);
    return { value: 1, implied: true, next };
  }
  let { value } = fact;
  const hyphen = isMark(tokens[next], '-') && glued(token, tokens[next]);
  const follower = tokens[hyphen ? next + 1 : next];
  if (value >= 1 && follower !== undefined && isWord(follower, Is.number) && follower.fact.value < 1) {
    value *= follower.fact.value;
    next += hyphen ? 2 : 1;
  } else if (hyphen && !isNumber(follower) && !isWord(follower, Is.unit | Is.to)) return null;
  if (value < 1) {
    // "half and half" is a kind of cream.
    if (isAnd(tokens[next])) return null;
    if (isWord(tokens[next], Is.of)) next += 1;
    if (isWord(tokens[next], Is.article)) next += 1;
  } else {
    const half = halfAfter(tokens, next);
    if (half > 0) value += 0.5;
    next += half;
  }
  return { value, implied: false, next };
}

/** Parses a number in digits or words, or returns null. "a" counts as an implied one. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  return token.kind === 'number' ? numeral(tokens, at, token) : spelled(tokens, at, token);
}

/** Returns where the second number of a range begins, or -1: "2–3", "2 to 3", "3½- to 4". */
export function afterRangeSign(tokens: readonly Token[], at: number): number {
  let next = at;
  if (isDash(tokens[next])) next += 1;
  if (isWord(tokens[next], Is.to)) next += 1;
  if (next === at) return -1;
  const token = tokens[next];
  if (isNumber(token)) return next;
  return isWord(token, Is.number) && !isWord(token, Is.article) ? next : -1;
}

/** Parses a number or a range, in either order. */
export function readRange(tokens: readonly Token[], at: number): ReadRange | null {
  const first = readNumber(tokens, at);
  if (first === null) return null;
  const { value, implied, next } = first;
  if (!implied) {
    const second = afterRangeSign(tokens, next);
    const other = second === -1 ? null : readNumber(tokens, second);
    if (other !== null)
      return {
        low: Math.min(value, other.value),
        high: Math.max(value, other.value),
        implied: false,
        next: other.next,
      };
  }
  return { low: value, high: value, implied, next };
}
