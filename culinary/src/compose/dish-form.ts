import { type Food, type FoodName, foodSet } from '#ingredient-catalogue';
import type { FoodRole } from '#catalogue/food-row';
import type { CuisineName } from '#compose/cuisine-names';
import type { Kitchen } from '#compose/kitchen';
import type { Slot } from '#compose/slot';
import type { Swaps } from '#compose/stand-ins';
import type { RecipeCategory } from '#recipe-category';

export interface Draft {
  readonly title: string;
  readonly description: string;
}

/** Cooks a dish and writes it down. */
export type Write = (kitchen: Kitchen) => Draft;

/** One for each form of a family; a missing one does not compile. */
export type Recipes<Forms extends readonly DishForm[]> = Readonly<Record<Forms[number]['id'], Write>>;

/** A kind of dish: which foods it takes. How it is cooked and written down stands in its `-recipe` file. */
export interface DishForm {
  readonly id: string;
  /** After "has no place in": "a stir-fry". */
  readonly noun: string;
  /** Words that ask for this dish by name. */
  readonly words: readonly string[];
  /** Words that only lean towards it, whatever stands beside them ("roast"); in the singular. */
  readonly hints?: readonly string[];
  readonly categories: readonly [RecipeCategory, ...RecipeCategory[]];
  /** Foods that call for this dish, with how loudly. */
  readonly loves?: Partial<Record<FoodName, number>>;
  readonly bias?: number;
  /** Kitchens it is at home in; a dish without any is cooked everywhere and takes its seasoning from the palette asked for. */
  readonly cuisines?: readonly CuisineName[];
  /** Minutes from the first cut to the table, as it usually goes: for those who have little time. */
  readonly minutes?: number;
  /** What does the work of a food in this dish, though not in others, best first: a purée binds pancakes, but sets no frittata. */
  readonly swaps?: Swaps;
  /** Whether the dish makes sense at all with these foods placed. */
  readonly works?: (has: (slot: string) => number) => boolean;
  readonly slots: readonly Slot[];
}

export const isRole = (...roles: readonly FoodRole[]): ((food: Food) => boolean) => {
  const set = new Set(roles);
  return (food) => set.has(food.role);
};

export const isNamed = (...names: readonly FoodName[]): ((food: Food) => boolean) => {
  const set = new Set<string>(names);
  return ({ name, like }) => set.has(name) || (like !== undefined && set.has(like));
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
export const isRoastProtein = isRole('poultry', 'meat', 'sausage', 'fish', 'tofu');
export const isSalty = isRole('cured', 'tinned-fish');
/** Leaves that are good raw and sad when cooked. */
const SALAD_LEAVES = [
  'lettuce',
  'romaine lettuce',
  'iceberg lettuce',
  'butterhead lettuce',
  'little gem lettuce',
  'mixed greens',
  'arugula',
  'watercress',
  "lamb's lettuce",
  'frisée',
] as const satisfies readonly FoodName[];
export const isSaladLeaf = isNamed(...SALAD_LEAVES);
export const isHotVeg = (food: Food): boolean => food.role === 'veg' && !NEVER_COOKED.has(food.name);
const NEVER_COOKED = foodSet(...SALAD_LEAVES, 'cucumber', 'persian cucumber', 'avocado', 'radish', 'olive');
