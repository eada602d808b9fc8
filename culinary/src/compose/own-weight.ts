import { isDriedBean } from '#compose/leftovers';
import { usualWeight } from '#compose/portion';
import type { Slot } from '#compose/slot';
import { type Food, getFood } from '#ingredient-catalogue';

const isDried = (food: Food): boolean => isDriedBean(food) || (food.role === 'spice' && food.name.startsWith('dried '));

/**
 * Returns the grams of a given food in a slot with an amount of its own; undefined if the slot has none. A replacement
 * weighs the same, except that dried beans and herbs count as their usual servings do: 300 g for 3 cans.
 */
export function ownWeight({ own, food }: Slot, given: Food, servings: number): number | undefined {
  if (own === undefined) return undefined;
  const due = own * servings;
  const named = food === undefined ? given : getFood(food);
  if (isDried(named) === isDried(given)) return due;
  return (due * usualWeight(given, servings)) / usualWeight(named, servings);
}
