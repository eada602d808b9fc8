import { formatNumber } from '@larder/contract/format-number';
import type { Activity, Stats } from '@larder/contract/stats';

import { countText, hoursText } from '#features/recipes/model/recipe-text.ts';

const TOP_INGREDIENTS = 3;
const ACTIVITIES_SHOWN = 4;
const MANY_HOURS_MINUTES = 10 * 60;

/** Whether a user has no recipes and no activity, so that the panel is one line. */
export function isNothingToCount({ totalRecipes, recentActivity }: Stats): boolean {
  return totalRecipes === 0 && recentActivity.length === 0;
}

/** The share of AI generated recipes in whole percent. */
export function aiShare({ aiGeneratedRecipes, totalRecipes }: Stats): number {
  return totalRecipes === 0 ? 0 : Math.round((100 * aiGeneratedRecipes) / totalRecipes);
}

export interface IngredientBar {
  readonly ingredient: string;
  readonly count: number;
  /** Percent of the longest bar. */
  readonly width: number;
}

/** The most used ingredients, with widths relative to the first. */
export function ingredientBars({ mostUsedIngredients }: Stats): readonly IngredientBar[] {
  const top = mostUsedIngredients.slice(0, TOP_INGREDIENTS);
  const most = Math.max(1, ...top.map(({ count }) => count));
  return top.map(({ ingredient, count }) => ({ ingredient, count, width: Math.round((100 * count) / most) }));
}

/** "45 min", "3 h 20 min", and whole hours from ten hours on. */
export function compactDuration(minutes: number): string {
  if (minutes < MANY_HOURS_MINUTES) return hoursText(minutes) ?? `${minutes} min`;
  return `${formatNumber(minutes / 60, 0)} h`;
}

const ACTIVITIES: Readonly<Record<Activity['type'], string>> = {
  created: 'Created',
  updated: 'Changed',
  shared: 'Shared',
};

export function activityText(type: Activity['type']): string {
  return ACTIVITIES[type];
}

/** The latest activities, as many as fit beside the other figures. */
export function shownActivities({ recentActivity }: Stats): readonly Activity[] {
  return recentActivity.slice(0, ACTIVITIES_SHOWN);
}

/** The folded panel in one line. */
export function summaryText(stats: Stats): string {
  if (stats.totalRecipes === 0) return 'No recipes yet';
  const parts = [countText(stats.totalRecipes, 'recipe')];
  if (stats.aiGeneratedRecipes > 0) parts.push(`${aiShare(stats)}% by AI`);
  if (stats.averageCookingTime > 0) parts.push(`${compactDuration(stats.averageCookingTime)} on average`);
  return parts.join(' · ');
}
