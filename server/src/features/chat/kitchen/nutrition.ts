import { expandedTexts } from '@larder/culinary/linked-lines';
import type { Nutrient, NutritionFacts } from '@larder/culinary/nutrition/food-figures';

import type { StoredDetails } from '#features/recipes/tables.ts';

import type { DiscussedRow } from './find-visible.ts';

/** Below this share of recognized weight a sum would mislead. */
export const MIN_RECOGNIZED = 0.6;

/** The ingredients of a recipe, and its linked recipes. A draft has none. */
export interface Consisting extends Pick<DiscussedRow, 'ingredients'> {
  readonly details?: StoredDetails;
}

/** The ingredients of a recipe, with those of its linked recipes in place of their lines. */
export function consistsOf({ ingredients, details }: Consisting): readonly string[] {
  return expandedTexts(ingredients, details?.linked_recipes);
}

export async function readNutrition({
  instructions,
  servings,
  ...recipe
}: Consisting & Pick<DiscussedRow, 'instructions' | 'servings'>) {
  // Loaded on demand, because the tables are large.
  const [{ loadEveryLanguage }, { nutritionOfRecipe }] = await Promise.all([
    import('@larder/culinary/every-language'),
    import('@larder/culinary/nutrition'),
  ]);
  loadEveryLanguage();
  return nutritionOfRecipe(consistsOf(recipe), servings ?? 1, instructions);
}

const NAMES: Readonly<Record<Nutrient, string>> = {
  energy: 'kcal',
  protein: 'protein',
  fat: 'fat',
  saturatedFat: 'saturated fat',
  carbohydrate: 'carbohydrate',
  sugars: 'sugars',
  fiber: 'fiber',
  salt: 'salt',
};

/** "520 kcal", "28 g of protein". */
export function amountOf(facts: NutritionFacts, nutrient: Nutrient): string {
  const value = facts[nutrient];
  if (nutrient === 'energy') return `${Math.round(value / 5) * 5} kcal`;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} g of ${NAMES[nutrient]}`;
}
