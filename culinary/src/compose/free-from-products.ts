import type { FoodRole } from '#catalogue/food-row';
import { type Constraints, violationOf } from '#compose/constraints';
import { type Food, type FoodName, getFood } from '#ingredient-catalogue';

/** "Gluten-free pasta" is a product: the food that is sold under that name. */
const FREE_FROM: Partial<Record<FoodRole, readonly FoodName[]>> = {
  pasta: ['rice pasta'],
  noodle: ['rice noodle'],
  bread: ['rice bread'],
  wrap: ['corn tortilla'],
  flour: ['rice flour', 'buckwheat flour'],
  milk: ['oat milk', 'rice milk'],
  cream: ['oat cream', 'coconut milk'],
  yogurt: ['soy yogurt', 'coconut yogurt'],
  cheese: ['vegan cheese'],
  fat: ['vegan butter', 'olive oil'],
  sausage: ['vegetarian sausage'],
  mince: ['plant-based mince'],
  sauce: ['tamari', 'vegan mayonnaise'],
  sweetener: ['maple syrup'],
};

/** Returns the product sold as a replacement for a food under these rules, if any. */
export const freeFromProduct = ({ role }: Food, constraints: Constraints): Food | undefined =>
  FREE_FROM[role]?.map((name) => getFood(name)).find((food) => violationOf(food, constraints) === null);
