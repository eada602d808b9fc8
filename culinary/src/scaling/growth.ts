import type { Food } from '#ingredient-catalogue';
import { gramsIn, type UnitName } from '#units';

/**
 * How an ingredient grows with a recipe: its amount is multiplied by factor ^ exponent when the recipe gets bigger, and by the factor
 * itself when it gets smaller (a pinch less is corrected at the table, a spoonful too much is not).
 *
 * - Leavening 0.9 (twice the dough: 1.87 times): a larger mass loses less gas over its surface and rises longer before it sets.
 * - Salt 0.9: less water boils off per portion from a fuller pot, so seasoning is less diluted at first and denser at the end. Salt that is
 *   weighed or comes by the cup belongs to a dough or a brine, and grows in step with it.
 * - Ground and whole spices 0.8 (1.74 times): aroma escapes from the surface, which grows more slowly than the contents.
 * - Chili and other heat 0.7 (1.62 times): the same, and heat is noticed as it adds up over a plateful.
 *
 * The figures are kitchen practice (large-batch cooks start with one and a half to one and three quarter times the spice for twice the
 * pot, and taste), not measurements; every line they touch carries a note.
 */
const EXPONENTS = { leavening: 0.9, salt: 0.9, spice: 0.8, heat: 0.7 } as const;

export type Growth = keyof typeof EXPONENTS;

/** What keeps an ingredient from growing in step with the recipe; null for nearly all. */
export function growthOf(food: Food | null, unit: UnitName | null): Growth | null {
  if (food === null) return null;
  const { name, role } = food;
  // Yeast flakes and yeast extract leaven nothing, and are no baking goods.
  if (role === 'baking' && /\byeast$|^baking (?:powder|soda)$/u.test(name)) return 'leavening';
  if (name.endsWith('salt')) return unit !== null && (unit === 'cup' || gramsIn(unit) !== null) ? null : 'salt';
  if (/\bchil(?:i|e|li)|cayenne|jalape|habanero|hot sauce|sriracha|sambal|harissa|gochujang|wasabi/u.test(name))
    return 'heat';
  return role === 'spice' || role === 'sweet-spice' || name === 'black pepper' ? 'spice' : null;
}

/** What an amount of a food is multiplied by when its recipe is multiplied by `factor`. */
export function growthFactor(food: Food | null, unit: UnitName | null, factor: number): number {
  const growth = growthOf(food, unit);
  return growth === null || factor <= 1 ? factor : factor ** EXPONENTS[growth];
}

/**
 * Whether an amount can only be whole: eggs, tortillas, cans. Of what a recipe itself divides ("½ can") there are parts, but for eggs,
 * which nobody can keep half of.
 */
export const comesWhole = (food: Food | null, unit: string | null, amount: number): boolean =>
  food?.whole === true &&
  (unit === null || unit === 'piece' || unit === 'can' || unit === food.unit) &&
  (food.role === 'egg' || Number.isInteger(amount));
