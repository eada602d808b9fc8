import {
  afterLimit,
  inUnit,
  MAX_BETWEEN,
  isSmaller,
  type Measure,
  ranged,
  type ReadAmount,
  readBracket,
  readMeasure,
  shapes,
  skipAbout,
  toMeasure,
  unitOver,
  withSmaller,
} from '#line/measures';
import { readRange } from '#line/numbers';
import { glued, isDash, isMark, isNumber, isPercent, isWord } from '#line/token-kinds';
import { readEach, readSlices, sizedPack } from '#line/sized-amounts';
import type { Token } from '#line/tokens';
import { isMeasure, readUnit } from '#line/unit-reading';
import { factOf, Is } from '#line/word-facts';
import type { UnitName } from '#units';

/** Parses an amount, with its unit if it has one; null if there is none. */
function readAmount(tokens: readonly Token[], at: number): ReadAmount | null {
  const start = skipAbout(tokens, at);
  const range = readRange(tokens, start);
  if (range === null) return alone(tokens, at);
  // "2% milk".
  if (isPercent(tokens[range.next])) return null;
  // "a little oil" is no amount, and neither is the article of a heading.
  if (range.implied && tokens[range.next]?.word === 'little') return null;
  // The words of a limit are no part of the amount: its figure is not the article of "a total of 2 cups".
  const from = afterLimit(tokens, at) === at ? at : start;
  const sized = readEach(tokens, from, range) ?? readSlices(tokens, from, range);
  if (sized !== null) return sized;
  const mark = tokens[range.next];
  // "2 x onions".
  const isTimes = (mark?.word === 'x' || mark?.word === '×') && tokens[range.next + 1]?.kind === 'word';
  // "3–4 — tablespoons", "2: tablespoons".
  const isApart = (isDash(mark) && !glued(tokens[range.next - 1], mark)) || APART.has(mark?.word ?? '');
  const next = isTimes || isApart ? range.next + 1 : range.next;
  const found = unitOver(tokens, next, range.high);
  if (found !== null && (!isApart || isMeasure(found.read.unit))) {
    const amount = ranged(tokens, from, range, found.unitFrom, found.read, range.implied);
    return sizedPack(tokens, amount);
  }
  const end = isTimes ? next : range.next;
  return { ...range, unit: null, each: null, from, numberEnd: end, unitFrom: end, next: end };
}

const APART: ReadonlySet<string> = new Set([',', ':', '…']);

/** Parses a unit without a number, which implies one: "handful of parsley", "pinch salt", "bottle of wine". */
function alone(tokens: readonly Token[], at: number): ReadAmount | null {
  let unitFrom = at;
  while (unitFrom - at < MAX_BETWEEN && shapes(tokens[unitFrom])) unitFrom += 1;
  const token = tokens[unitFrom];
  if (!isWord(token, Is.unit)) return null;
  if (
    !isWord(token, Is.alone) &&
    !(isWord(tokens[unitFrom + 1], Is.of) && (!isMeasureWord(token) || isSpelled(token))) &&
    !bare(tokens, at)
  )
    return null;
  const read = readUnit(tokens, unitFrom, 1);
  if (read === null) return null;
  return {
    low: read.scale,
    high: read.scale,
    unit: read.unit,
    each: null,
    implied: true,
    from: at,
    numberEnd: at,
    unitFrom,
    next: read.next,
  };
}

/** "Pound boneless chicken", "can chickpeas": a spelled unit before a food, but not "pound cake". */
function bare(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !BARE_UNITS.has(token.word)) return false;
  const next = tokens[at + 1];
  return (
    next?.kind === 'word' &&
    !NOT_COUNTED.has(next.word) &&
    (next.fact.number > 0 || isWord(next, Is.quality | Is.preparation | Is.adverb))
  );
}

const BARE_UNITS: ReadonlySet<string> = new Set(
  'pound ounce kilo teaspoon tablespoon cup quart pint liter litre dozen stick package packet bunch tin bottle'.split(
    ' ',
  ),
);
/** "Pound cake", "cup noodles". */
const NOT_COUNTED: ReadonlySet<string> = new Set('cake cakes noodle noodles'.split(' '));

