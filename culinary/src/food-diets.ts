import type { BrandContents } from '#catalogue/brands-data';
import type { Allergen, Diet, FoodRole } from '#catalogue/food-row';
import type { Food } from '#ingredient-catalogue';

const IMPLIED: Partial<Record<FoodRole, readonly Allergen[]>> = {
  milk: ['milk'],
  cream: ['milk'],
  yogurt: ['milk'],
  cheese: ['milk'],
  egg: ['eggs'],
  fish: ['fish'],
  'tinned-fish': ['fish'],
  nut: ['nuts'],
  pasta: ['gluten'],
  noodle: ['gluten'],
  bread: ['gluten'],
  wrap: ['gluten'],
  flour: ['gluten'],
  pastry: ['gluten'],
};
const MEATS: ReadonlySet<FoodRole> = new Set(['poultry', 'meat', 'braise', 'mince', 'sausage', 'cured', 'offal']);
const FISHES: ReadonlySet<FoodRole> = new Set(['fish', 'tinned-fish', 'shellfish']);
const RULED_OUT_BY: Partial<Record<Allergen, readonly Diet[]>> = {
  gluten: ['gluten-free'],
  milk: ['dairy-free', 'vegan'],
  eggs: ['vegan'],
  fish: ['vegetarian', 'vegan'],
  crustaceans: ['vegetarian', 'vegan', 'kosher-style'],
  molluscs: ['vegetarian', 'vegan', 'kosher-style'],
};

const NONE: ReadonlySet<Allergen> = new Set();

/** True for meat, fish and seafood. */
export const isFlesh = (role: FoodRole): boolean => MEATS.has(role) || FISHES.has(role);

/** Meat of mammals and birds. */
export const isMeat = ({ role }: Food): boolean => MEATS.has(role);

const OF_WATER_OR_MILK: ReadonlySet<Allergen> = new Set<Allergen>(['milk', 'fish', 'crustaceans', 'molluscs']);

/** Meat, or made of it: stock, lard. Cheese is not, even when made with rennet. */
export const isOfMeat = (food: Food): boolean =>
  isMeat(food) ||
  (food.rulesOut?.includes('vegetarian') === true &&
    !allergensIn(food).some((allergen) => OF_WATER_OR_MILK.has(allergen)));

/** Meat or fish, or made of them: stock, fish sauce, lard. Cheese is not, even when made with rennet. */
export const isOfMeatOrFish = (food: Food): boolean =>
  food.role !== 'cheese' && dietsRuledOut(food).includes('vegetarian');

/** Returns the allergens in a food as it is usually sold; product labels may list more. */
export const allergensIn = (food: Food): readonly Allergen[] => food.contains ?? IMPLIED[food.role] ?? [];

/**
 * Returns the diets that a food violates as it is usually sold; product labels may list more.
 * @param without allergens that this product is stated to be free of
 */
export function dietsRuledOut(food: Food, without: ReadonlySet<Allergen> = NONE): readonly Diet[] {
  const ofAnimals: readonly Diet[] = isFlesh(food.role) ? ['vegetarian', 'vegan'] : [];
  return dietsBroken(
    [...(food.rulesOut ?? []), ...ofAnimals],
    allergensIn(food).filter((allergen) => !without.has(allergen)),
  );
}

/** Returns the diets that these allergens violate, together with those in `anyway`. */
export const dietsBroken = (anyway: readonly Diet[], allergens: readonly Allergen[]): readonly Diet[] => [
  ...new Set([...anyway, ...allergens.flatMap((allergen) => RULED_OUT_BY[allergen] ?? [])]),
];

let brands: Readonly<Partial<Record<string, BrandContents>>> = {};

/** Registers what only some brands contain; without it every food is what it usually is. */
export function registerBrands(table: Readonly<Partial<Record<string, BrandContents>>>): void {
  brands = table;
}

const NOTHING: readonly never[] = [];

/** Returns the allergens that only some products of a food contain. */
export const allergensMaybeIn = ({ name, mayContain }: Food): readonly Allergen[] =>
  mayContain ?? brands[name]?.mayContain ?? NOTHING;

/** Returns the diets that only some products of a food violate. */
export const dietsMaybeRuledOut = (food: Food, without: ReadonlySet<Allergen> = NONE): readonly Diet[] =>
  dietsBroken(
    food.mayRuleOut ?? brands[food.name]?.mayRuleOut ?? NOTHING,
    allergensMaybeIn(food).filter((allergen) => !without.has(allergen)),
  );
