import type { Diet } from '#catalogue/food-row';
import type { Equipment } from '#compose/equipment';
import type { CuisineName } from '#compose/cuisine-names';
import type { RecipeCategory } from '#recipe-category';
import type { Eater } from '#wish/vulnerable-eater';

export interface ComposeRequest {
  /**
   * Free text: available foods and wishes ("vegan", "no eggs", "in 20 minutes", "for 6", "something thai", "pancakes");
   * 'surprise me' alone lets the engine choose.
   */
  readonly ingredients: readonly string[];
  /** Default 4; clamped to 1–50. */
  readonly servings?: number | undefined;
  /** If omitted, the best-fitting dish decides. */
  readonly category?: RecipeCategory | undefined;
  /** Maximum total minutes, from preparation to serving. */
  readonly minutes?: number | undefined;
  readonly diets?: readonly Diet[] | undefined;
  /** Exclusions: foods, food groups ("nuts", "dairy", "seafood") or EU allergens, as free text. */
  readonly without?: readonly string[] | undefined;
  readonly cuisine?: CuisineName | undefined;
  /** Equipment that the kitchen lacks, besides what the texts say. */
  readonly missing?: readonly Equipment[] | undefined;
  /** Who eats, besides the eaters that the texts describe. */
  readonly eaters?: readonly Eater[] | undefined;
  /**
   * The id of a dish form, or a word for it ("stew", "frittata"). If it is impossible, another dish is made and
   * `unusable` says so.
   */
  readonly dish?: string | undefined;
  /** False if no name in the request denotes a dish of the cookbook: the title of another dish may contain one. */
  readonly cookbook?: boolean | undefined;
  /** Titles whose dishes of the cookbook are not made again, unless they are asked for. */
  readonly unlike?: readonly string[] | undefined;
  /** The same request and seed give the same recipe; another seed gives another one. */
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

export interface Unusable {
  readonly text: string;
  readonly reason: string;
}

export interface Composition {
  /**
   * Null if nothing given is food, nothing suits the category, or no dish satisfies the constraints; `unusable` says
   * which.
   */
  recipe: ComposedRecipe | null;
  /** Given foods that are in the recipe. */
  used: string[];
  /** Staples that the recipe adds. */
  added: string[];
  /** Given things that are not in it, and why. */
  unusable: Unusable[];
  /** Remarks for the reader: amounts that differ from the given ones, options that were not understood. */
  notes: string[];
}
