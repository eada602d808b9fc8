import type { FoodRole } from '#catalogue/food-row';
import type { Food } from '#ingredient-catalogue';

const FRESH: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'poultry',
  'meat',
  'braise',
  'mince',
  'sausage',
  'fish',
  'shellfish',
  'offal',
]);

/** Fresh meat and fish, which must reach a core temperature. */
export const isFreshMeatOrFish = ({ role }: Food): boolean => FRESH.has(role);

/** Meat and fish that define a dish and are never added unasked. An anchovy only seasons. */
export const isMeatOrFish = (food: Food): boolean =>
  FRESH.has(food.role) || (food.role === 'tinned-fish' && food.name !== 'anchovy');
