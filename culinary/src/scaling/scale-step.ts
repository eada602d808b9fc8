import type { IngredientLine } from '#line/ingredient-line-type';
import { applyToOriginal, type TextEdit } from '#scaling/edit-text';
import { mustBeWhole, growthFactor } from '#scaling/growth';
import { rewrite } from '#scaling/rewrite-amount';
import type { RecipeStyle } from '#scaling/scale-line';
import { agree, agreeName, writeMeasures } from '#scaling/write-measure';
import { roundAmount } from '#scaling/scale-amount';
import { type AgreedTexts, lineOf } from '#scaling/step-shares';
import type { MeasuredStep } from '#steps/step-type';
import { inFigures } from '#text/figures';

/** Returns the last figure of a text; for a range its higher end. */
const countIn = (text: string, otherwise: number): number =>
  inFigures(text)
    .text.match(/\d+(?:\.\d+)?/gu)
    ?.map(Number)
    .at(-1) ?? otherwise;

// "Two 14-oz cans": the size stays, the pack agrees with its count.
const SIZED_PACK =
  /^ (?:[x×] ?)?\(?\d[\d.,]{0,5}[ -]?\p{L}{1,6}\)?[ -]((?:tin|can|jar|package|packet|bag|bottle|carton|block)s?)\b/iu;
const WATER = /^(?:[ -]\p{L}{1,15}){0,4}[ -]water\b/iu;

/**
 * Scales a step: amounts that are shares of an ingredient, or of a food or water that the list omits, change. Times,
 * temperatures, sizes of equipment and amounts per piece ("1 tbsp filling each") do not.
 */
export function scaleStep(
  { text, parts, normal, original }: MeasuredStep,
  lines: readonly IngredientLine[],
  factor: number,
  { system, comma }: RecipeStyle,
  agreed: AgreedTexts,
): string {
  const edits: TextEdit[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'amount' || part.each) continue;
    const line = lines[lineOf(part, lines)];
    const found = line?.food ?? null;
    const food = part.food ?? found?.food ?? null;
    if (part.lines.length === 0 && food === null && !WATER.test(text.slice(part.end, part.end + 70))) continue;
    const its = line?.amount ?? part.readings[0];
    const own = growthFactor(food, its?.unit ?? null, factor);
    for (const reading of part.readings) {
      const { start, end, figureEnd, unitStart, unit, low, high, sum } = reading;
      const listed = agreed.get(reading);
      if (listed !== undefined && unit !== null) {
        edits.push({ start, end, text: listed });
        continue;
      }
      if (sum && unit !== null) {
        edits.push({ start, end, text: writeMeasures(roundAmount(low * own, unit, food, system).measures, comma) });
        continue;
      }
      const figure = text.slice(start, figureEnd);
      const words = {
        figure,
        sign: / (?:to|or|and) | ?[–—-] ?/u.exec(figure)?.[0] ?? '–',
        between: text.slice(figureEnd, unitStart),
        unit: unit === null ? null : text.slice(unitStart, end),
        comma: comma || /\d,\d{1,2}(?!\d)/u.test(figure),
        language: null,
      };
      const amount = { low: low * own, high: high * own, unit, whole: mustBeWhole(food, unit, high) };
      const rewritten = rewrite(words, amount, food, system);
      const written = listed === undefined ? rewritten : { text: listed, count: countIn(listed, rewritten.count) };
      edits.push({ start, end, text: written.text });
      const pack = unit === null ? SIZED_PACK.exec(text.slice(end, end + 40)) : null;
      if (pack?.[1] !== undefined) {
        const to = end + pack[0].length;
        edits.push({ start: to - pack[1].length, end: to, text: agree(pack[1], 'can', written.count) });
        continue;
      }
      // The counted food follows its amount.
      const named = parts
        .slice(at + 1, at + 4)
        .find((each) => each.kind === 'ingredient' && each.start >= end && each.start < end + 40);
      if (unit === null && named !== undefined)
        edits.push({
          start: named.start,
          end: named.end,
          text: agreeName(text.slice(named.start, named.end), found, high, written.count),
        });
    }
  }
  return applyToOriginal(original, normal, edits);
}
