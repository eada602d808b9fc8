import { isFreshMeatOrFish } from '#compose/meat-or-fish';
import type { Dish, DishFoodOptions } from '#dishes/dish';
import { type Main, mainKind } from '#dishes/cuts';
import { type Food, type FoodName, getFood, gramsPerUnit } from '#ingredient-catalogue';

/** The meat or fish that a dish is made of. */
export interface MainFood {
  readonly key: string;
  readonly food: Food;
  readonly kind: Main;
  /** Grams for all servings. */
  readonly weight: number;
  readonly options: DishFoodOptions;
}

/** Returns the one meat, fish or shrimp of a dish; null if it has none, several, or one that nothing replaces. */
export function mainFoodOf(dish: Dish): MainFood | null {
  const flesh = Object.entries(dish.foods).filter(
    ([, [name, , options]]) => isFreshMeatOrFish(getFood(name)) && options?.when !== 'given',
  );
  const [only, another] = flesh;
  if (only === undefined || another !== undefined) return null;
  const [key, [name, amount, options = {}]] = only;
  const food = getFood(name);
  const kind = mainKind(food);
  if (kind === null || !dish.signature.includes(key)) return null;
  return { key, food, kind, weight: amount * gramsPerUnit(food), options };
}

/** The foods with which a dish is made as it is written, its own main food first. */
export const mainNamesOf = ({ food, options }: MainFood): readonly FoodName[] => [food.name, ...(options.or ?? [])];
