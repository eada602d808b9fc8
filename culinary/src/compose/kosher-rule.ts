import { type Rules, type Unwanted, whyNot } from '#compose/constraints';
import { allergensIn, isOfMeat } from '#food-diets';
import type { Food } from '#ingredient-catalogue';

const isOfMilk = (food: Food): boolean => allergensIn(food).includes('milk');
const none = (): boolean => false;

const BESIDE: readonly (readonly [there: (food: Food) => boolean, unwanted: Unwanted])[] = [
  [isOfMeat, { text: 'milk beside meat', is: isOfMilk, near: none, why: 'is not kosher beside meat' }],
  [isOfMilk, { text: 'meat beside milk', is: isOfMeat, near: none, why: 'is not kosher beside milk' }],
];

/** Adds the kosher rule against mixing meat and milk, based on the foods that are allowed already. */
export function rulesBeside(foods: readonly Food[], rules: Rules): Rules {
  if (!rules.diets.includes('kosher-style')) return rules;
  const allowed = foods.filter((food) => whyNot(food, rules) === null);
  const unwanted = BESIDE.find(([there]) => allowed.some(there))?.[1];
  if (unwanted === undefined || rules.unwanted.includes(unwanted)) return rules;
  return { ...rules, unwanted: [...rules.unwanted, unwanted] };
}

/** True if foods that are each allowed may be combined in one dish. */
export const mayMeet = (foods: readonly Food[], { diets }: Rules): boolean =>
  !diets.includes('kosher-style') || !(foods.some(isOfMeat) && foods.some(isOfMilk));
