import { USDA } from '#catalogue/facts/usda-data';
import { BROWNED, VARIANTS } from '#catalogue/facts/variants-data';
import { factsOf } from '#food-facts';
import type { FoodName } from '#ingredient-catalogue';

/** In table order: energy in kcal, all others in grams. */
export const NUTRIENTS = [
  'energy',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'sugars',
  'fiber',
  'salt',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** Energy in kcal, all others in grams. */
export type NutritionFacts = Readonly<Record<Nutrient, number>>;

export interface FoodNutrition {
  /** Per 100 g of the edible part, as bought; null where SR28 has no figure. */
  readonly per100g: Readonly<Record<Nutrient, number | null>>;
  readonly source: {
    readonly ndb: number;
    readonly description: string;
    /** Figures of a closely related food. */ readonly near: boolean;
  };
}

/**
 * Returns the USDA SR28 figures of a food; null if SR28 has neither the food nor a close relative.
 * @param said what a line says about the food; "skinless", "low-fat" or "cooked" select other figures
 */
export function nutritionOf(name: FoodName, said = ''): FoodNutrition | null {
  const variant = said === '' ? undefined : VARIANTS[name]?.find(([says]) => says.test(said));
  const { ndb, near } = variant === undefined ? factsOf(name) : { ndb: variant[1], near: variant[2] === 'near' };
  return ndb === undefined ? null : figuresOf(ndb, near === true);
}

function figuresOf(ndb: number, near: boolean): FoodNutrition | null {
  const row = USDA[ndb];
  if (row === undefined) return null;
  const figure = (nutrient: Nutrient): number | null => row.per100g[NUTRIENTS.indexOf(nutrient)] ?? null;
  return {
    per100g: {
      energy: figure('energy'),
      protein: figure('protein'),
      fat: figure('fat'),
      saturatedFat: figure('saturatedFat'),
      carbohydrate: figure('carbohydrate'),
      sugars: figure('sugars'),
      fiber: figure('fiber'),
      salt: figure('salt'),
    },
    source: { ndb, description: row.description, near },
  };
}

export function combine(one: (nutrient: Nutrient) => number): NutritionFacts {
  return {
    energy: one('energy'),
    protein: one('protein'),
    fat: one('fat'),
    saturatedFat: one('saturatedFat'),
    carbohydrate: one('carbohydrate'),
    sugars: one('sugars'),
    fiber: one('fiber'),
    salt: one('salt'),
  };
}

export const sumOf = (some: readonly NutritionFacts[]): NutritionFacts =>
  combine((nutrient) => some.reduce((sum, facts) => sum + facts[nutrient], 0));

/** Returns the figures that 100 g of raw ground meat have once it is browned and drained. */
export function brownedFrom(raw: FoodNutrition): FoodNutrition {
  const ndb = BROWNED[raw.source.ndb];
  const browned = ndb === undefined ? null : figuresOf(ndb, raw.source.near);
  const retained = (raw.per100g.protein ?? 0) / (browned?.per100g.protein ?? Number.NaN);
  if (browned === null || !Number.isFinite(retained)) return raw;
  const figure = (nutrient: Nutrient): number => (browned.per100g[nutrient] ?? 0) * retained;
  return { ...browned, per100g: combine(figure) };
}
