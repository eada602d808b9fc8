import type { Diet } from '#catalogue/food-row';
import type { CuisineName } from '#compose/cuisine-names';
import type { RecipeCategory } from '#recipe-category';

export interface ComposeRequest {
  /**
   * What is at hand, as people write it, and wishes among it ("vegan", "no eggs", "in 20 minutes", "for 6", "something thai", "pancakes");
   * 'surprise me' alone leaves the choice to the engine.
   */
  readonly ingredients: readonly string[];
  /** Default 4; brought into 1–50. */
  readonly servings?: number | undefined;
  /** Without it, the dish that fits best decides. */
  readonly category?: RecipeCategory | undefined;
  /** Most minutes from the first cut to the table. */
  readonly minutes?: number | undefined;
  readonly diets?: readonly Diet[] | undefined;
  /** What must not be in it: foods, groups of foods ("nuts", "dairy", "seafood") or EU allergens, as people write them. */
  readonly without?: readonly string[] | undefined;
  readonly cuisine?: CuisineName | undefined;
  /** The id of a dish form, or a word for it ("stew", "frittata"). Another dish is made, and that is said, where it cannot be. */
  readonly dish?: string | undefined;
  /** The same request with the same seed is the same recipe, with another seed another one. */
  readonly seed: string;
}

/** A recipe in the product's own fields; times in minutes. */
export interface ComposedRecipe {
  title: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  preparation_time: number;
  cooking_time: number;
  servings: number;
  category: RecipeCategory;
}

/** Something asked for that is not in the recipe, and why. */
export interface Unusable {
  readonly text: string;
  readonly reason: string;
}

export interface Composition {
  /** Null when nothing given is food, none of it suits the category asked for, or no dish keeps to what was asked; `unusable` says which. */
  recipe: ComposedRecipe | null;
  /** Given foods that are in the recipe. */
  used: string[];
  /** Staples the recipe needs besides. */
  added: string[];
  /** Given things that are not in it, and why. */
  unusable: Unusable[];
  /** What its reader should know besides: amounts that differ from what is at hand, options that were not understood. */
  notes: string[];
}
