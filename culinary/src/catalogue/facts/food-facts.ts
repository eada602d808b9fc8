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

/** What else will do. */
export interface Substitute {
  readonly use: FoodName;
  /** Grams of it for one gram of what it replaces. */
  readonly ratio: number;
  /** What has to go in besides, in the same manner (lemon juice for buttermilk made of milk). */
  readonly and?: readonly { readonly use: FoodName; readonly ratio: number }[];
  /** One sentence in our words, with household measures where they help: what to do, and what will be different. */
  readonly note: string;
}

/**
 * What is known of a food beyond what cooking on paper needs; loaded on demand. Nutrition and measured weights come from USDA SR28
 * by `ndb`, through the generated table beside this file.
 */
export interface FoodFacts {
  readonly group: FoodGroup;
  readonly aisle: Aisle;
  /** USDA SR28 food number; absent when SR28 has neither the food nor a near relation. */
  readonly ndb?: number;
  /** The number is that of a near relation whose figures will do. */
  readonly near?: true;
  /** Text of the SR28 measure (WEIGHT.txt, to the letter) that weighs one of the food's own unit: a piece, clove, stalk, slice. */
  readonly piece?: string;
  /** Text of the SR28 measure that gives its density ("cup", "cup, chopped", "tbsp"). */
  readonly volume?: string;
  /** First and last month (1–12) in which it is harvested outdoors in temperate Europe and North America; last before first runs over the new year. */
  readonly season?: readonly [first: number, last: number];
  /** Usual minutes from, to, cut as is usual for that technique. */
  readonly cooks?: Partial<Record<Technique, readonly [from: number, to: number]>>;
  readonly substitutes?: readonly Substitute[];
}

/** Facts for each food of one table; a missing one does not compile. */
export type FactsOf<Rows extends readonly { readonly name: string }[]> = Readonly<Record<Rows[number]['name'], FoodFacts>>;
