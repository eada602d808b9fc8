import type { IngredientLine } from '#line/ingredient-line-type';
import { readLine } from '#line/read-line';
import { convertLine } from '#scaling/convert-line';
import { convertStep } from '#scaling/convert-step';
import type { MeasureSystem } from '#scaling/kitchen-measure';
import { readMeasures } from '#steps/read-measures';

export interface ConvertibleRecipe {
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

const MOST_LINES = 300;

/**
 * A recipe in the measures of one system. In ingredient lines only amounts change: names, preparation and comments stay letter for
 * letter, of "400 g / 14 oz" the asked one is kept. In steps temperatures, lengths and amounts change, times never. Spoons, eggs,
 * cloves, tins and pinches are the same in both systems. What is already in the system stays as it is, so converting twice is
 * converting once. Everything else a recipe carries is kept. Never throws; lines and steps beyond the 300th stay as they are.
 */
export function convertRecipe<Recipe extends ConvertibleRecipe>(recipe: Recipe, system: MeasureSystem): Recipe {
  const lines: readonly IngredientLine[] = recipe.ingredients.slice(0, MOST_LINES).map(readLine);
  const ingredients = recipe.ingredients.map((text, at) => {
    const line = lines[at];
    return line === undefined ? text : convertLine(line, system);
  });
  const instructions = recipe.instructions.map((text, at) =>
    at < MOST_LINES ? convertStep(readMeasures(text, lines), lines, system) : text,
  );
  return { ...recipe, ingredients, instructions };
}