const isMeasureWord = (token: Token | undefined): boolean => {
  const unit = token?.fact.unit ?? null;
  return unit !== null && isMeasure(unit);
};

/** "Cup of sugar", but not "c de sal". */
const isSpelled = (token: Token | undefined): boolean => token !== undefined && token.end - token.start > 2;

export interface ReadAmounts {
  readonly amount: ReadAmount;
  readonly plus: readonly ReadAmount[];
  readonly equivalents: readonly ReadAmount[];
  readonly next: number;
}

const NONE: readonly ReadAmount[] = [];

const NOT_PLAIN =
  Is.unit |
  Is.special |
  Is.plus |
  Is.and |
  Is.or |
  Is.to |
  Is.of |
  Is.number |
  Is.article |
  Is.manner |
  Is.about |
  Is.stop;

/**
 * Fast path for the most common form: a number, an optional fraction, a plain unit and the food. Null for anything
 * else.
 */
function plainAmount(tokens: readonly Token[], from: number): ReadAmounts | null {
  const number = tokens[from];
  if (!isNumber(number) || number.fact.value <= 0) return null;
  let low = number.fact.value;
  let at = from + 1;
  const part = tokens[at];
  if (isNumber(part)) {
    if (!isWord(part, Is.fraction) || isWord(number, Is.fraction) || !Number.isInteger(low)) return null;
    low += part.fact.value;
    at += 1;
  }
  const measure = tokens[at];
  const { is = 0, unit = null, scale = 1 } = measure?.fact ?? {};
  const counts = measure?.kind === 'word' && is === 0 && measure.word !== 'x';
  const food = counts ? measure : tokens[at + 1];
  if (food?.kind !== 'word' || (food.fact.is & NOT_PLAIN) !== 0) return null;
  if ((!counts && (is & Is.measure) === 0) || unit === 'inch' || isPercent(measure)) return null;
  if (counts && isDash(tokens[at + 1])) return null;
  const next = counts ? at : at + 1;
  low *= scale;
  return {
    amount: { low, high: low, unit, each: null, implied: false, from, numberEnd: at, unitFrom: at, next },
    plus: NONE,
    equivalents: NONE,
    next,
  };
}

/** Adds a trailing fraction: "a cup and a half" is one amount. */
function withPart(tokens: readonly Token[], amount: ReadAmount): ReadAmount {
  if (amount.unit === null || !isWord(tokens[amount.next], Is.and)) return amount;
  const part = readRange(tokens, amount.next + 1);
  if (part === null || part.high >= 1 || unitOver(tokens, part.next, part.high) !== null) return amount;
  const next = isWord(tokens[part.next], Is.of) ? part.next + 1 : part.next;
  return { ...amount, low: amount.low + part.low, high: amount.high + part.high, next };
}

/** Parses an amount with its sums and equivalents: "1.5 kg / 3 lb 5 oz", "½ cup + 2 tbsp", "1 can (14 oz)". */
export function readAmounts(tokens: readonly Token[], at: number): ReadAmounts | null {
  const plain = plainAmount(tokens, at);
  if (plain !== null) return plain;
  const first = readAmount(tokens, at);
  if (first === null) return null;
  let amount = withPart(tokens, first);
  const plus: ReadAmount[] = [];
  const equivalents: ReadAmount[] = [];
  let { next } = amount;
  for (;;) {
    const more = nextAmount(tokens, next, amount);
    if (more === null) break;
    next = more.next;
    if (more.as === 'plus') plus.push(...more.amounts);
    else if (more.as === 'each') amount = { ...amount, each: amount.each ?? more.each };
    else equivalents.push(...more.amounts);
  }
  // "½ c cup", "400g/14oz tin": skips a repeated unit and the package of a measured amount.
  const { unit } = amount;
  if (unit !== null && isMeasure(unit)) {
    const again = readUnit(tokens, next, 1);
    if (again !== null && (again.unit === unit || !isMeasure(again.unit))) next = again.next;
  }
  if (isWord(tokens[next], Is.or) && isWord(tokens[next + 1], Is.pack) && tokens[next + 2]?.kind === 'word') next += 2;
  // "2 cups or so flour".
  if (isWord(tokens[next], Is.or) && OR_SO.has(tokens[next + 1]?.word ?? '') && tokens[next + 2]?.kind === 'word')
    next += 2;
  if ((tokens[next]?.word === 'each' || tokens[next]?.word === 'ea') && tokens[next + 1] !== undefined) next += 1;
  if (isMark(tokens[next], '.')) next += 1;
  return { amount, plus, equivalents, next };
}

