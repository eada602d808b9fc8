import { afterPreparation, afterSize } from '#line/preparations';
import { afterRangeSign, readNumber, readRange, type ReadRange } from '#line/numbers';
import { glued, isDash, isMark, isNumber, isPercent, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { isMeasure, readUnit, type ReadUnit } from '#line/unit-reading';
import { Is } from '#line/word-facts';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** A parsed amount in token positions: number from `from` to `numberEnd`, unit from `unitFrom` to `next`. */
export interface ReadAmount {
  readonly low: number;
  readonly high: number;
  readonly unit: UnitName | null;
  readonly each: Measure | null;
  /** No number was written. */
  readonly implied: boolean;
  readonly from: number;
  readonly numberEnd: number;
  readonly unitFrom: number;
  readonly next: number;
}

export interface Measure {
  readonly low: number;
  readonly high: number;
  readonly unit: UnitName;
}

// Words allowed between a number and a counting unit, besides sizes: "2 thick slices", "1 whole head".
const SHAPES: ReadonlySet<string> = new Set(
  'thick thin fine whole good very long short average walnut thumb bite golf bun nice fat plump firm juicy ripe few round fresh more'.split(
    ' ',
  ),
);

export const MAX_BETWEEN = 5;

export const shapes = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  (isWord(token, Is.size | Is.manner | Is.adverb) || SHAPES.has(token.word));

/** Finds the unit after a number, skipping sizes and qualifiers: "2 heaped tbsp", "1 medium-sized head". */
export function unitOver(
  tokens: readonly Token[],
  at: number,
  count: number,
  last = false,
): { unitFrom: number; read: ReadUnit } | null {
  // "1-cup", "2+ cups".
  const joined = (isDash(tokens[at]) || isMark(tokens[at], '+')) && glued(tokens[at - 1], tokens[at]) ? at + 1 : at;
  const direct = readUnit(tokens, joined, count, last);
  if (direct !== null) return { unitFrom: joined, read: direct };
  if (tokens[at]?.kind === 'word' && !shapes(tokens[at]) && !isWord(tokens[at], Is.degree)) return null;
  let over = at;
  const size = afterSize(tokens, at);
  if (size !== -1) over = size;
  while (
    over - at < MAX_BETWEEN &&
    (shapes(tokens[over]) ||
      (over > at && isDash(tokens[over]) && glued(tokens[over], tokens[over + 1])) ||
      (over > at && isMark(tokens[over], ',') && shapes(tokens[over + 1])))
  )
    over += 1;
  // "1 (scant) cup" and the like.
  if (over === at) {
    const inside = isMark(tokens[at], '(') && isWord(tokens[at + 1], Is.manner) && isMark(tokens[at + 2], ')');
    if (!inside) return null;
    over = at + 3;
  }
  const read = readUnit(tokens, over, count, last);
  return read === null ? null : { unitFrom: over, read };
}

/** Parses a number with a measuring unit ("400 g", "2-3 lb"), or returns null. */
export function readMeasure(tokens: readonly Token[], at: number): ReadAmount | null {
  const range = readRange(tokens, at);
  if (range === null || range.implied) return null;
  const found = unitOver(tokens, range.next, range.high);
  if (found === null || !isMeasure(found.read.unit)) return null;
  return ranged(tokens, at, range, found.unitFrom, found.read, false);
}

/** Completes an amount whose unit is known, including the upper end of a range: "150g–200g". */
export function ranged(
  tokens: readonly Token[],
  from: number,
  range: ReadRange,
  unitFrom: number,
  read: ReadUnit,
  implied: boolean,
): ReadAmount {
  const { unit, scale } = read;
  const low = range.low * scale;
  let high = range.high * scale;
  let { next } = read;
  const second = range.low === range.high && !implied ? afterRangeSign(tokens, next) : -1;
  const other = second === -1 ? null : readNumber(tokens, second);
  if (other !== null) {
    const otherUnit = unitOver(tokens, other.next, other.value);
    const end = otherUnit === null ? null : inUnit(other.value * otherUnit.read.scale, otherUnit.read.unit, unit);
    if (otherUnit !== null && end !== null && end > low && !isWord(tokens[next], Is.or)) {
      high = end;
      next = otherUnit.read.next;
    }
  }
  return { low, high, unit, each: null, implied, from, numberEnd: range.next, unitFrom, next };
}

/** Converts a value to another unit of the same dimension, or returns null. */
export function inUnit(value: number, unit: UnitName, wanted: UnitName): number | null {
  if (unit === wanted) return value;
  const grams = gramsIn(unit);
  const wantedGrams = gramsIn(wanted);
  if (grams !== null && wantedGrams !== null) return (value * grams) / wantedGrams;
  const millilitres = millilitresIn(unit);
  const wantedMillilitres = millilitresIn(wanted);
  return millilitres === null || wantedMillilitres === null ? null : (value * millilitres) / wantedMillilitres;
}

export const isSmaller = (unit: UnitName, than: UnitName): boolean =>
  (unit === 'oz' && than === 'lb') ||
  (unit === 'g' && than === 'kg') ||
  (unit === 'fl oz' && (than === 'pint' || than === 'imperial pint'));

/** Merges "3 lb 5 oz" into one amount. */
export function withSmaller(tokens: readonly Token[], amount: ReadAmount): ReadAmount {
  const { unit } = amount;
  const more = unit === null ? null : readMeasure(tokens, amount.next);
  if (unit === null || more === null || more.unit === null || !isSmaller(more.unit, unit)) return amount;
  const added = inUnit(more.low, more.unit, unit) ?? 0;
  return { ...amount, low: amount.low + added, high: amount.high + added, next: more.next };
}

export const skipAbout = (tokens: readonly Token[], at: number): number => {
  let next = at;
  while (
    isWord(tokens[next], Is.about | Is.manner) ||
    isMark(tokens[next], '.') ||
    isMark(tokens[next], '=') ||
    isMark(tokens[next], '~')
  )
    next += 1;
  // "c. 200 g".
  if (tokens[next]?.word === 'c' && isMark(tokens[next + 1], '.') && isNumber(tokens[next + 2])) next += 2;
  return afterLimit(tokens, next);
};

const LIMITS: ReadonlySet<string> = new Set(
  'to of up at just no not more less fewer over under a an slightly exactly extra maximum minimum total than little bit quite least most additional'.split(
    ' ',
  ),
);
const LONGEST_LIMIT = 6;

/** Returns the position after the words of a limit: "up to 5 cups", "a little over 1 cup", "no more than a cup". */
export function afterLimit(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.kind !== 'word') return from;
  let at = from;
  while (at - from < LONGEST_LIMIT && LIMITS.has(tokens[at]?.word ?? '')) at += 1;
  const token = tokens[at];
  // "A 14-oz can", "a couple of carrots".
  if (at <= from + 1 && isWord(tokens[from], Is.of | Is.to | Is.article)) return from;
  if (isNumber(token) || (isWord(token, Is.number) && !isWord(token, Is.article))) return at;
  return at > from + 1 && isWord(tokens[at - 1], Is.article) && isWord(token, Is.unit) ? at - 1 : from;
}

