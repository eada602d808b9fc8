import type { Nutrient, NutritionFacts } from '@larder/culinary/nutrition/food-figures';

import type { DiscussedRow } from './find-visible.ts';

/** Below this share of recognized weight a sum would mislead. */
export const MIN_RECOGNIZED = 0.6;

export async function readNutrition({
  ingredients,
  instructions,
  servings,
}: Pick<DiscussedRow, 'ingredients' | 'instructions' | 'servings'>) {
  // Loaded on demand, because the tables are large.
  const [{ loadEveryLanguage }, { nutritionOfRecipe }] = await Promise.all([
    import('@larder/culinary/every-language'),
    import('@larder/culinary/nutrition'),
  ]);
  loadEveryLanguage();
  return nutritionOfRecipe(ingredients, servings ?? 1, instructions);
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
