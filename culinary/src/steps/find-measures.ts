import { factOf } from '#line/word-facts';
import type { AmountReading, LengthReading, StepLength } from '#steps/step-type';
import { FIGURE, FIGURE_START, inFigures, RANGE_SIGN } from '#text/figures';
import { type NormalText, spanInOriginal } from '#text/normalize';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** Regular expression source for length units. */
export const LENGTH_UNIT = String.raw`(?:cms?|mm|inch(?:es)?|centimet(?:er|re)s?|millimet(?:er|re)s?|Zoll|["”″])`;
const BY = String.raw` ?(?:[x×]|by) ?`;

let lengths: RegExp | undefined;
// "in" is an inch only next to its figure: "9in", "9-in", not "put 2 in the pan".
const lengthPattern = (): RegExp =>
  (lengths ??= new RegExp(
    `${FIGURE_START}(${FIGURE})(?:(?: ?-?${LENGTH_UNIT})?${BY}(${FIGURE})(?:(?: ?-?${LENGTH_UNIT})?${BY}(${FIGURE}))?|(?: ?-?(${LENGTH_UNIT}))?${RANGE_SIGN}(${FIGURE}))?(?: ?-? ?(${LENGTH_UNIT})(?!\\p{L})|-?(in)(?![\\p{L}]))?`,
    'giu',
  ));

const unitOfLength = (word: string): LengthReading['unit'] =>
  /^(?:cm|cent)/iu.test(word) ? 'cm' : /^m/iu.test(word) ? 'mm' : 'inch';

const isInch = (word: string): boolean => unitOfLength(word) === 'inch';

function lengthReadings({ text }: NormalText): LengthReading[] {
  const found: LengthReading[] = [];
  for (const match of text.matchAll(lengthPattern())) {
    const [all, first = '', second, third, own, end, word = match[7]] = match;
    const figures = [first, ...[second, third, end].flatMap((part) => part ?? [])].map(Number);
    if (figures.some((figure) => !(figure > 0))) continue;
    const at = { start: match.index, end: match.index + all.length, figures, range: end !== undefined };
    const [low = 0, high = 0] = figures;
    if (own !== undefined && end !== undefined && word !== undefined && isInch(own) !== isInch(word)) {
      // "23 cm or 9 inch": one length in two units.
      const unitEnd = match.index + all.indexOf(own, first.length) + own.length;
      found.push(
        { start: match.index, end: unitEnd, figures: [low], range: false, unit: unitOfLength(own) },
        {
          start: match.index + all.indexOf(end, unitEnd - match.index),
          end: at.end,
          figures: [high],
          range: false,
          unit: unitOfLength(word),
        },
      );
    } else if (word !== undefined) found.push({ ...at, unit: unitOfLength(word) });
    // "a 9x13 pan": without a unit only two sides make a size, and no home oven takes 40 inches.
    else if (second !== undefined && figures.every((figure) => figure >= 5 && figure <= 40))
      found.push({ ...at, unit: Math.max(...figures) <= 18 ? 'inch' : 'cm' });
  }
  return found;
}

interface Grouped<RequestParser> {
  start: number;
  end: number;
  readonly readings: RequestParser[];
}

