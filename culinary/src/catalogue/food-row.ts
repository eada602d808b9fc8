/** What a food does in a dish; forms ask for foods by role, so a new food joins every dish that wants its role. */
export type FoodRole =
  | 'poultry'
  | 'meat'
  | 'braise'
  | 'mince'
  | 'sausage'
  | 'cured'
  | 'fish'
  | 'tinned-fish'
  | 'shellfish'
  | 'tofu'
  | 'legume'
  | 'lentil'
  | 'egg'
  | 'veg'
  | 'aromatic'
  | 'herb'
  | 'spice'
  | 'sweet-spice'
  | 'pasta'
  | 'noodle'
  | 'rice'
  | 'risotto-rice'
  | 'grain'
  | 'oats'
  | 'bread'
  | 'wrap'
  | 'flour'
  | 'fat'
  | 'seasoning'
  | 'citrus'
  | 'vinegar'
  | 'sauce'
  | 'stock'
  | 'tomato'
  | 'wine'
  | 'cream'
  | 'milk'
  | 'yogurt'
  | 'cheese'
  | 'nut'
  | 'seed'
  | 'dried-fruit'
  | 'fruit'
  | 'sweetener'
  | 'chocolate'
  | 'baking'
  | 'spread'
  | 'drink'
  | 'spirit'
  | 'offal'
  | 'pickle'
  | 'seaweed'
  | 'pastry'
  | 'thickener'
  | 'confection';

/** How hard a vegetable or fruit is: decides when it meets the heat. */
export type Texture = 'root' | 'squash' | 'firm' | 'soft' | 'leaf' | 'allium' | 'berry';

/** `piece` is the food itself ("2 carrots"); the others stand before the name ("3 cloves garlic"). */
export type FoodUnit = 'g' | 'ml' | 'tsp' | 'tbsp' | 'piece' | 'clove' | 'stalk' | 'slice' | 'sprig' | 'handful' | 'can' | 'cm' | 'head' | 'pinch';

export type Taste = 'savory' | 'sweet' | 'both';

/** The 14 allergens that Regulation (EU) No 1169/2011, Annex II, asks to be named. */
export const ALLERGENS = ['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** `kosher-style` leaves out pork and shellfish, and milk beside meat; it does not know kosher slaughter or separate dishes. `halal` leaves out pork, blood, gelatin and alcohol, and supposes halal meat. */
export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'halal', 'kosher-style'] as const;
export type Diet = (typeof DIETS)[number];

/**
 * One line of the catalogue: what reading, scaling and composing need. Servings, cuts and minutes are kitchen practice. Weights are
 * those of USDA SR28 where the food's facts name a measure (held together by a test), else estimates good enough to shop and cook
 * by. Core temperatures have their own source, named at `core`.
 */
export interface FoodRow {
  /** Singular, as a shopping list would say it. Unique: it is the food's identity. */
  readonly name: string;
  /** Absent for what is not counted (rice, milk). */
  readonly plural?: string;
  /** Other names people write; shown back to whoever wrote them. */
  readonly aliases?: readonly string[];
  /** Names that find this food but are too loose to print. */
  readonly finds?: readonly string[];
  /** How a step speaks of it once the list has named it in full. */
  readonly short?: string;
  readonly role: FoodRole;
  /** The better-known food it can take the place of in a dish (greek yogurt: plain yogurt); wherever that one is asked for by name, this one will do. */
  readonly like?: string;
  readonly texture?: Texture;
  readonly taste?: Taste;
  readonly unit: FoodUnit;
  /** Grams in one unit; for `g` and `ml` the density per unit, 1 when left out. */
  readonly grams?: number;
  /** Grams of one, for what people count although lists weigh it: a potato, a slice of bacon, a ball of mozzarella. Medium ones; kitchen practice. */
  readonly each?: number;
  /** Units for one person when it is among the main things of its role. */
  readonly per: number;
  /** Comes only whole: no half eggs. */
  readonly whole?: true;
  readonly peel?: true;
  /** Needs cooking before it may be eaten. */
  readonly cooked?: true;
  /** Was cooked before it came into this kitchen, and is only warmed through. Never in the catalogue: said of somebody's own food. */
  readonly ready?: true;
  /** Minutes in the pan, the oven (220 °C) or the pot, where the texture's usual ones are wrong. */
  readonly minutes?: { readonly pan?: number; readonly roast?: number; readonly simmer?: number };
  /** Safe minimum core temperature, °C: USDA FSIS Safe Minimum Internal Temperature Chart. */
  readonly core?: number;
  /** Poured, not piled: large amounts are given in millilitres. */
  readonly liquid?: true;
  /** Grams in a millilitre as it is measured in a cup (flour spooned, leaves loosely filled), where `unit` does not say it already. */
  readonly density?: number;
  /** Allergens it contains as usually sold. Left out: what its role implies (wheat roles: gluten; dairy roles: milk; egg: eggs; fish: fish; nut: nuts). An empty list says there are none. */
  readonly contains?: readonly Allergen[];
  /** Diets ruled out beyond those that its role (meat, fish) and its allergens rule out: pork, gelatin, honey, alcohol, meat stock. */
  readonly rulesOut?: readonly Diet[];
}

/** A table of foods whose type remembers their names and nothing else: a misspelt name does not compile, and compiling stays quick. */
export const foodRows = <const Name extends string>(rows: readonly (FoodRow & { readonly name: Name })[]): readonly (FoodRow & { readonly name: Name })[] => rows;
