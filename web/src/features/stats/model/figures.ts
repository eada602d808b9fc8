import type { Activity, Stats } from '@larder/contract/stats';

import { countText, hoursText } from '#features/recipes/model/recipe-text.ts';

const TOP_INGREDIENTS = 3;
const ACTIVITIES_SHOWN = 4;
const MANY_HOURS_MINUTES = 10 * 60;

/** How much of the recipes is by the AI, in whole percent. */
export function aiShare({ aiGeneratedRecipes, totalRecipes }: Stats): number {
  return totalRecipes === 0 ? 0 : Math.round((100 * aiGeneratedRecipes) / totalRecipes);
}

export interface IngredientBar {
  readonly ingredient: string;
  readonly count: number;
  /** In percent of the longest bar. */
  readonly width: number;
}

/** The ingredients used most, each measured against the first. */
export function ingredientBars({ mostUsedIngredients }: Stats): readonly IngredientBar[] {
  const top = mostUsedIngredients.slice(0, TOP_INGREDIENTS);
  const most = Math.max(1, ...top.map(({ count }) => count));
  return top.map(({ ingredient, count }) => ({ ingredient, count, width: Math.round((100 * count) / most) }));
}

/** Minutes as they are read at a glance: "45 min", "3 h 20 min", and whole hours where there are many. */
export function compactDuration(minutes: number): string {
  if (minutes < MANY_HOURS_MINUTES) return hoursText(minutes) ?? `${minutes} min`;
  return `${Math.round(minutes / 60).toLocaleString('en')} h`;
}

const ACTIVITIES: Readonly<Record<Activity['type'], string>> = {
  created: 'Created',
  updated: 'Changed',
  shared: 'Shared',
};

export function activityText(type: Activity['type']): string {
  return ACTIVITIES[type];
}

/** As many as stand beside the other figures without making the panel longer. */
export function shownActivities({ recentActivity }: Stats): readonly Activity[] {
  return recentActivity.slice(0, ACTIVITIES_SHOWN);
}

/** The panel in one line, for when it is folded up. */
export function summaryText(stats: Stats): string {
  if (stats.totalRecipes === 0) return 'Nothing counted yet';
  const parts = [countText(stats.totalRecipes, 'recipe'), `${aiShare(stats)}% by AI`];
  if (stats.averageCookingTime > 0) parts.push(`${compactDuration(stats.averageCookingTime)} on average`);
  return parts.join(' · ');
}
