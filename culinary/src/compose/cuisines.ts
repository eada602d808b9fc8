import type { FoodName } from '#ingredient-catalogue';

/** What a kitchen reaches for when nobody says otherwise. Lists are in order of how typical each is. */
export interface Palette {
  readonly name: CuisineName;
  /** Before a noun: "an Italian stew". */
  readonly word: string;
  readonly fat: FoodName;
  /** What is softened first. */
  readonly base: readonly [FoodName, ...FoodName[]];
  readonly spices: readonly [FoodName, ...FoodName[]];
  readonly herbs: readonly [FoodName, ...FoodName[]];
  /** Lemon, lime, vinegar: what sharpens at the end. */
  readonly sharp: readonly [FoodName, ...FoodName[]];
  /** Bottles and pastes that season savory dishes. */
  readonly sauces: readonly FoodName[];
  readonly starch: readonly [FoodName, ...FoodName[]];
  /** Scattered over at the end. */
  readonly tops: readonly FoodName[];
  /** Foods that call for this kitchen when they are among what is given. */
  readonly hints: Partial<Record<FoodName, number>>;
  /** Words that ask for it ("tuscan", "thai"). */
  readonly words: readonly string[];
}

export const CUISINES = [
  'italian',
  'french',
  'spanish',
  'greek',
  'british',
  'german',
  'american',
  'mexican',
  'caribbean',
  'indian',
  'thai',
  'vietnamese',
  'chinese',
  'japanese',
  'korean',
  'middle-eastern',
  'moroccan',
  'west-african',
] as const;
export type CuisineName = (typeof CUISINES)[number];

const ITALIAN: Palette = {
  name: 'italian',
  word: 'Italian',
  fat: 'olive oil',
  base: ['onion', 'garlic'],
  spices: ['chili flakes', 'black pepper'],
  herbs: ['basil', 'parsley', 'rosemary'],
  sharp: ['lemon', 'balsamic vinegar'],
  sauces: [],
  starch: ['penne', 'arborio rice', 'bread'],
  tops: ['parmesan'],
  hints: { parmesan: 1, mozzarella: 1, basil: 0.6, pesto: 1.5 },
  words: ['italian', 'tuscan', 'sicilian', 'roman'],
};

export const PALETTES: readonly Palette[] = [ITALIAN];
