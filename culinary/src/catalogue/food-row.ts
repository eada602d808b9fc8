/** The role of a food in a dish. Forms accept foods by role, so a new food fits every form that accepts its role. */
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

/** The hardness of a vegetable or fruit; determines when it is added. */
export type Texture = 'root' | 'squash' | 'firm' | 'soft' | 'leaf' | 'allium' | 'berry';

/** `piece` is the food itself ("2 carrots"); the others precede the name ("3 cloves garlic"). */
export type FoodUnit = 'g' | 'ml' | 'tsp' | 'tbsp' | 'piece' | 'clove' | 'stalk' | 'slice' | 'sprig' | 'handful' | 'can' | 'cm' | 'head' | 'pinch';

export type Taste = 'savory' | 'sweet' | 'both';

/** The 14 allergens that Regulation (EU) No 1169/2011, Annex II, requires to be named. */
export const ALLERGENS = ['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] as const;
export type Allergen = (typeof ALLERGENS)[number];

/**
 * `kosher-style` excludes pork and shellfish, and milk with meat; it does not cover kosher slaughter or separate
 * dishes. `halal` excludes pork, blood, gelatin and alcohol, and assumes halal meat.
 */
export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'halal', 'kosher-style'] as const;
export type Diet = (typeof DIETS)[number];

/**
 * A row of the catalog: what parsing, scaling and composing need. Servings, cuts and minutes are kitchen practice.
 * Weights are those of USDA SR28 if the food's facts name a measure (a test compares them), else estimates for shopping
 * and cooking. The source of core temperatures is named at `core`.
 */
export interface FoodRow {
  /** Singular, as on a shopping list. Unique: it identifies the food. */
  readonly name: string;
  /** Absent for mass nouns (rice, milk). A row may give the ending alone: "-s". */
  readonly plural?: string;
  /** Synonyms; displayed to the user who wrote them. */
  readonly aliases?: readonly string[];
  /** Synonyms for lookup only, too imprecise to display. */
  readonly finds?: readonly string[];
  /** The name in steps, after the list has given the full one. */
  readonly short?: string;
  readonly role: FoodRole;
  /**
   * The better-known food that it can replace in a dish (greek yogurt: plain yogurt); a request for that food by name
   * accepts this one.
   */
  readonly like?: string;
  readonly texture?: Texture;
  readonly taste?: Taste;
  readonly unit: FoodUnit;
  /** Grams per unit; for `g` and `ml` the density per unit, default 1. */
  readonly grams?: number;
  /**
   * Grams of one, for foods that people count although lists weigh them: a potato, a slice of bacon, a ball of
   * mozzarella. Medium size; kitchen practice.
   */
  readonly each?: number;
  /** Units per person when it is a main item of its role. */
  readonly per: number;
  /** Comes only whole: no half eggs. */
  readonly whole?: true;
  readonly peel?: true;
  /** Must be cooked before eating. */
  readonly cooked?: true;
  /** Already cooked, needs only reheating. Never in the catalog; set for a given food. */
  readonly ready?: true;
  /** The word for its kind, if a text names no more than that ("pork"). Never in the catalog; set for a given food. */
  readonly kind?: string;
  /** Minutes in the pan, the oven (220 °C) or the pot, if they differ from the texture's. */
  readonly minutes?: { readonly pan?: number; readonly roast?: number; readonly simmer?: number };
  /** Safe minimum core temperature, °C: USDA FSIS Safe Minimum Internal Temperature Chart. */
  readonly core?: number;
  /** Pourable: large amounts are given in millilitres. */
  readonly liquid?: true;
  /** Grams per millilitre in a cup (flour spooned, leaves loosely filled), if `unit` does not determine it. */
  readonly density?: number;
  /**
   * Allergens as usually sold. If omitted, those that its role implies apply (wheat roles: gluten; dairy roles: milk;
   * egg: eggs; fish: fish; nut: nuts). An empty list means none.
   */
  readonly contains?: readonly Allergen[];
  /** Of a product or a food with claims: replaces what the brands of its row may contain. */
  readonly mayContain?: readonly Allergen[];
  /**
   * Diets violated beyond those that its role (meat, fish) and its allergens imply: pork, gelatin, honey, alcohol, meat
   * stock.
   */
  readonly rulesOut?: readonly Diet[];
  /** Likewise the diets that only some products violate, beyond those that `mayContain` implies. */
  readonly mayRuleOut?: readonly Diet[];
}

/**
 * Creates a table of foods whose type retains only their names: a misspelled name does not compile, and type checking
 * stays fast.
 */
export const foodRows = <const Name extends string>(rows: readonly (FoodRow & { readonly name: Name })[]): readonly (FoodRow & { readonly name: Name })[] => rows.map((row) => (row.plural?.startsWith('-') === true ? { ...row, plural: row.name + row.plural.slice(1) } : row));
