import type { Diet } from '#catalogue/food-row';
import type { Equipment } from '#compose/equipment';
import type { Swaps } from '#compose/substitutions';
import type { CutStyle } from '#compose/technique';
import type { Origin } from '#dishes/origins';
import type { FoodName } from '#ingredient-catalogue';
import type { RecipeCategory } from '#recipe-category';

export interface DishFoodOptions {
  /** Foods that a cook would take instead, in the same weight. A given one replaces the dish's own. */
  readonly or?: readonly FoodName[];
  readonly cut?: CutStyle;
  /** How it is prepared, in place of the cut's own words: "grated". */
  readonly note?: string;
  /** `garnish`: left out where a rule excludes it. `given`: used only by those who have it. */
  readonly when?: 'garnish' | 'given';
  /** Weighed salt, as for a dough: the list shows its amount. */
  readonly measured?: true;
}

/** A food, and its amount in the catalog's own unit for all servings of the dish. */
export type DishFood = readonly [food: FoodName, amount: number, options?: DishFoodOptions];

/** Foods that the dish takes besides its own: the vegetables of a curry. */
export interface Welcome {
  readonly foods: readonly FoodName[];
  readonly cut?: CutStyle;
  readonly max?: number;
}

/** Another way to cook a dish: steps `from` to `to` (counted from 1) are replaced. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly string[];
  /** What it needs, if more than the equipment that names it. */
  readonly uses?: readonly Equipment[];
}

/** The languages in which a dish may have a name of its own. */
export type NameLanguage = 'de' | 'fr' | 'es' | 'it';

/**
 * A canonical dish: written once, from cooking knowledge, and cooked for any number of people.
 *
 * Steps are templates. `{beef, onion}` names foods by their keys ("the beef and onion") and drops those that are absent;
 * `{+ beef}` leaves out "the"; `{lemon: juice}` is its juice; `{salt}`, `{pinch}` and `{season}` add salt, a pinch of it,
 * salt and pepper. `{12 min}` and `{10-12 min}` are minutes over heat, `{rest 30 min}` of waiting; the times of the
 * recipe are their sums. `{along 12 min}` runs beside other steps and is not added. `{600 ml}` and `{50 g}` grow with the servings. `[…]` is left out if all its foods are absent.
 */
export interface Dish {
  /** The title, as a cookbook writes it. */
  readonly name: string;
  /** Other names that mean exactly this dish, in any language. */
  readonly also?: readonly string[];
  /** What a language calls it, if not by its name. */
  readonly called?: Readonly<Partial<Record<NameLanguage, string>>>;
  /** Noun phrase, where "a" or "an" before the name is wrong: "tacos al pastor", "fish and chips". */
  readonly noun?: string;
  readonly origin: Origin;
  readonly category: RecipeCategory;
  /** Further categories that list it. */
  readonly fits?: readonly RecipeCategory[];
  /** One or two sentences that describe it to a reader who has never had it. */
  readonly about: string;
  /** Default 4. */
  readonly serves?: number;
  readonly foods: Readonly<Record<string, DishFood>>;
  /** Keys of the foods that make it this dish; all others may vary. */
  readonly signature: readonly [string, ...string[]];
  readonly welcomes?: Readonly<Record<string, Welcome>>;
  readonly steps: readonly string[];
  /** Default: the hob. */
  readonly uses?: readonly Equipment[];
  readonly ways?: Readonly<Partial<Record<Equipment, Way>>>;
  /** Diets of which there is no honest version, whatever replaced its foods: roti without gluten. */
  readonly never?: readonly Diet[];
  /** Replacements that work in this dish, best first: what makes it vegan or free of an allergen. */
  readonly swaps?: Swaps;
  /** What may be done ahead, and how long it keeps. */
  readonly keeps: string;
}

/** The servings of the amounts as written. */
export const servesOf = ({ serves = 4 }: Dish): number => serves;

/** Types a table of dishes: a misspelled food does not compile. */
export const dishTable = (dishes: readonly Dish[]): readonly Dish[] => dishes;
