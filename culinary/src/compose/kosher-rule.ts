import { type Constraints, type Exclusion, violationOf } from '#compose/constraints';
import { allergensIn, isOfMeat } from '#food-diets';
import type { Food } from '#ingredient-catalogue';

const isOfMilk = (food: Food): boolean => allergensIn(food).includes('milk');
const none = (): boolean => false;

const KOSHER_PAIRS: readonly (readonly [there: (food: Food) => boolean, exclusion: Exclusion])[] = [
  [isOfMeat, { text: 'milk beside meat', is: isOfMilk, near: none, why: 'is not kosher beside meat' }],
  [isOfMilk, { text: 'meat beside milk', is: isOfMeat, near: none, why: 'is not kosher beside milk' }],
];

/** Adds the kosher rule against mixing meat and milk, based on the foods that are allowed already. */
export function withKosherRule(foods: readonly Food[], constraints: Constraints): Constraints {
  if (!constraints.diets.includes('kosher-style')) return constraints;
  const allowed = foods.filter((food) => violationOf(food, constraints) === null);
  const exclusion = KOSHER_PAIRS.find(([there]) => allowed.some(there))?.[1];
  if (exclusion === undefined || constraints.exclusions.includes(exclusion)) return constraints;
  return { ...constraints, exclusions: [...constraints.exclusions, exclusion] };
}

/** True if foods that are each allowed may be combined in one dish. */
export const mayCombine = (foods: readonly Food[], { diets }: Constraints): boolean =>
  !diets.includes('kosher-style') || !(foods.some(isOfMeat) && foods.some(isOfMilk));
