import { type ReadAmount, readBracket, readMeasure, skipAbout, toMeasure, unitOver, withSmaller } from '#line/measures';
import { type ReadRange } from '#line/numbers';
import { glued, isDash, isMark, isNumber, isWord } from '#line/token-kinds';
import type { Token } from '#line/tokens';
import { isMeasure, readUnit } from '#line/unit-reading';
import { Is } from '#line/word-facts';

/** Parses the size of each counted thing: "1 (14-oz) can", "1 14-ounce can", "2 x 400g tins". */
export function readEach(tokens: readonly Token[], from: number, range: ReadRange): ReadAmount | null {
  const at = range.next;
  const times = tokens[at];
  if (
    times === undefined ||
    (times.kind === 'word' && times.word !== 'x' && !isWord(times, Is.size | Is.about | Is.manner))
  )
    return null;
  if (isMark(times, '×') || isMark(times, '*') || times?.word === 'x') {
    const size = readMeasure(tokens, at + 1);
    return size === null ? null : counted(tokens, from, range, size, skipSlashes(tokens, size.next));
  }
  const bracket = readBracket(tokens, at);
  if (bracket !== null) {
    const [size] = bracket.amounts;
    if (size === undefined) return null;
    if (size.unit !== null) return counted(tokens, from, range, size, bracket.next);
    // "1 (3 1/2) pound leg of lamb": the unit follows the bracket.
    const unit = readUnit(tokens, bracket.next, size.high);
    if (unit === null || !isMeasure(unit.unit) || bracket.amounts.length > 1) return null;
    return counted(tokens, from, range, { ...size, unit: unit.unit }, unit.next);
  }
  const sizes = skipAbout(tokens, isWord(tokens[at], Is.size) ? at + 1 : at);
  const size = isNumber(tokens[sizes]) ? readMeasure(tokens, sizes) : null;
  if (size === null) return null;
  const hyphen = isDash(tokens[size.unitFrom - 1]) && glued(tokens[size.unitFrom - 1], tokens[size.unitFrom]);
  const end = skipSlashes(tokens, size.next);
  const pack = unitOver(tokens, end, range.high, true);
  if (!hyphen && pack === null) return null;
  return counted(tokens, from, range, size, end);
}

/** "8 1/2-inch-thick slices": eight slices of half an inch, not eight and a half inches. */
export function readSlices(tokens: readonly Token[], from: number, range: ReadRange): ReadAmount | null {
  if (!isDash(tokens[range.next])) return null;
  const part = tokens[range.next - 1];
  const whole = tokens[range.next - 2];
  if (!isNumber(part) || !isNumber(whole) || !isWord(part, Is.fraction) || whole.fact.value < 3 || glued(whole, part))
    return null;
  if (!isDash(tokens[range.next]) || !glued(part, tokens[range.next])) return null;
  const size = readMeasure(tokens, range.next - 1);
  if (size === null || size.unit !== 'inch') return null;
  return counted(
    tokens,
    from,
    { ...range, low: whole.fact.value, high: whole.fact.value, next: range.next - 1 },
    size,
    size.next,
  );
}

/** Skips equivalents after a size, such as "/14oz". */
function skipSlashes(tokens: readonly Token[], at: number): number {
  let next = at;
  while (isMark(tokens[next], '/')) {
    const other = readMeasure(tokens, next + 1);
    if (other === null) return next;
    next = withSmaller(tokens, other).next;
  }
  const bracket = readBracket(tokens, next);
  return bracket === null || bracket.amounts.some(({ unit }) => unit === null || !isMeasure(unit))
    ? next
    : bracket.next;
}

function counted(tokens: readonly Token[], from: number, range: ReadRange, size: ReadAmount, end: number): ReadAmount {
  const joined = isDash(tokens[end]) ? end + 1 : end;
  const pack = unitOver(tokens, joined, range.high, true);
  if (pack !== null && isMeasure(pack.read.unit)) {
    // "12 (3 l) cups": the bracket is an equivalent.
    const { unit, scale, next } = pack.read;
    const low = range.low * scale;
    return {
      low,
      high: range.high * scale,
      unit,
      each: null,
      implied: range.implied,
      from,
      numberEnd: range.next,
      unitFrom: size.from,
      next,
    };
  }
  const unit = pack?.read.unit ?? null;
  return {
    low: range.low,
    high: range.high,
    unit,
    each: toMeasure(size),
    implied: range.implied,
    from,
    numberEnd: range.next,
    unitFrom: size.from,
    next: unit === null || pack === null ? end : pack.read.next,
  };
}

const LENGTH_OF: ReadonlySet<string> = new Set('thick long wide'.split(' '));
/** Foods that come in sizes: "9 inch pie crust", but "2 inch ginger" is a length. */
const SIZED = /^(?:crust|shell|tortilla|wrap|pita|base|bun|roll)s?$/u;

/** "10-oz. pkg.": one package of that size. */
export function sizedPack(tokens: readonly Token[], amount: ReadAmount): ReadAmount {
  const dash = tokens[amount.unitFrom - 1];
  const each = toMeasure(amount);
  // "9-inch pie crust" is one of that size, "1-inch piece ginger" a length.
  if (
    each !== null &&
    (each.unit === 'inch' || each.unit === 'cm') &&
    tokens[amount.next]?.kind === 'word' &&
    tokens[amount.next]?.fact.unit === null &&
    !LENGTH_OF.has(tokens[amount.next]?.word ?? '')
  )
    return isDash(dash) || tokens.slice(amount.next, amount.next + 4).some(({ word }) => SIZED.test(word))
      ? { ...amount, low: 1, high: 1, unit: null, each, implied: true, numberEnd: amount.from }
      : amount;
  // "14-oz can", "28 oz can", "400g/14oz tin".
  const end = skipSlashes(tokens, amount.next);
  if (each === null || amount.implied || !isWord(tokens[end], Is.pack)) return amount;
  const pack = readUnit(tokens, end, 1, true);
  // "200 g cajá" is a fruit, not a box ("caja").
  if (pack === null || (!isDash(dash) && tokens[pack.next] === undefined)) return amount;
  return { ...amount, low: 1, high: 1, unit: pack.unit, each, implied: true, numberEnd: amount.from, next: pack.next };
}
