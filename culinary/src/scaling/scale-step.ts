import type { IngredientLine } from '#line/ingredient-line-type';
import { applyEdits, type TextEdit } from '#scaling/edit-text';
import { comesWhole, growthFactor } from '#scaling/growth';
import type { MeasureSystem } from '#scaling/kitchen-measure';
import { rewrite } from '#scaling/scale-line';
import { writeMeasures } from '#scaling/write-measure';
import { showAmount } from '#scaling/scale-amount';
import type { AmountReading, RecipeStep } from '#steps/step-type';

const WATER = /^(?:[ -]\p{L}{1,15}){0,4}[ -]water\b/iu;

/**
 * A step of a recipe made `factor` times: amounts that are shares of an ingredient, or of a food or water the list leaves out, change.
 * Times, temperatures and sizes of equipment do not, nor what is said of each piece ("1 tbsp filling each").
 */
export function scaleStep(
  { text, parts }: RecipeStep,
  lines: readonly IngredientLine[],
  factor: number,
  system: MeasureSystem,
): string {
  const edits: TextEdit[] = [];
  for (const part of parts) {
    if (part.kind !== 'amount' || part.each) continue;
    const food = part.food ?? lines[part.lines[0] ?? -1]?.food?.food ?? null;
    if (part.lines.length === 0 && food === null && !WATER.test(text.slice(part.end, part.end + 70))) continue;
    const own = growthFactor(food, factor);
    for (const reading of part.readings) edits.push(editOf(text, reading, own));
    function editOf(whole: string, reading: AmountReading, by: number): TextEdit {
      const { start, end, figureEnd, unitStart, unit, low, high, sum } = reading;
      if (sum && unit !== null)
        return { start, end, text: writeMeasures(showAmount(low * by, unit, food, system).measures) };
      const figure = whole.slice(start, figureEnd);
      const words = {
        figure,
        sign: / (?:to|or|and) /u.exec(figure)?.[0] ?? '–',
        between: whole.slice(figureEnd, unitStart),
        unit: unit === null ? null : whole.slice(unitStart, end),
        comma: /\d,\d{1,2}(?!\d)/u.test(figure),
      };
      return {
        start,
        end,
        text: rewrite(
          words,
          { low: low * by, high: high * by, unit, whole: comesWhole(food, unit, high) },
          food,
          system,
        ).text,
      };
    }
  }
  return applyEdits(text, edits);
}
