import type { IngredientLine } from '#line/ingredient-line-type';
import { readLines } from '#line/read-line';
import { systemOf } from '#scaling/convert-amount';
import type { MeasureSystem } from '#scaling/kitchen-measure';
import { type RecipeStyle, type ScaledLine, scaleLine } from '#scaling/scale-line';
import { type ScalingNote, scalingNotes } from '#scaling/scale-notes';
import { scaleStep } from '#scaling/scale-step';
import { agreedTexts } from '#scaling/step-shares';
import { readMeasures } from '#steps/read-measures';

export interface ScalableRecipe {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly servings: number;
}

/** A scaled recipe. It keeps its original, so that scaling again starts there and accumulates no rounding. */
export interface ScaledRecipe extends ScalableRecipe {
  readonly original: ScalableRecipe;
  /** Relative to the original. */
  readonly factor: number;
  /** One per ingredient: its text, the exact amount, and whether the text is rounded. */
  readonly lines: readonly ScaledLine[];
  readonly notes: readonly ScalingNote[];
}

export type ScaleTarget = { readonly servings: number } | { readonly factor: number };

const MAX_LINES = 300;
const LARGEST = 1000;
// Tolerance: two inverse factors multiply to almost 1 in binary floating point.
const NEARLY = 1e-9;
const DECIMAL_COMMA = /\d,\d{1,2}(?!\d)/u;

function systemOfRecipe(lines: readonly IngredientLine[]): MeasureSystem {
  const count = (system: MeasureSystem): number =>
    lines.filter(({ amount, food }) => amount !== null && systemOf(amount.unit, food?.food ?? null) === system).length;
  return count('us') > count('metric') ? 'us' : 'metric';
}

function build(original: ScalableRecipe, factor: number): ScaledRecipe {
  const parsed = readLines(original.ingredients.slice(0, MAX_LINES));
  const steps = original.instructions.slice(0, MAX_LINES).map((text) => readMeasures(text, parsed));
  const style: RecipeStyle = {
    system: systemOfRecipe(parsed),
    comma: parsed.some(
      ({ amount, text }) => amount !== null && DECIMAL_COMMA.test(text.slice(amount.start, amount.end)),
    ),
  };
  const lines = original.ingredients.map((text, at): ScaledLine => {
    const line = parsed[at];
    return line === undefined ? { text, amount: null, rounded: false } : scaleLine(line, factor, style);
  });
  const agreed = agreedTexts(steps, parsed, factor, style);
  const instructions = original.instructions.map((text, at) => {
    const step = steps[at];
    return step === undefined || factor === 1 ? text : scaleStep(step, parsed, factor, style, agreed);
  });
  const servings = original.servings * factor;
  return {
    original,
    factor,
    servings: Math.abs(servings - Math.round(servings)) < NEARLY ? Math.round(servings) : servings,
    ingredients: lines.map(({ text }) => text),
    instructions,
    lines,
    notes: scalingNotes(parsed, steps, factor),
  };
}

/**
 * Scales a recipe to a number of servings or by a factor. Figures are rounded to what a kitchen can measure, eggs and
 * other whole things to whole numbers. Leavening, salt, spices and heat scale sublinearly (see `scaling/growth.ts`);
 * times never change. `notes` holds what a cook should know, `lines` the exact amounts.
 * Scaling a result starts from its original with the factors multiplied: scaling by a and then by 1/a restores the
 * first recipe exactly. Scaling only the texts of a result is subject to their rounding.
 * An invalid target (not a number, 0 or less, more than 1,000 times or less than a thousandth of the original) leaves
 * the recipe unchanged. Never throws; lines and steps beyond the 300th stay as they are.
 */
export function scaleRecipe(recipe: ScalableRecipe | ScaledRecipe, target: ScaleTarget): ScaledRecipe {
  const scaled = 'original' in recipe ? recipe : null;
  const original: ScalableRecipe = scaled?.original ?? recipe;
  const now = scaled?.factor ?? 1;
  const wanted = 'servings' in target ? target.servings / original.servings : now * target.factor;
  const sensible = wanted >= 1 / LARGEST - NEARLY && wanted <= LARGEST + NEARLY;
  const total = sensible ? wanted : now;
  return build(original, Math.abs(total - 1) < NEARLY ? 1 : total);
}
