import type { Food } from '#ingredient-catalogue';

/** True for foods that are poured; large amounts of them are measured in millilitres. */
export const isLiquid = (food: Food): boolean => food.liquid === true || food.unit === 'ml';

const POURED_ROLES: ReadonlySet<string> = new Set(
  'drink milk cream stock wine spirit vinegar citrus fat sweetener baking'.split(' '),
);
const POURED_SAUCE = /\b(?:oil|soy sauce|tamari|ponzu|aminos|fish sauce|worcestershire sauce|hot sauce|vinaigrette)$/u;
// Honey and molasses are heavier; they are sold by weight.
const HEAVIEST_POURED = 1.41;

/** True for liquids whose ounces are fluid ounces: gin and cream, but not honey, pesto or cream cheese. */
export const hasFluidOunces = (food: Food): boolean =>
  isLiquid(food) &&
  food.unit !== 'g' &&
  !food.name.includes('condensed') &&
  (POURED_ROLES.has(food.role) || POURED_SAUCE.test(food.name)) &&
  (densityOf(food) ?? 1) < HEAVIEST_POURED;

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
