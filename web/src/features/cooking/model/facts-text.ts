import type { NutritionRow, RecipeFacts } from '#features/cooking/model/recipe-facts.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';

export const NUTRIENT_LABELS: Readonly<Record<NutritionRow['nutrient'], string>> = {
  energy: 'Energy',
  protein: 'Protein',
  fat: 'Fat',
  saturatedFat: 'of which saturated',
  carbohydrate: 'Carbohydrate',
  sugars: 'of which sugars',
  fiber: 'Fiber',
  salt: 'Salt',
};

const GAP_TEXTS: Readonly<Record<RecipeFacts['gaps'][number]['gap'], string>> = {
  'unknown food': 'we do not know this food',
  'no weight': 'it does not say how much',
  'no figures': 'the table has no figures for it',
};

export function gapText(gap: RecipeFacts['gaps'][number]['gap']): string {
  return GAP_TEXTS[gap];
}

/** As exact as the figures are, and no more: whole kilocalories in tens, grams in halves below ten. */
export function figureText({ nutrient, value, atLeast }: NutritionRow): string {
  const unit = nutrient === 'energy' ? 'kcal' : 'g';
  const step = nutrient === 'energy' ? (value < 100 ? 5 : 10) : nutrient === 'salt' ? 0.1 : value < 10 ? 0.5 : 1;
  const rounded = Math.round(value / step) * step;
  const figure = value > 0 && rounded === 0 ? `under ${step}` : Number(rounded.toFixed(1)).toLocaleString('en');
  return `${atLeast ? 'at least ' : ''}${figure} ${unit}`;
}

/** "Gluten-free", "Milk". */
export function nameText(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** How much of the recipe the figures stand on. */
export function coverageText({ counted, lines, share }: Pick<RecipeFacts, 'counted' | 'lines' | 'share'>): string {
  const from = `From ${counted} of ${countText(lines, 'ingredient')}`;
  return counted === lines || share === 0
    ? from
    : `${from}, ${Math.min(99, Math.round(share * 100))} % of the weight we can tell`;
}

/** So little is known that the sums would say nothing. */
export function isTooLittle({ counted, share }: Pick<RecipeFacts, 'counted' | 'share'>): boolean {
  return counted === 0 || share < 0.5;
}
