import type { IngredientLine } from '#line/ingredient-line-type';
import { growthFactor, mustBeWhole } from '#scaling/growth';
import { isMetric } from '#scaling/kitchen-measure';
import { roundAmount } from '#scaling/scale-amount';
import { mainAmountOf, type MainAmount, type RecipeStyle, scaledMainAmount } from '#scaling/scale-line';
import { writeFigure } from '#scaling/write-measure';
import type { AmountReading, RecipeStep, StepAmount } from '#steps/step-type';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** The texts of step amounts that must agree with the ingredient list, by their reading. */
export type AgreedTexts = ReadonlyMap<AmountReading, string>;

// Relative: shares that were written in rounded figures add up to the whole within it.
const NEARLY = 0.01;
// Relative: a corrected share stays this close to its exact amount.
const CLOSE = 0.1;

interface Share {
  readonly text: string;
  readonly reading: AmountReading;
  /** In grams or millilitres, or a count. */
  readonly base: number;
}

const sizeOf = (unit: UnitName | null): number => (unit === null ? 1 : (gramsIn(unit) ?? millilitresIn(unit) ?? 1));

/** True if amounts in both units can be added and are written alike: both metric, or the same unit. */
const areAlike = (one: UnitName | null, other: UnitName | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    isMetric(one) &&
    isMetric(other) &&
    (gramsIn(one) === null) === (gramsIn(other) === null));

const isEqual = (one: number, other: number, tolerance = 1e-6): boolean => Math.abs(one - other) <= other * tolerance;

/** Returns the whole amount of the line if a reading names it. */
function isWhole(reading: AmountReading, whole: MainAmount): boolean {
  const size = sizeOf(reading.unit) / sizeOf(whole.unit);
  return (
    areAlike(reading.unit, whole.unit) &&
    isEqual(reading.low * size, whole.low) &&
    isEqual(reading.high * size, whole.high)
  );
}

/**
 * Returns the index of the line that a step amount is a share of; -1 if none. Of several, the one whose whole amount it
 * is.
 */
export function lineOf({ lines: named, food, readings }: StepAmount, lines: readonly IngredientLine[]): number {
  const candidates =
    named.length > 0 || food === null ? named : lines.flatMap((line, at) => (line.food?.food === food ? [at] : []));
  const whole = candidates.find((at) => {
    const line = lines[at];
    const amount = line === undefined ? null : mainAmountOf(line);
    return amount !== null && readings.some((reading) => isWhole(reading, amount));
  });
  return whole ?? (named.length > 0 || candidates.length === 1 ? (candidates[0] ?? -1) : -1);
}

/** Returns the first shares that add up to the whole, in order; none if they do not. */
function completeShares(shares: readonly Share[], whole: number): readonly Share[] {
  let total = 0;
  for (const [at, { base }] of shares.entries()) {
    total += base;
    if (isEqual(total, whole, NEARLY)) return shares.slice(0, at + 1);
    if (total > whole) return [];
  }
  return [];
}

/** Writes a share in grams, millilitres or pieces; from a kilogram on in kilograms if the figure is round. */
function writeShare(
  { text, reading: { unit, end, figureEnd, unitStart } }: Share,
  base: number,
  comma: boolean,
): string {
  if (unit === null) return writeFigure(base, null);
  const isMass = gramsIn(unit) !== null;
  const isLarge = base >= 1000 && Number.isInteger(base / 10);
  const wanted: UnitName = isMass ? (isLarge ? 'kg' : 'g') : isLarge ? 'l' : 'ml';
  const word = wanted === unit ? text.slice(unitStart, end) : wanted;
  return `${writeFigure(base / sizeOf(wanted), wanted, comma)}${text.slice(figureEnd, unitStart)}${word}`;
}

/** Gives the rounding difference between the shares and the scaled amount of the list to the largest share. */
function correctedShare(
  shares: readonly Share[],
  line: IngredientLine,
  whole: MainAmount,
  factor: number,
  { system, comma }: RecipeStyle,
): readonly [largest: Share, text: string] | null {
  const food = line.food?.food ?? null;
  const own = growthFactor(food, whole.unit, factor);
  const comesWhole = mustBeWhole(food, whole.unit, whole.high);
  const rounded = (base: number, unit: UnitName | null): number =>
    roundAmount((base * own) / sizeOf(unit), unit, food, system, comesWhole).value * sizeOf(unit);
  const [largest] = shares.toSorted((one, other) => other.base - one.base);
  const isPrecise = comesWhole || (whole.unit !== null && isMetric(whole.unit));
  if (largest === undefined || shares.length < 2 || !isPrecise) return null;
  const shown = rounded(whole.high * sizeOf(whole.unit), whole.unit);
  const others = shares.reduce(
    (sum, share) => (share === largest ? sum : sum + rounded(share.base, share.reading.unit)),
    0,
  );
  const rest = Math.round((shown - others) * 10) / 10;
  const exact = largest.base * own;
  const isClose = comesWhole ? rest >= 1 && Math.abs(rest - exact) < 1 : isEqual(rest, exact, CLOSE);
  return isClose ? [largest, writeShare(largest, rest, comma)] : null;
}

/**
 * Makes steps agree with the scaled ingredient list: the whole amount of a line reads as in the list, and shares of a
 * line add up to it.
 */
export function agreedTexts(
  steps: readonly RecipeStep[],
  lines: readonly IngredientLine[],
  factor: number,
  style: RecipeStyle,
): AgreedTexts {
  const agreed = new Map<AmountReading, string>();
  const sharesOf = new Map<number, Share[]>();
  for (const { text, parts } of steps)
    for (const part of parts) {
      if (part.kind !== 'amount' || part.each) continue;
      const at = lineOf(part, lines);
      const line = lines[at];
      const whole = line === undefined ? null : mainAmountOf(line);
      const reading = part.readings.find(({ unit }) => whole !== null && areAlike(unit, whole.unit));
      if (line === undefined || whole === null || reading === undefined) continue;
      const isHyphenated = text.slice(reading.figureEnd, reading.unitStart).includes('-');
      if (isWhole(reading, whole)) {
        const written = isHyphenated ? null : scaledMainAmount(line, factor, style);
        if (written !== null) agreed.set(reading, written);
      } else if (reading.low === reading.high && whole.low === whole.high && !reading.sum) {
        const shares = sharesOf.get(at) ?? [];
        shares.push({ text, reading, base: reading.low * sizeOf(reading.unit) });
        sharesOf.set(at, shares);
      }
    }
  for (const [at, all] of sharesOf) {
    const line = lines[at];
    const whole = line === undefined ? null : mainAmountOf(line);
    if (line === undefined || whole === null) continue;
    const corrected = correctedShare(completeShares(all, whole.high * sizeOf(whole.unit)), line, whole, factor, style);
    if (corrected !== null) agreed.set(corrected[0].reading, corrected[1]);
  }
  return agreed;
}
