import type { IngredientLine, LineAmount, TextSpan } from '#line/ingredient-line-type';
import { readLineIn } from '#line/read-line';
import type { TextEdit } from '#scaling/edit-text';
import { FIGURE, FIGURE_START, inFigures, ONE } from '#text/figures';
import { spanInOriginal } from '#text/normalize';

export interface AmountPlaces {
  /** The figure, or both with the sign between them. */
  readonly figure: TextSpan;
  /** The text between the two figures of a range. */
  readonly sign: string;
  readonly unit: TextSpan | null;
  /** Written as a sum, "1lb 12oz"; the figure is then that of its first part, and the unit runs to the last. */
  readonly sum: boolean;
  /** The figure as written: 2 of "2 Pfund", although that is 1,000 g. */
  readonly written: number;
  /** True if the writer uses a decimal comma. */
  readonly comma: boolean;
}

const FIGURES = new RegExp(`${FIGURE_START}(${FIGURE}|(?:${ONE})(?!\\p{L}))(?:[^\\d()]{1,8}?(${FIGURE}))?`, 'iu');

const isNear = (written: number, amount: number): boolean => Math.abs(written / amount - 1) < 0.005;

/** Locates the figures and the unit of an amount in a line; null if they cannot be separated. */
export function placesOf({ text, parts, language }: IngredientLine, amount: LineAmount): AmountPlaces | null {
  const isRange = amount.high !== amount.low;
  const unitPart =
    amount.unit === null
      ? undefined
      : parts.find(({ kind, start }) => kind === 'unit' && start >= amount.start && start < amount.end);
  if (amount.unwritten === true) {
    if (unitPart === undefined || amount.each !== undefined) return null;
    const { start } = unitPart;
    const unit = { start, end: Math.min(unitPart.end, amount.end) };
    return { figure: { start, end: start }, sign: '', unit, sum: false, written: 1, comma: false };
  }
  // With its unit: "1.000" is a thousand before grams.
  // "大さじ2": the unit precedes its figure.
  const isUnitFirst = language === 'ja' && unitPart !== undefined && unitPart.start === amount.start;
  const from = isUnitFirst ? unitPart.end : amount.start;
  const slice = text.slice(from, Math.max(amount.end, unitPart?.end ?? 0));
  const figures = inFigures(slice, language);
  const match = FIGURES.exec(figures.text);
  if (match === null) return null;
  const [all, first = '', second] = match;
  const figure = /^\d/u.test(first) ? Number(first) : 1;
  // "3-2 cups" is a range in the other order.
  const isReversed = isRange && isNear(figure, amount.high) && isNear(Number(second), amount.low);
  const written = isReversed ? amount.low : figure;
  // "One 3½-pound chicken": the figure is that of the pack. Only a unit word with a scale ("2 Pfund") may differ from
  // the amount.
  const exact = isNear(written, amount.low);
  if (!exact && (unitPart === undefined || amount.each !== undefined)) return null;
  if (isRange && second === undefined) return null;
  const low = spanInOriginal(figures, match.index, match.index + first.length);
  const both = spanInOriginal(figures, match.index, match.index + all.length);
  const sign = figures.text.slice(match.index + first.length, match.index + all.length - (second ?? '').length);
  const place = isRange ? both : low;
  const unitEnd = Math.min(unitPart?.end ?? amount.end, amount.end);
  const sum =
    !exact &&
    !isUnitFirst &&
    /\d/u.test(inFigures(text.slice(unitPart?.start ?? amount.end, amount.end), language).text);
  return {
    figure: { start: from + place.start, end: from + place.end },
    sign: isRange ? sign : '',
    // "cup of" is one part, but the amount ends with the cup.
    unit: unitPart === undefined || isUnitFirst ? null : { start: unitPart.start, end: sum ? amount.end : unitEnd },
    sum,
    written,
    comma: /\d,\d{1,2}(?!\d)/u.test(slice),
  };
}

/** Groups the amounts of a line into sums: "½ cup + 2 tbsp" is one group, "…, plus 1 cup for frying" a separate one. */
export function amountGroups({ text, amount, plus }: IngredientLine): LineAmount[][] {
  if (amount === null) return [];
  const groups: LineAmount[][] = [[amount]];
  for (const more of plus) {
    const before = groups.at(-1);
    const last = before?.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, more.start);
    if (before !== undefined && gap.length < 10 && /^[\s,]*(?:\+|plus|and|&|und|et|y|e)?\s*$/iu.test(gap))
      before.push(more);
    else groups.push([more]);
  }
  return groups;
}

/** Returns alternatives that are only an amount, and so equivalents of the first: "2 cups flour or 250 g". */
export function bareAlternatives({ text, parts, language }: IngredientLine): LineAmount[] {
  return parts.flatMap(({ kind, start, end }) => {
    if (kind !== 'alternative') return [];
    const said = text.slice(start, end);
    const from = start + (OR.exec(said)?.[0].length ?? 0);
    const { amount } = readLineIn(text.slice(from, end), language);
    return amount !== null && amount.end === end - from ? [{ ...amount, start: from, end }] : [];
  });
}

const OR = /^[\s(,;]*(?:or|oder|ou|o)\s+/iu;

/** Rewrites alternatives with an amount of their own ("750 g chicken or 2 cans chickpeas") as lines. */
export function alternativeEdits(
  { text, parts, language }: IngredientLine,
  write: (other: IngredientLine) => string,
): TextEdit[] {
  return parts.flatMap(({ kind, start, end }) => {
    if (kind !== 'alternative') return [];
    const said = text.slice(start, end);
    const from = OR.exec(said)?.[0].length ?? 0;
    const other = readLineIn(said.slice(from), language);
    const isPlain = other.amount !== null && other.parts.every((part) => part.kind !== 'alternative');
    return isPlain ? [{ start: start + from, end, text: write(other) }] : [];
  });
}
