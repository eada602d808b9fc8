import type { FoodRole } from '#catalogue/food-row';
import { weightOf } from '#compose/food-weight';
import type { Given } from '#compose/given';
import type { Item } from '#compose/item';
import { dueOf } from '#compose/portion';
import { isKept, isKeptStructural } from '#compose/stated-amount';
import type { CutStyle } from '#compose/technique';
import { type Food, gramsPerUnit } from '#ingredient-catalogue';
import { grams } from '#measure';

/** What weighs so much in choosing a dish is what people are fed by; vegetables and fruit go beside it. */
const FEEDS = 2;
const BESIDE: ReadonlySet<FoodRole> = new Set<FoodRole>(['veg', 'fruit', 'chocolate']);
export const feeds = (food: Food): boolean => weightOf(food) >= FEEDS && !BESIDE.has(food.role);

/**
 * What a dish takes of something that was brought: the named amount, unless it is far from what is due.
 * @param due grams that the dish would take
 * @param structural the dish fails with less
 */
export function itemOf(given: Given, slot: string, cut: CutStyle, due: number, structural = false): Item {
  const { food, name, weight } = given;
  const stated = weight === null ? undefined : { text: given.stated, weight };
  const isMain = structural || feeds(food);
  const item = { food, name, given: true, slot, cut, stated, due: isMain ? due : undefined };
  // With too few eggs a frittata is none; with little salmon the portions are small.
  const keeps = structural && !feeds(food) ? isKeptStructural : isKept;
  if (weight !== null && keeps({ weight }, due)) return { ...item, weight };
  const bounded = dueOf(given, due);
  const least = food.unit === 'g' || food.unit === 'ml' ? 5 : gramsPerUnit(food) * 0.25;
  return { ...item, weight: grams(Math.max(least, structural ? Math.max(bounded, due) : bounded)) };
}
