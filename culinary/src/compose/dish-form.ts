import { type Food, type FoodName, foodSet } from '#ingredient-catalogue';
import type { Diet, FoodRole } from '#catalogue/food-row';
import type { Equipment } from '#compose/equipment';
import type { CuisineName } from '#compose/cuisine-names';
import type { Kitchen } from '#compose/kitchen';
import type { Slot } from '#compose/slot';
import type { Swaps } from '#compose/substitutions';
import type { RecipeCategory } from '#recipe-category';

export interface Draft {
  readonly title: string;
  readonly description: string;
}

/** Composes a dish of one form. */
export type Write = (kitchen: Kitchen) => Draft;

/** One writer per form of a family; a missing one does not compile. */
export type Recipes<Forms extends readonly DishForm[]> = Readonly<Record<Forms[number]['id'], Write>>;

/** A dish form: which foods it accepts. Its `-recipe` file contains how it is cooked and written. */
export interface DishForm {
  readonly id: string;
  /** Noun phrase after "has no place in": "a stir-fry". */
  readonly noun: string;
  readonly words: readonly string[];
  /** Words that only suggest it, in any context ("roast"); singular. */
  readonly hints?: readonly string[];
  readonly categories: readonly [RecipeCategory, ...RecipeCategory[]];
  /** Foods that suggest this dish, each with a weight. */
  readonly loves?: Partial<Record<FoodName, number>>;
  readonly bias?: number;
  /** Home cuisines. A form without any is universal and takes its seasoning from the requested palette. */
  readonly cuisines?: readonly CuisineName[];
  /** Equipment with which it can be cooked besides the usual. */
  readonly ways?: readonly Equipment[];
  /** Only for requests that name this equipment. */
  readonly only?: Equipment;
  /** Servings of a dish that is made in one size, a cake or a loaf, for requests that name no number. */
  readonly serves?: number;
  /** Typical total minutes, for requests with a time limit. */
  readonly minutes?: number;
  /** Substitutions that work in this dish only, best first: a purée binds pancakes, but sets no frittata. */
  readonly swaps?: Swaps;
  /** Diets of which it has no honest version. */
  readonly never?: readonly Diet[];
  /** True if the dish makes sense with these foods placed. */
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

/** True for a canonical dish, which is made in one size. */
export const isOfCookbook = ({ serves }: DishForm): boolean => serves !== undefined;

export const isSweetDish = ({ categories }: DishForm): boolean =>
  categories.includes('Dessert') || categories.includes('Beverage');

// Predicates shared by many forms.
export const isQuickProtein = isRole('poultry', 'meat', 'fish', 'shellfish', 'tofu', 'sausage', 'mince');
export const isRoastProtein = isRole('poultry', 'meat', 'sausage', 'fish', 'tofu');
export const isSalty = isRole('cured', 'tinned-fish');
/** Leaves that are good raw and disappointing when cooked. */
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
