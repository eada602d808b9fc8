import type { Food, FoodName } from '#ingredient-catalogue';
import type { FoodRole } from '#catalogue/food-row';
import type { Kitchen } from '#compose/kitchen';
import type { Slot } from '#compose/slot';
import type { RecipeCategory } from '#recipe-category';

export interface Draft {
  readonly title: string;
  readonly description: string;
}

/** A kind of dish: which foods it takes, and how it is cooked and written down. */
export interface DishForm {
  readonly id: string;
  /** After "has no place in": "a stir-fry". */
  readonly noun: string;
  /** Words that ask for this dish by name. */
  readonly words: readonly string[];
  readonly categories: readonly [RecipeCategory, ...RecipeCategory[]];
  /** Foods that call for this dish, with how loudly. */
  readonly loves?: Partial<Record<FoodName, number>>;
  readonly bias?: number;
  /** Whether the dish makes sense at all with these foods placed. */
  readonly works?: (has: (slot: string) => number) => boolean;
  readonly slots: readonly Slot[];
  readonly write: (kitchen: Kitchen) => Draft;
}

export const isRole = (...roles: readonly FoodRole[]): ((food: Food) => boolean) => {
  const set = new Set(roles);
  return (food) => set.has(food.role);
};

export const isNamed = (...names: readonly FoodName[]): ((food: Food) => boolean) => {
  const set = new Set(names);
  return (food) => set.has(food.name);
};

export const either =
  (...tests: readonly ((food: Food) => boolean)[]): ((food: Food) => boolean) =>
  (food) =>
    tests.some((test) => test(food));
export const both =
  (...tests: readonly ((food: Food) => boolean)[]): ((food: Food) => boolean) =>
  (food) =>
    tests.every((test) => test(food));
export const not =
  (test: (food: Food) => boolean): ((food: Food) => boolean) =>
  (food) =>
    !test(food);

// Asked for so often that each form would write them again.
export const isQuickProtein = isRole('poultry', 'meat', 'fish', 'shellfish', 'tofu', 'sausage', 'mince');
export const isSalty = isRole('cured', 'tinned-fish');
/** Leaves that are good raw and sad when cooked. */
export const isSaladLeaf = isNamed('lettuce', 'arugula');
export const isHotVeg = (food: Food): boolean => food.role === 'veg' && !NEVER_COOKED.has(food.name);
const NEVER_COOKED = new Set<FoodName>(['lettuce', 'cucumber', 'avocado', 'radish', 'olive', 'arugula']);
