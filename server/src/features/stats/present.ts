import { type Activity, STATS_LIMITS, type Stats } from '@larder/contract/stats';

import type { StatRow } from './queries.ts';

export function presentStats(rows: readonly StatRow[]): Stats {
  const figures = rows.find(({ kind }) => kind === 'figures');
  const total = figures?.count ?? 0;
  const ai = figures?.ai_generated ?? 0;
  const minutes = figures?.minutes ?? 0;
  const timed = figures?.timed ?? 0;
  const cooked = rows.find(({ kind }) => kind === 'cooked')?.count ?? 0;
  return {
    totalRecipes: total,
    aiGeneratedRecipes: ai,
    manualRecipes: total - ai,
    sharedRecipes: rows.find(({ kind }) => kind === 'shared_recipes')?.count ?? 0,
    totalCookingTime: minutes,
    averageCookingTime: timed === 0 ? 0 : Math.round(minutes / timed),
    ...(cooked === 0 ? {} : { timesCooked: cooked }),
    mostUsedIngredients: rows
      .filter(({ kind }) => kind === 'food')
      .map(({ text, count }) => ({ ingredient: text ?? '', count: count ?? 0 })),
    recentActivity: presentActivity(rows),
  };
}

/** Lists activities, newest first, deduplicated by type and recipe. */
function presentActivity(rows: readonly StatRow[]): Activity[] {
  const latest = rows.flatMap(toActivity).toSorted((a, b) => b.at.localeCompare(a.at));
  const distinct = latest.filter(
    ({ type, recipe_id }, at) =>
      latest.findIndex((other) => other.type === type && other.recipe_id === recipe_id) === at,
  );
  return distinct.slice(0, STATS_LIMITS.activities_max);
}

function toActivity({ kind, recipe_id, text, at }: StatRow): Activity[] {
  const isActivity = kind === 'created' || kind === 'updated' || kind === 'shared';
  if (!isActivity || recipe_id === null || text === null || at === null) return [];
  return [{ type: kind, recipe_id, title: text, at: at.toISOString() }];
}
