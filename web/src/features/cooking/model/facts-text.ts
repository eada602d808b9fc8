import { formatNumber } from '@larder/contract/format-number';

import type { NutritionRow, RecipeFacts } from '#features/cooking/model/recipe-facts.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';

export const NUTRIENT_LABELS: Readonly<Record<NutritionRow['nutrient'], string>> = {
  energy: 'Energy',
  protein: 'Protein',
  fat: 'Fat',
  saturatedFat: 'Saturated fat',
  carbohydrate: 'Carbohydrate',
  sugars: 'Sugars',
  fiber: 'Fiber',
  salt: 'Salt',
};

const GAP_TEXTS: Readonly<Record<RecipeFacts['gaps'][number]['gap'], string>> = {
  'unknown food': 'not recognized',
  'no weight': 'no amount given',
  'no figures': 'no nutrition data',
  optional: 'optional',
};

export function gapText(gap: RecipeFacts['gaps'][number]['gap']): string {
  return GAP_TEXTS[gap];
}

/** A nutrient value, rounded to the precision of the estimate: kilocalories to tens, grams below ten to halves. */
export function figureText({ nutrient, value, atLeast }: NutritionRow): string {
  const unit = nutrient === 'energy' ? 'kcal' : 'g';
  const step = nutrient === 'energy' ? (value < 100 ? 5 : 10) : nutrient === 'salt' ? 0.1 : value < 10 ? 0.5 : 1;
  const rounded = Math.round(value / step) * step;
  const figure = value > 0 && rounded === 0 ? `under ${step}` : formatNumber(rounded, 1);
  return `${atLeast ? 'at least ' : ''}${figure} ${unit}`;
}

/** "gluten-free" → "Gluten-free". */
export function nameText(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** How many of the ingredients the nutrition values include. */
export function coverageText({ counted, lines }: Pick<RecipeFacts, 'counted' | 'lines'>): string {
  return `Based on ${counted} of ${countText(lines, 'ingredient')}`;
}

/** True if less than half of the weight is known, so that the sums would be meaningless. */
export function isInsufficient({ counted, share }: Pick<RecipeFacts, 'counted' | 'share'>): boolean {
  return counted === 0 || share < 0.5;
}
