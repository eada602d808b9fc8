import type { IngredientLine } from '#line/ingredient-line-type';
import { readLines } from '#line/read-line';
import { britishLine, britishStep, isBritish } from '#scaling/british-pint';
import { convertLine } from '#scaling/convert-line';
import { convertStep } from '#scaling/convert-step';
import type { MeasureSystem } from '#scaling/kitchen-measure';
import { findTemperatures } from '#steps/find-temperatures';
import { readMeasures } from '#steps/read-measures';

export interface ConvertibleRecipe {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

const MAX_LINES = 300;

/**
 * Converts a recipe to one measure system. In ingredient lines only amounts change: names, preparation and comments
 * stay as written, and of "400 g / 14 oz" the requested one remains. In steps temperatures, lengths and amounts change;
 * times never do. Spoons, eggs, cloves, tins and pinches are common to both systems. A pint is imperial where the
 * recipe weighs in grams and has no cups. `temperatures` has another system for temperatures, or null to leave them as
 * written. Idempotent. Other fields are copied. Never throws; lines and steps beyond the 300th stay as they are.
 */
export function convertRecipe<Recipe extends ConvertibleRecipe>(
  recipe: Recipe,
  system: MeasureSystem,
  temperatures: MeasureSystem | null = system,
): Recipe {
  const read: readonly IngredientLine[] = readLines(recipe.ingredients.slice(0, MAX_LINES));
  const british = isBritish(read);
  const lines = british ? read.map(britishLine) : read;
  const ingredients = recipe.ingredients.map((text, at) => {
    const line = lines[at];
    return line === undefined ? text : convertLine(line, system);
  });
  const instructions = recipe.instructions.map((text, at) => {
    if (at >= MAX_LINES) return text;
    const step = readMeasures(text, lines, findTemperatures);
    return convertStep(british ? britishStep(step) : step, lines, system, temperatures);
  });
  return { ...recipe, ingredients, instructions };
}

/** Converts only the temperatures of the steps to a measure system. Otherwise like {@link convertRecipe}. */
export function convertTemperatures<Recipe extends ConvertibleRecipe>(recipe: Recipe, system: MeasureSystem): Recipe {
  const lines: readonly IngredientLine[] = readLines(recipe.ingredients.slice(0, MAX_LINES));
  const instructions = recipe.instructions.map((text, at) =>
    at >= MAX_LINES ? text : convertStep(readMeasures(text, lines, findTemperatures), lines, null, system),
  );
  return { ...recipe, instructions };
}
