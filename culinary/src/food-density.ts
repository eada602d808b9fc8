import type { Food } from '#ingredient-catalogue';

/** True for foods that are poured; large amounts of them are measured in millilitres. */
export const isLiquid = (food: Food): boolean => food.liquid === true || food.unit === 'ml';

/**
 * Returns grams per millilitre of a food as measured in a cup or spoon: its own density, else derived from the weight
 * of its spoon, else that of water for liquids. Null when unknown.
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
