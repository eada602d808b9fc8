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
  | 'drink';

/** How hard a vegetable or fruit is: decides when it meets the heat. */
export type Texture = 'root' | 'squash' | 'firm' | 'soft' | 'leaf' | 'allium' | 'berry';

/** `piece` is the food itself ("2 carrots"); the others stand before the name ("3 cloves garlic"). */
export type FoodUnit = 'g' | 'ml' | 'tsp' | 'tbsp' | 'piece' | 'clove' | 'stalk' | 'slice' | 'sprig' | 'handful' | 'can' | 'cm' | 'head' | 'pinch';

export type Taste = 'savory' | 'sweet' | 'both';

/** The mark a food leaves in a drawing. */
export type ArtShape = 'chunk' | 'coin' | 'round' | 'slice' | 'crescent' | 'ring' | 'strip' | 'leaf' | 'dot' | 'berry' | 'floret' | 'mushroom' | 'fillet' | 'drumstick' | 'prawn' | 'egg' | 'wedge' | 'half' | 'strand' | 'tube' | 'grain' | 'crumb' | 'bean' | 'sprig' | 'shaving' | 'liquid' | 'bread' | 'sausage' | 'pod';

export type Diet = 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free';

/**
 * One line of the catalogue. Weights of a piece, clove or spoon, servings, cuts and minutes are kitchen practice: estimates good
 * enough to shop and cook by, not measured values. Core temperatures have their own source, named at `core`.
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
  readonly texture?: Texture;
  readonly taste?: Taste;
  readonly unit: FoodUnit;
  /** Grams in one unit; for `g` and `ml` the density per unit, 1 when left out. */
  readonly grams?: number;
  /** Units for one person when it is among the main things of its role. */
  readonly per: number;
  /** Comes only whole: no half eggs. */
  readonly whole?: true;
  readonly peel?: true;
  /** Replaces the usual cut of its texture. */
  readonly prep?: string;
  /** Needs cooking before it may be eaten. */
  readonly cooked?: true;
  /** Minutes in the pan, the oven (220 °C) or the pot, where the texture's usual ones are wrong. */
  readonly minutes?: { readonly pan?: number; readonly roast?: number; readonly simmer?: number };
  /** Safe minimum core temperature, °C: USDA FSIS Safe Minimum Internal Temperature Chart. */
  readonly core?: number;
  readonly color: string;
  readonly shape?: ArtShape;
  /** Diets ruled out beyond those its role rules out. */
  readonly rulesOut?: readonly Diet[];
}
