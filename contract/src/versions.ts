import { z } from 'zod';

import { Uuid } from './recipe-fields.ts';
import { Recipe, RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

/** What a version keeps: all that a change can change. */
export const VersionContent = Recipe.pick({
  title: true,
  description: true,
  ingredients: true,
  instructions: true,
  image_url: true,
  picture: true,
  category: true,
  preparation_time: true,
  cooking_time: true,
  servings: true,
});
export type VersionContent = z.infer<typeof VersionContent>;

/** One version of a recipe; `made_at` is when it was written. The newest is the recipe as it stands. */
export const RecipeVersion = z.object({
  version: z.int(),
  made_at: z.iso.datetime(),
  content: VersionContent,
});
export type RecipeVersion = z.infer<typeof RecipeVersion>;

export const VERSIONS_TEXTS = {
  restored: 'Earlier version restored',
  not_found: 'This version does not exist',
} as const;

export const versionsRoutes = defineRoutes({
  listVersions: {
    method: 'GET',
    path: '/api/recipes/{id}/versions',
    access: 'session',
    scope: 'recipes:read',
    summary: "All versions of one of one's own recipes, the newest first, a page at a time",
    params: RecipeId,
    query: z.strictObject({
      /** Only versions before this one. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    status: 200,
    response: z.object({ versions: z.array(RecipeVersion), next_before: z.int().nullable() }),
    errors: ['not_found'],
  },
  restoreVersion: {
    method: 'POST',
    path: '/api/recipes/{id}/versions/{version}/restore',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Make an earlier version the newest one; what stood meanwhile stays a version too',
    params: z.strictObject({ id: Uuid('Not a recipe id'), version: z.coerce.number().int().min(1) }),
    /** Which version the person had before them. */
    body: z.strictObject({ version: z.int().min(1) }),
    status: 200,
    response: Recipe,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
});
