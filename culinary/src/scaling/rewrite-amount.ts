import type { Food } from '#ingredient-catalogue';
import type { LanguageCode } from '#lexicon/lexicon';
import { kitchenFigure, type MeasureSystem, ROUNDER } from '#scaling/kitchen-measure';
import { roundAmount, type RoundedAmount } from '#scaling/scale-amount';
import { agree, isForeignWord, writeFigures, writeMeasures, writeUnit } from '#scaling/write-measure';
import type { UnitName } from '#units';

/** The unrounded amount of a line, in the unit that it was written in. */
export interface ExactAmount {
  readonly low: number;
  readonly high: number;
  readonly unit: UnitName | null;
}

export interface AmountWords {
  /** From the first to the last character of the figures. */
  readonly figure: string;
  readonly sign: string;
  /** The text between figure and unit, and the unit as written; null if there is none. */
  readonly between: string;
  readonly unit: string | null;
  readonly comma: boolean;
  readonly language: LanguageCode | null;
}

interface RewrittenAmount extends ExactAmount {
  /** The food comes only whole. */
  readonly whole: boolean;
}

export interface Rewritten {
  readonly text: string;
  readonly rounded: boolean;
  /** The count or amount in the text; the higher end of a range. */
  readonly count: number;
}

/** True if a figure in a text is not the exact one. */
export const differs = (shown: number, exact: number): boolean => Math.abs(shown - exact) > exact * 1e-9;

/** Formats a new figure and unit; a range keeps the writer's unit at both ends. */
export function rewrite(
  words: AmountWords,
  { low, high, unit, whole }: RewrittenAmount,
  food: Food | null,
  system: MeasureSystem,
): Rewritten {
  if (unit === 'dozen' && !Number.isInteger(high * 2)) {
    const count = (dozens: number): number => Math.max(1, Math.round(dozens * 12));
    const text = writeFigures(count(low), count(high), words.sign, null);
    return { text, rounded: differs(count(high), high * 12), count: count(high) };
  }
  const shown: RoundedAmount = roundAmount(high, unit, food, system, whole);
  const lowShown = low === high ? shown : roundAmount(low, unit, food, system, whole);
  const rounded = differs(shown.value, high) || differs(lowShown.value, low);
  const [first] = shown.measures;
  const [firstLow] = lowShown.measures;
  if (first === undefined || firstLow === undefined) return { text: '', rounded: false, count: high };
  const written = (from: number, to: number, its: UnitName | null): Rewritten => {
    const figures = writeFigures(from, to, words.sign, its, words.comma);
    if (its === null || words.unit === null) return { text: figures, rounded, count: to };
    // "A 3-inch piece": a hyphenated unit has no plural.
    const word =
      its !== unit ? writeUnit(its, to) : words.between.endsWith('-') ? words.unit : agree(words.unit, unit, to);
    return { text: `${figures}${words.between}${word}`, rounded, count: to };
  };
  // The unit precedes its figure.
  if (words.unit === null && unit !== null && words.language === 'ja')
    return written(kitchenFigure(low, null, ROUNDER), kitchenFigure(high, null, ROUNDER), null);
  if (unit === null || words.unit === null) return written(firstLow.value, first.value, unit);
  const single = shown.measures.length === 1;
  if (low !== high) {
    // Both ends use one unit: the better one of the high end if the low end has it too, else the writer's. Exact figures
    // in the writer's unit precede rounded ones.
    const [ownLow, ownHigh] = [kitchenFigure(low, unit, ROUNDER), kitchenFigure(high, unit, ROUNDER)];
    const isOwnExact = rounded && !differs(ownLow, low) && !differs(ownHigh, high);
    return single && lowShown.measures.length === 1 && firstLow.unit === first.unit && !isOwnExact
      ? written(firstLow.value, first.value, first.unit)
      : written(ownLow, ownHigh, unit);
  }
  if (isForeignWord(words.unit, unit, words.language)) {
    const own = kitchenFigure(high, null, ROUNDER);
    return { ...written(own, own, unit), rounded: differs(own, high) };
  }
  if (single && first.unit === unit) return written(first.value, first.value, unit);
  // "2 heaped tbsp": a qualifier in between keeps the unit.
  if (words.between.trim() !== '' && words.between.trim() !== '-') return written(shown.value, shown.value, unit);
  return { text: writeMeasures(shown.measures, words.comma), rounded, count: shown.value };
}
