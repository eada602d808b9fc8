import { glued, isDash, isMark, isNumber, isWord } from '#line/token-kinds';
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

const isAnd = (token: Token | undefined): boolean => isWord(token, Is.and) || isMark(token, '&');
/** Skips the hyphen of "one-and-a-half". */
const afterHyphen = (tokens: readonly Token[], at: number): number =>
  isDash(tokens[at]) && glued(tokens[at - 1], tokens[at]) && glued(tokens[at], tokens[at + 1]) ? at + 1 : at;
/** Returns the position after "and" or "-and-", or -1. */
function afterAnd(tokens: readonly Token[], at: number): number {
  const and = afterHyphen(tokens, at);
  return isAnd(tokens[and]) ? afterHyphen(tokens, and + 1) : -1;
}

/** Returns the end and the value of a fraction that belongs to the whole number before `at`, or null. */
function fractionAfter(tokens: readonly Token[], at: number, whole: Token): { value: number; next: number } | null {
  const next = tokens[at];
  if (isNumber(next)) return isWord(next, Is.fraction) ? { value: next.fact.value, next: at + 1 } : null;
  const after = tokens[at + 1];
  // "1–1/2" is one and a half; as a range it would run backwards.
  if (isDash(next) && isWord(after, Is.fraction) && glued(whole, next) === glued(next, after))
    return { value: after?.fact.value ?? 0, next: at + 2 };
  // "1 + 1/2 cups".
  const isSum = (isMark(next, '+') || isWord(next, Is.plus)) && isWord(after, Is.fraction);
  const part = isSum ? at + 1 : afterAnd(tokens, at);
  return part === -1 ? null : partAfter(tokens, part);
}

/** Parses a number below one after "and": "1/2", "a half", "one-half", "three quarters". */
function partAfter(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  if (token.kind === 'number') return isWord(token, Is.fraction) ? { value: token.fact.value, next: at + 1 } : null;
  const from = isWord(token, Is.article) ? afterHyphen(tokens, at + 1) : at;
  const first = tokens[from];
  if (first === undefined || (first.fact.is & Is.number) === 0) return null;
  const { value } = first.fact;
  if (value < 1) return { value, next: from + 1 };
  const joint = isMark(tokens[from + 1], '-') ? from + 2 : from + 1;
  const part = tokens[joint];
  return part !== undefined && isWord(part, Is.number) && part.fact.value < 1
    ? { value: value * part.fact.value, next: joint + 1 }
    : null;
}

function numeral(tokens: readonly Token[], at: number, token: Token): ReadNumber | null {
  let { value } = token.fact;
  if (value <= 0) return null;
  let next = at + 1;
  if (isWord(token, Is.fraction)) {
    // "1/2 a lemon", "1/4 of a small celeriac".
    const article = isWord(tokens[next], Is.of) ? next + 1 : next;
    if (isWord(tokens[article], Is.article) && tokens[article + 1] !== undefined) next = article + 1;
  } else if (Number.isInteger(value)) {
    const part = fractionAfter(tokens, next, token);
    if (part !== null) {
      value += part.value;
      ({ next } = part);
    }
  }
  return { value, implied: false, next };
}

/** "twenty-five", "two hundred and fifty": returns the value of the whole number that begins at a word, and its end. */
function spelledWhole(tokens: readonly Token[], at: number, token: Token): { value: number; next: number } {
  let { value } = token.fact;
  let next = at + 1;
  if (value >= 20 && value < 100 && value % 10 === 0) {
    const joint = isMark(tokens[next], '-') && glued(token, tokens[next]) ? next + 1 : next;
    const ones = tokens[joint];
    if (ones?.kind === 'word' && isWord(ones, Is.number) && ones.fact.value >= 1 && ones.fact.value < 10) {
      value += ones.fact.value;
      next = joint + 1;
    }
  }
  if (tokens[next]?.word === 'hundred') {
    value *= 100;
    next += 1;
    const more = isWord(tokens[next], Is.and) ? next + 1 : next;
    const rest = tokens[more];
    if (rest?.kind === 'word' && isWord(rest, Is.number) && rest.fact.value >= 1) {
      const tail = spelledWhole(tokens, more, rest);
      value += tail.value;
      ({ next } = tail);
    }
  }
  return { value, next };
}

function spelled(tokens: readonly Token[], at: number, token: Token): ReadNumber | null {
  const { fact } = token;
  if ((fact.is & Is.number) === 0) {
    if ((fact.is & Is.article) === 0) return null;
    const inner = tokens[at + 1];
    if (inner !== undefined && inner.kind === 'word' && isWord(inner, Is.number)) return spelled(tokens, at + 1, inner);
    if (inner?.word === 'hundred') return { value: 100, implied: false, next: at + 2 };
    return { value: 1, implied: true, next: at + 1 };
  }
  let { value, next } = spelledWhole(tokens, at, token);
  const hyphen = isMark(tokens[next], '-') && glued(tokens[next - 1], tokens[next]);
  const follower = tokens[hyphen ? next + 1 : next];
  const and = afterAnd(tokens, next);
  if (value >= 1 && follower?.kind === 'word' && isWord(follower, Is.number) && follower.fact.value < 1) {
    value *= follower.fact.value;
    next += hyphen ? 2 : 1;
  } else if (hyphen && and === -1 && !isNumber(follower) && !isWord(follower, Is.unit | Is.to)) return null;
  if (value < 1) {
    // "half and half" is a kind of cream.
    if (and !== -1) return null;
    if (isWord(tokens[next], Is.of)) next += 1;
    if (isWord(tokens[next], Is.article)) next += 1;
  } else if (and !== -1) {
    const part = partAfter(tokens, and);
    if (part !== null) {
      value += part.value;
      ({ next } = part);
    } else if (hyphen) return null;
  } else if (VAGUE_COUNTS.has(token.word) && isWord(tokens[next], Is.of)) next += 1;
  return { value, implied: false, next };
}

/** "A couple of carrots". */
const VAGUE_COUNTS: ReadonlySet<string> = new Set(['couple', 'few']);

/** Parses a number in digits or words, or returns null. "a" counts as an implied one. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  return token.kind === 'number' ? numeral(tokens, at, token) : spelled(tokens, at, token);
}

/** Returns where the second number of a range begins, or -1: "2–3", "2 to 3", "3½- to 4", "2-to-3". */
export function afterRangeSign(tokens: readonly Token[], at: number): number {
  let next = at;
  if (isDash(tokens[next])) next += 1;
  if (isWord(tokens[next], Is.to)) next = afterHyphen(tokens, next + 1);
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
    const between = isAnd(tokens[next]) && at > 0 && tokens[at - 1]?.word === 'between';
    const second = between ? next + 1 : afterRangeSign(tokens, next);
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
