import type { Counted } from '@larder/contract/recipes';
import { filterText, isFiltering } from '#features/dashboard/model/dashboard-filter.ts';
import type { DashboardFilter } from '#features/dashboard/model/dashboard-filter.ts';
import { countText, recipesText } from '#features/recipes/model/recipe-text.ts';

export const NOTHING_FOUND = 'No recipes found';

export interface Found {
  /** The count of all matches, if known. */
  readonly counted: Counted | undefined;
  readonly shown: number;
  readonly filter: DashboardFilter;
  /** The corrected search, where the original found nothing. */
  readonly mended: string | null;
}

/** "3 recipes match “soup” in Dessert", or the corrected search. */
export function foundText({ counted, shown, filter, mended }: Found): string {
  const number = counted === undefined ? countText(shown, 'recipe') : recipesText(counted);
  if (mended !== null) return `Showing results for “${mended}” · ${number}`;
  if (!isFiltering(filter)) return counted === undefined ? `${number} shown` : number;
  return `${number} ${(counted?.count ?? shown) === 1 ? 'matches' : 'match'} ${filterText(filter)}`;
}
