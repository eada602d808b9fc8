import type { FoodRole } from '#catalogue/food-row';
import type { Food } from '#ingredient-catalogue';

/** The parts of a store, in the order of a shopping list. */
export const AISLES = [
  'Fruit and vegetables',
  'Meat and fish',
  'Dairy and eggs',
  'Bread, pasta and grains',
  'Cans, beans and nuts',
  'Baking and sweets',
  'Oils, spices and sauces',
  'Drinks',
  'Other',
] as const;

export type Aisle = (typeof AISLES)[number];

const AISLE_OF_ROLE: Readonly<Record<FoodRole, Aisle>> = {
  poultry: 'Meat and fish',
  meat: 'Meat and fish',
  braise: 'Meat and fish',
  mince: 'Meat and fish',
  sausage: 'Meat and fish',
  cured: 'Meat and fish',
  offal: 'Meat and fish',
  fish: 'Meat and fish',
  shellfish: 'Meat and fish',
  'tinned-fish': 'Cans, beans and nuts',
  tofu: 'Dairy and eggs',
  legume: 'Cans, beans and nuts',
  lentil: 'Cans, beans and nuts',
  egg: 'Dairy and eggs',
  veg: 'Fruit and vegetables',
  aromatic: 'Fruit and vegetables',
  herb: 'Fruit and vegetables',
  citrus: 'Fruit and vegetables',
  fruit: 'Fruit and vegetables',
  spice: 'Oils, spices and sauces',
  'sweet-spice': 'Oils, spices and sauces',
  pasta: 'Bread, pasta and grains',
  noodle: 'Bread, pasta and grains',
  rice: 'Bread, pasta and grains',
  'risotto-rice': 'Bread, pasta and grains',
  grain: 'Bread, pasta and grains',
  oats: 'Bread, pasta and grains',
  bread: 'Bread, pasta and grains',
  wrap: 'Bread, pasta and grains',
  flour: 'Baking and sweets',
  fat: 'Oils, spices and sauces',
  seasoning: 'Oils, spices and sauces',
  vinegar: 'Oils, spices and sauces',
  sauce: 'Oils, spices and sauces',
  stock: 'Oils, spices and sauces',
  pickle: 'Oils, spices and sauces',
  spread: 'Oils, spices and sauces',
  seaweed: 'Oils, spices and sauces',
  tomato: 'Cans, beans and nuts',
  wine: 'Drinks',
  spirit: 'Drinks',
  drink: 'Drinks',
  cream: 'Dairy and eggs',
  milk: 'Dairy and eggs',
  yogurt: 'Dairy and eggs',
  cheese: 'Dairy and eggs',
  nut: 'Cans, beans and nuts',
  seed: 'Cans, beans and nuts',
  'dried-fruit': 'Baking and sweets',
  sweetener: 'Baking and sweets',
  chocolate: 'Baking and sweets',
  baking: 'Baking and sweets',
  confection: 'Baking and sweets',
  thickener: 'Baking and sweets',
  pastry: 'Dairy and eggs',
};

/** Foods whose role suggests another aisle than the one that sells them. */
const EXCEPTIONS: Readonly<Record<string, Aisle>> = { butter: 'Dairy and eggs', ghee: 'Dairy and eggs' };

export const aisleOf = ({ name, role }: Food): Aisle => EXCEPTIONS[name] ?? AISLE_OF_ROLE[role];
