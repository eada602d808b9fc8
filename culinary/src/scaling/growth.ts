import type { Food } from '#ingredient-catalogue';
import { gramsIn, type UnitName } from '#units';

/**
 * Sublinear growth of ingredients: an amount is multiplied by factor ^ exponent when the recipe grows, and by the
 * factor itself when it shrinks (too little can be corrected at the table, too much cannot).
 * - Leavening 0.9 (twice the dough: 1.87 times): a larger mass loses less gas over its surface and rises longer before
 * it sets. A baker who weighs it means a share of the flour, and that scales linearly, as do whole packets of yeast.
 * - Salt 0.9: less water boils off per portion from a fuller pot. Salt that is weighed or measured in cups belongs to a
 * dough or a brine and scales linearly.
 * - Ground and whole spices 0.8 (1.74 times): aroma escapes from the surface, which grows more slowly than the volume.
 * - Chili and other heat 0.7 (1.62 times): the same, and heat accumulates over a plateful.
 * The figures are kitchen practice (large-batch cooks start with one and a half to one and three quarter times the
 * spice for twice the pot, and taste), not measurements; one note names all that they affect.
 */
const EXPONENTS = { leavening: 0.9, salt: 0.9, spice: 0.8, heat: 0.7 } as const;

const PACKETS: ReadonlySet<string> = new Set(['packet', 'package', 'sachet', 'envelope', 'cube']);

export type Growth = keyof typeof EXPONENTS;

/** Returns the growth class of an ingredient; null for the many that scale linearly. */
export function growthOf(food: Food | null, unit: UnitName | null): Growth | null {
  if (food === null) return null;
  const { name, role } = food;
  const isWeighed = unit !== null && gramsIn(unit) !== null;
  // Excludes yeast flakes and yeast extract, which do not leaven.
  if (role === 'baking' && /\byeast$|^baking (?:powder|soda)$/u.test(name))
    return isWeighed || PACKETS.has(unit ?? '') ? null : 'leavening';
  if (name.endsWith('salt')) return isWeighed || unit === 'cup' ? null : 'salt';
  if (/\bchil(?:i|e|li)|cayenne|jalape|habanero|hot sauce|sriracha|sambal|harissa|gochujang|wasabi/u.test(name))
    return 'heat';
  return role === 'spice' || role === 'sweet-spice' || name === 'black pepper' ? 'spice' : null;
}

/** Returns the multiplier of an ingredient when its recipe is multiplied by `factor`. */
export function growthFactor(food: Food | null, unit: UnitName | null, factor: number): number {
  const growth = growthOf(food, unit);
  return growth === null || factor <= 1 ? factor : factor ** EXPONENTS[growth];
}

/**
 * True if an amount must be whole: eggs, tortillas, cans. If the recipe itself divides the food ("½ can"), fractions
 * are allowed, except for eggs.
 */
export const mustBeWhole = (food: Food | null, unit: string | null, amount: number): boolean =>
  food?.whole === true &&
  (unit === null || unit === 'piece' || unit === 'can' || unit === food.unit) &&
  (food.role === 'egg' || Number.isInteger(amount));