/** Groups equivalent readings: "23 cm / 9 inch", "250 g (9 oz)". */
function group<RequestParser extends { readonly start: number; readonly end: number }>(
  text: string,
  readings: readonly RequestParser[],
  same: (one: RequestParser, other: RequestParser) => boolean,
): Grouped<RequestParser>[] {
  const groups: Grouped<RequestParser>[] = [];
  for (const reading of readings) {
    const before = groups.at(-1);
    const last = before?.readings.at(-1);
    const gap = before === undefined ? '' : text.slice(before.end, reading.start);
    if (
      before !== undefined &&
      last !== undefined &&
      gap.length <= 10 &&
      /^ ?(?:[/(|=]|or) ?(?:about |approx\.? )?$/u.test(gap) &&
      same(last, reading)
    ) {
      before.readings.push(reading);
      before.end = reading.end;
      const inside = text.slice(before.start, before.end);
      if (inside.includes('(') && !inside.includes(')') && text[before.end] === ')') before.end += 1;
    } else groups.push({ start: reading.start, end: reading.end, readings: [reading] });
  }
  return groups;
}

/** Finds every length in a text, in order: "2 cm", "9 x 13-inch", "23cm/9in". Never throws. */
export function findLengths(text: string): StepLength[] {
  const figures = inFigures(text);
  const groups = group(
    figures.text,
    lengthReadings(figures),
    (one, other) => (one.unit === 'inch') !== (other.unit === 'inch'),
  );
  return groups.map((each) => ({
    kind: 'length',
    ...spanInOriginal(figures, each.start, each.end),
    readings: each.readings.map((reading) => ({ ...reading, ...spanInOriginal(figures, reading.start, reading.end) })),
  }));
}

/** The article of "a cup of milk", "a dozen eggs". */
const A_MEASURE = String.raw`an?(?= (?:dozen|(?:cup|teaspoon|tablespoon|ounce|pound|pint|quart|lit(?:er|re)|kilo) of)(?!\p{L}))`;
let amounts: RegExp | undefined;
const amountPattern = (): RegExp =>
  (amounts ??= new RegExp(
    `${FIGURE_START}(${FIGURE}|${A_MEASURE})(?:${RANGE_SIGN}(${FIGURE}))?(?:( ?-? ?)(fl\\.? ?oz|fluid ounces?|\\p{L}{1,14}))?(?![\\p{L}\\d])(\\.(?= \\p{Ll}))?`,
    'giu',
  ));

// Ambiguous in a step, above all single letters; "chili" is a kilogram only in Italian.
const UNSURE: ReadonlySet<string> = new Set(['c', 't', 'm', 'in', 'of', 'chili', 'once']);

/** Returns the unit that a word denotes, in any supported language; null for other words. */
function unitOfWord(word: string): UnitName | null {
  if (/^fl/iu.test(word) && /o(?:z|unces?)$/iu.test(word)) return 'fl oz';
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  if (UNSURE.has(plain)) return null;
  // A scaled unit word (a German pound) cannot be written back.
  const { unit, scale } = factOf(plain);
  return scale === 1 ? unit : null;
}

/** "1 cup + 2 tbsp", "1 lb 2 oz": adds a smaller measure that directly follows a larger one. */
function addedUp(text: string, one: AmountReading, more: AmountReading): AmountReading | null {
  if (one.unit === null || more.unit === null || one.low !== one.high || more.low !== more.high) return null;
  const gap = text.slice(one.end, more.start);
  if (!/^ ?(?:\+|plus|and) ?$/u.test(gap) && !(gap === ' ' && one.unit === 'lb')) return null;
  const ratio =
    (gramsIn(more.unit) ?? 0) / (gramsIn(one.unit) ?? 1) ||
    (millilitresIn(more.unit) ?? 0) / (millilitresIn(one.unit) ?? 1);
  if (ratio <= 0 || ratio >= 1) return null;
  const total = one.low + more.low * ratio;
  return { ...one, end: more.end, low: total, high: total, sum: true };
}

/**
 * Finds every number with its unit, in order; counted things have the unit null. The caller decides whether it is an
 * amount of food.
 */
export function findAmounts(text: string): Grouped<AmountReading>[] {
  const figures = inFigures(text);
  const groups = group(
    figures.text,
    amountReadings(figures),
    (one, other) => one.unit !== null && other.unit !== null && one.unit !== other.unit,
  );
  return groups.map((each) => ({
    ...spanInOriginal(figures, each.start, each.end),
    readings: each.readings.map((reading) => ({
      ...reading,
      ...spanInOriginal(figures, reading.start, reading.end),
      figureEnd: spanInOriginal(figures, reading.start, reading.figureEnd).end,
      unitStart: spanInOriginal(figures, reading.unitStart, reading.end).start,
    })),
  }));
}

function amountReadings({ text }: NormalText): AmountReading[] {
  const readings: AmountReading[] = [];
  for (const match of text.matchAll(amountPattern())) {
    const [matched, first = '', second, gap = '', word, point = ''] = match;
    const all = matched.slice(0, matched.length - point.length);
    const low = /^\d/u.test(first) ? Number(first) : 1;
    const high = second === undefined ? low : Number(second);
    if (!(low > 0) || !(high > 0)) continue;
    const unit = word === undefined ? null : unitOfWord(word);
    const start = match.index;
    const figureEnd = start + all.length - gap.length - (word?.length ?? 0);
    const place =
      unit === null
        ? { end: figureEnd, unitStart: figureEnd }
        : // "1 qt. broth": the point belongs to the unit.
          {
            end: start + all.length + ((word?.length ?? 9) <= 4 ? point.length : 0),
            unitStart: figureEnd + gap.length,
          };
    const reading = {
      start,
      ...place,
      figureEnd,
      low: Math.min(low, high),
      high: Math.max(low, high),
      unit,
      sum: false,
    };
    const before = readings.at(-1);
    const whole = before === undefined ? null : addedUp(text, before, reading);
    if (whole === null) readings.push(reading);
    else readings[readings.length - 1] = whole;
  }
  return readings;
}