/** Consecutive measures ("14 oz", "(about 400 g / 14 oz)") and the token after them. */
export interface ReadMeasures {
  readonly amounts: readonly ReadAmount[];
  readonly next: number;
}

/** Parses a bracket of equivalents: "(14-oz)", "(about 400 g / 14 oz each)". */
export function readBracket(tokens: readonly Token[], at: number): (ReadMeasures & { readonly each: boolean }) | null {
  if (!isMark(tokens[at], '(') && !isMark(tokens[at], '[')) return null;
  // "Flour [1]" is a footnote.
  if (isMark(tokens[at], '[') && isNumber(tokens[at + 1]) && isMark(tokens[at + 2], ']')) return null;
  const amounts: ReadAmount[] = [];
  let next = at + 1;
  let each = false;
  for (;;) {
    next = skipAbout(tokens, next);
    const amount = readMeasure(tokens, next) ?? readCounted(tokens, next);
    if (amount === null) return null;
    const whole = withSmaller(tokens, amount);
    amounts.push(whole);
    next = whole.next;
    if (tokens[next]?.word === 'each' || tokens[next]?.word === 'apiece') {
      each = true;
      next += 1;
    } else if (tokens[next]?.word === 'total' || tokens[next]?.word === 'in')
      next += tokens[next]?.word === 'in' ? 2 : 1;
    // "(1 cup chopped)".
    const prepared = afterPreparation(tokens, next);
    if (prepared !== -1) next = prepared;
    if (isMark(tokens[next], ')') || isMark(tokens[next], ']')) return { amounts, next: next + 1, each };
    const between =
      isMark(tokens[next], '/') ||
      isMark(tokens[next], ',') ||
      isMark(tokens[next], ';') ||
      isMark(tokens[next], '+') ||
      isWord(tokens[next], Is.or);
    if (!between) return null;
    next += 1;
  }
}

/** "6 medium", "3 stalks" within brackets or after the name. */
export function readCounted(tokens: readonly Token[], at: number): ReadAmount | null {
  const range = readRange(tokens, at);
  if (range === null || range.implied) return null;
  let { next } = range;
  // "16/20" and "50 %" are grades.
  if (isMark(tokens[next], '/') || isPercent(tokens[next])) return null;
  while (isWord(tokens[next], Is.size)) next += 1;
  const { unit = null, scale = 1 } = tokens[next]?.fact ?? {};
  const unitFrom = next;
  if (unit !== null) next += 1;
  return {
    low: range.low * scale,
    high: range.high * scale,
    unit,
    each: null,
    implied: false,
    from: at,
    numberEnd: range.next,
    unitFrom,
    next,
  };
}

export const toMeasure = (amount: ReadAmount): Measure | null =>
  amount.unit === null ? null : { low: amount.low, high: amount.high, unit: amount.unit };
