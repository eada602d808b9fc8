import type { Stats } from '@larder/contract/stats';

import { ApiError } from '#platform/api-error.ts';

/** The figures of a user without recipes, also shown when no answer arrives. */
export const ZERO_STATS: Stats = {
  totalRecipes: 0,
  aiGeneratedRecipes: 0,
  manualRecipes: 0,
  sharedRecipes: 0,
  totalCookingTime: 0,
  averageCookingTime: 0,
  mostUsedIngredients: [],
  recentActivity: [],
};

const NO_RECIPE = '00000000-0000-0000-0000-000000000000';

/** Sample figures, shown when the server answers with an error. Their recipes do not exist. */
export const SAMPLE_STATS: Stats = {
  totalRecipes: 24,
  aiGeneratedRecipes: 9,
  manualRecipes: 15,
  sharedRecipes: 4,
  totalCookingTime: 840,
  averageCookingTime: 35,
  mostUsedIngredients: [
    { ingredient: 'garlic', count: 14 },
    { ingredient: 'olive oil', count: 11 },
    { ingredient: 'tomato', count: 8 },
  ],
  recentActivity: [
    { type: 'created', recipe_id: NO_RECIPE, title: 'Roast tomato soup', at: '2026-01-03T18:00:00.000Z' },
    { type: 'shared', recipe_id: NO_RECIPE, title: 'Lemon chicken', at: '2026-01-02T18:00:00.000Z' },
    { type: 'updated', recipe_id: NO_RECIPE, title: 'Sunday pancakes', at: '2026-01-01T18:00:00.000Z' },
  ],
};

export interface ShownStats {
  /** `sample` after an error answer of the server, `unreachable` with zeros when no answer arrived. */
  readonly kind: 'own' | 'sample' | 'unreachable';
  readonly stats: Stats;
}

/** The figures to show for a query; null while it loads. A failed refetch retains the loaded figures. */
export function shownStats(data: Stats | undefined, error: Error | null): ShownStats | null {
  if (data !== undefined) return { kind: 'own', stats: data };
  if (error === null) return null;
  return error instanceof ApiError
    ? { kind: 'sample', stats: SAMPLE_STATS }
    : { kind: 'unreachable', stats: ZERO_STATS };
}
