import type { FoodName } from '#ingredient-catalogue';

export type FoodGroup =
  | 'vegetables'
  | 'fruit'
  | 'mushrooms and seaweed'
  | 'herbs and spices'
  | 'meat and poultry'
  | 'fish and seafood'
  | 'dairy and eggs'
  | 'plant protein'
  | 'legumes'
  | 'nuts and seeds'
  | 'grains and pasta'
  | 'bread and pastry'
  | 'fats and oils'
  | 'sauces and condiments'
  | 'sweeteners and baking'
  | 'sweets and snacks'
  | 'drinks';

export type Aisle = 'produce' | 'butcher' | 'fishmonger' | 'deli' | 'dairy' | 'bakery' | 'frozen' | 'cans and jars' | 'pasta, rice and grains' | 'baking' | 'spices' | 'oils and vinegars' | 'condiments' | 'world foods' | 'snacks and sweets' | 'drinks' | 'wine and spirits';

export type Technique = 'boil' | 'simmer' | 'steam' | 'pan-fry' | 'stir-fry' | 'roast' | 'bake' | 'grill' | 'braise' | 'deep-fry' | 'poach' | 'blanch' | 'soak' | 'microwave';

export interface Substitute {
  readonly use: FoodName;
  /** Grams of it per gram of what it replaces. */
  readonly ratio: number;
  /** What to add, in the same ratio (lemon juice for buttermilk made of milk). */
  readonly and?: readonly { readonly use: FoodName; readonly ratio: number }[];
  /** One sentence, with household measures where they help: what to do, and what will be different. */
  readonly note: string;
}

/**
 * Facts about a food that composing does not need; loaded on demand. Nutrition and measured weights come from USDA SR28
 * by `ndb`, through the generated table next to this file.
 */
export interface FoodFacts {
  readonly group: FoodGroup;
  readonly aisle: Aisle;
  /** USDA SR28 food number; absent if SR28 has neither the food nor a close relative. */
  readonly ndb?: number;
  /** The number is that of a close relative with similar figures. */
  readonly near?: true;
  /**
   * Text of the SR28 measure (WEIGHT.txt, verbatim) that weighs one of the food's own unit: a piece, clove, stalk,
   * slice.
   */
  readonly piece?: string;
  /** Text of the SR28 measure that gives its density ("cup", "cup, chopped", "tbsp"). */
  readonly volume?: string;
  /**
   * First and last month (1–12) of the outdoor harvest in temperate Europe and North America; last before first wraps
   * around the new year.
   */
  readonly season?: readonly [first: number, last: number];
  /** Usual minimum and maximum minutes, for the usual cut of the technique. */
  readonly cooks?: Partial<Record<Technique, readonly [from: number, to: number]>>;
  readonly substitutes?: readonly Substitute[];
}

export type FactsOf<Rows extends readonly { readonly name: string }[]> = Readonly<Record<Rows[number]['name'], FoodFacts>>;
