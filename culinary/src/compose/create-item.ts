import type { FoodRole } from '#catalogue/food-row';
import { weightOf } from '#compose/food-weight';
import type { GivenFood } from '#compose/given-food';
import type { Item } from '#compose/item';
import { usableGrams } from '#compose/portion';
import { isUsedAsStated, isStructuralUsedAsStated } from '#compose/stated-amount';
import type { CutStyle } from '#compose/technique';
import { type Food, gramsPerUnit } from '#ingredient-catalogue';
import { grams } from '#measure';

/** Foods of at least this relevance determine the servings; vegetables and fruit do not. */
const FEEDS = 2;
const SIDE_ROLES: ReadonlySet<FoodRole> = new Set<FoodRole>(['veg', 'fruit', 'chocolate']);
export const feeds = (food: Food): boolean => weightOf(food) >= FEEDS && !SIDE_ROLES.has(food.role);

/**
 * Creates the item for a given food: the stated amount, unless it is far from what the dish would use.
 * @param due grams that the dish would use
 * @param structural the dish fails with less
 */
export function itemOf(given: GivenFood, slot: string, cut: CutStyle, due: number, structural = false): Item {
  const { food, name, weight } = given;
  const stated = weight === null ? undefined : { text: given.stated, weight };
  const isMain = structural || feeds(food);
  const item = { food, name, given: true, slot, cut, stated, due: isMain ? due : undefined };
  // A frittata fails with too few eggs; with less salmon the portions are only smaller.
  const keeps = structural && !feeds(food) ? isStructuralUsedAsStated : isUsedAsStated;
  if (weight !== null && keeps({ weight }, due)) return { ...item, weight };
  const bounded = usableGrams(given, due);
  const least = food.unit === 'g' || food.unit === 'ml' ? 5 : gramsPerUnit(food) * 0.25;
  return { ...item, weight: grams(Math.max(least, structural ? Math.max(bounded, due) : bounded)) };
}
