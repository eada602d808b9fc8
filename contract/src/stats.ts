import { z } from 'zod';

import { defineRoutes } from './route.ts';

export const STATS_LIMITS = { ingredients_max: 10, activities_max: 5 } as const;

export const Activity = z.object({
  type: z.enum(['created', 'updated', 'shared']),
  recipe_id: z.uuid(),
  title: z.string(),
  at: z.iso.datetime(),
});
export type Activity = z.infer<typeof Activity>;

/** Statistics of a user's recipes. Times are cooking times in minutes; the rounded average counts only recipes that have one. */
export const Stats = z.object({
  totalRecipes: z.int(),
  aiGeneratedRecipes: z.int(),
  manualRecipes: z.int(),
  /** Own recipes shared with a user or published to the community. */
  sharedRecipes: z.int(),
  totalCookingTime: z.int(),
  averageCookingTime: z.int(),
  /** The entries of the cook log; absent without any. */
  timesCooked: z.int().optional(),
  /** The number of recipes that use a food, most used first. */
  mostUsedIngredients: z.array(z.object({ ingredient: z.string(), count: z.int() })).max(STATS_LIMITS.ingredients_max),
  /** Newest first. */
  recentActivity: z.array(Activity).max(STATS_LIMITS.activities_max),
});
export type Stats = z.infer<typeof Stats>;

export const statsRoutes = defineRoutes({
  getStats: {
    method: 'GET',
    path: '/api/stats',
    access: 'session',
    scope: 'recipes:read',
    summary: "Get statistics of the user's own recipes",
    status: 200,
    response: Stats,
    errors: [],
  },
});
