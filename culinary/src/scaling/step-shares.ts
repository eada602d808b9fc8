import type { IngredientLine } from '#line/ingredient-line-type';
import { growthFactor, mustBeWhole } from '#scaling/growth';
import { isMetric } from '#scaling/kitchen-measure';
import { roundAmount } from '#scaling/scale-amount';
import type { ExactAmount } from '#scaling/rewrite-amount';
import { mainAmountOf, type RecipeStyle, scaledMainAmount } from '#scaling/scale-line';
import { writeFigure } from '#scaling/write-measure';
import type { AmountReading, RecipeStep, StepAmount } from '#steps/step-type';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** The texts of step amounts that must agree with the ingredient list, by their reading. */
export type AgreedTexts = ReadonlyMap<AmountReading, string>;

// Relative: shares that were written in rounded figures add up to the whole within it.
const NEARLY = 0.01;
const EXACT = 1e-6;
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

const isEqual = (one: number, other: number, tolerance = EXACT): boolean => Math.abs(one - other) <= other * tolerance;

/** True if a reading names the whole amount of a line. */
function isWhole(reading: AmountReading, whole: ExactAmount): boolean {
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
    const isLast = at === shares.length - 1;
    if (isEqual(total, whole, isLast ? NEARLY : EXACT)) return shares.slice(0, at + 1);
    if (total > whole) return [];
  }
  return [];
}

/** Writes a share in grams, millilitres or pieces; from a kilogram or liter on in those. */
function writeShare(
  { text, reading: { unit, end, figureEnd, unitStart } }: Share,
  base: number,
  comma: boolean,
): string {
  if (unit === null || !isMetric(unit)) return writeFigure(base, unit, comma) + text.slice(figureEnd, end);
  const isMass = gramsIn(unit) !== null;
  const wanted: UnitName = isMass ? (base >= 1000 ? 'kg' : 'g') : base >= 1000 ? 'l' : 'ml';
  const word = wanted === unit ? text.slice(unitStart, end) : wanted;
  return `${writeFigure(base / sizeOf(wanted), wanted, comma)}${text.slice(figureEnd, unitStart)}${word}`;
}

/**
 * Returns the texts of shares that would not add up to the scaled amount of the list by their own rounding: each is
 * proportional to that amount and rounded, and the largest takes the difference.
 */
function correctedShares(
  all: readonly Share[],
  line: IngredientLine,
  whole: ExactAmount,
  factor: number,
  { system, comma }: RecipeStyle,
): readonly (readonly [AmountReading, string])[] {
  const food = line.food?.food ?? null;
  const own = growthFactor(food, whole.unit, factor);
  const comesWhole = mustBeWhole(food, whole.unit, whole.high);
  const wholeBase = whole.high * sizeOf(whole.unit);
  const shares = completeShares(all, wholeBase);
  const [largest] = shares.toSorted((one, other) => other.base - one.base);
  const isPrecise = comesWhole || (whole.unit !== null && isMetric(whole.unit));
  if (largest === undefined || shares.length < 2 || !isPrecise) return [];
  const rounded = (base: number, unit: UnitName | null): number =>
    roundAmount(base / sizeOf(unit), unit, food, system, comesWhole).value * sizeOf(unit);
  const shown = rounded(wholeBase * own, whole.unit);
  const total = shares.reduce((sum, { base, reading }) => sum + rounded(base * own, reading.unit), 0);
  if (isEqual(total, shown)) return [];
  const proportion = shown / wholeBase;
  const others = shares
    .filter((share) => share !== largest)
    .map((share) => [share, rounded(share.base * proportion, share.reading.unit)] as const);
  const left = others.reduce((before, [, base]) => before - base, shown);
  // From a kilogram on in steps of 10 g, as a list rounds.
  const rest = left >= 1000 ? Math.round(left / 10) * 10 : Math.round(left * 10) / 10;
  const exact = largest.base * proportion;
  const isClose = comesWhole ? rest >= 1 && Math.abs(rest - exact) < 1 : isEqual(rest, exact, CLOSE);
  if (!isClose) return [];
  const bases = [[largest, rest] as const, ...others];
  // A share that is named again reads the same.
  return all.flatMap((share) => {
    const found = bases.find(([each]) => each === share) ?? bases.find(([each]) => each.base === share.base);
    return found === undefined ? [] : [[share.reading, writeShare(share, found[1], comma)] as const];
  });
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
    for (const [reading, text] of correctedShares(all, line, whole, factor, style)) agreed.set(reading, text);
  }
  return agreed;
}