const OR_SO: ReadonlySet<string> = new Set('so more less'.split(' '));

interface MoreAmounts {
  readonly as: 'plus' | 'equivalent' | 'each';
  readonly amounts: readonly ReadAmount[];
  readonly each: Measure | null;
  readonly next: number;
}

function nextAmount(tokens: readonly Token[], at: number, amount: ReadAmount): MoreAmounts | null {
  const { unit } = amount;
  const token = tokens[at];
  if (unit === null || token === undefined || (token.kind === 'word' && !isWord(token, Is.plus | Is.and | Is.or)))
    return null;
  const comma = isMark(token, ',') && isWord(tokens[at + 1], Is.plus) ? 1 : 0;
  if (comma === 1 || isMark(token, '+') || isMark(token, '&') || isWord(token, Is.plus | Is.and)) {
    const from = skipAbout(tokens, at + comma + 1);
    const range = readRange(tokens, from);
    const found = range === null ? null : unitOver(tokens, range.next, range.high);
    if (range === null || found === null) return null;
    const more = ranged(tokens, at, range, found.unitFrom, found.read, range.implied);
    return {
      as: 'plus',
      amounts: [{ ...more, next: isMark(tokens[more.next], ',') && comma === 1 ? more.next + 1 : more.next }],
      each: null,
      next: more.next,
    };
  }
  if (isMark(token, '/') || isMark(token, '|') || isMark(token, '=') || isWord(token, Is.or)) {
    const other = readMeasure(tokens, skipAbout(tokens, at + 1));
    if (other === null) return null;
    const whole = { ...withSmaller(tokens, other), from: at };
    return { as: 'equivalent', amounts: [whole], each: null, next: whole.next };
  }
  // "1 cup, 240 ml" is an equivalent if both agree within 15 %.
  if (isMark(token, ',')) {
    const other = readMeasure(tokens, at + 1);
    // "1 can, 14 oz, tomatoes".
    if (other !== null && isPack(unit) && isMark(tokens[other.next], ','))
      return { as: 'each', amounts: [], each: toMeasure(other), next: other.next + 1 };
    const same = other === null || other.unit === null ? null : inUnit(other.high, other.unit, unit);
    if (other === null || same === null) return null;
    // "1 tablespoon, 1 teaspoon cumin" is a sum.
    if (other.unit !== null && isSpoonOf(other.unit, unit) && tokens[other.next]?.kind === 'word')
      return { as: 'plus', amounts: [{ ...other, from: at }], each: null, next: other.next };
    if (Math.abs(same / amount.high - 1) > 0.15) return null;
    return { as: 'equivalent', amounts: [{ ...other, from: at }], each: null, next: other.next };
  }
  if (isMark(token, '(') || isMark(token, '[')) {
    const bracket = readBracket(tokens, at);
    const [size] = bracket?.amounts ?? [];
    if (bracket === null || size === undefined) return null;
    const each = toMeasure(size);
    if (each !== null && (bracket.each || (isPack(unit) && isMeasure(each.unit))))
      return { as: 'each', amounts: [], each, next: bracket.next };
    return { as: 'equivalent', amounts: bracket.amounts, each: null, next: bracket.next };
  }
  const smaller = readMeasure(tokens, at);
  if (smaller === null || smaller.unit === null || inUnit(1, smaller.unit, unit) === null) return null;
  // "50g 1¾oz" is an equivalent, "1 lb 2 oz" a sum.
  return {
    as: isSmaller(smaller.unit, unit) ? 'plus' : 'equivalent',
    amounts: [smaller],
    each: null,
    next: smaller.next,
  };
}

const isSpoonOf = (unit: UnitName, than: UnitName): boolean =>
  isSmaller(unit, than) ||
  (unit === 'tsp' && (than === 'tbsp' || than === 'cup')) ||
  (unit === 'tbsp' && than === 'cup');
export const isPack = (unit: UnitName | null): boolean => unit !== null && (factOf(unit).is & Is.pack) !== 0;
