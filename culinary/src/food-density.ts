import type { Food } from '#ingredient-catalogue';

/** Poured, so large amounts of it are measured in millilitres. */
export const isLiquid = (food: Food): boolean => food.liquid === true || food.unit === 'ml';

/**
 * Grams in a millilitre of a food as it is measured in a cup or spoon: its own density, else from the weight of its spoon, else that of
 * water for liquids. Null when unknown.
 */
export function densityOf(food: Food): number | null {
  if (food.density !== undefined) return food.density;
  if (food.grams !== undefined) {
    if (food.unit === 'tsp') return food.grams / 5;
    if (food.unit === 'tbsp') return food.grams / 15;
    if (food.unit === 'ml') return food.grams;
  }
  return isLiquid(food) ? 1 : null;
}
