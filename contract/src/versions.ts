import { z } from 'zod';

import { Uuid } from './recipe-fields.ts';
import { EVERY_DETAIL } from './detail-fields.ts';
import { Recipe, RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

/** The content of a version: every field that an update can change, except `is_favorite` and `stars`. */
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
  ...EVERY_DETAIL,
});
export type VersionContent = z.infer<typeof VersionContent>;

/** One version of a recipe, written at `made_at`. The newest is the current recipe. */
export const RecipeVersion = z.object({
  version: z.int(),
  made_at: z.iso.datetime(),
  content: VersionContent,
});
export type RecipeVersion = z.infer<typeof RecipeVersion>;

export const VERSIONS_TEXTS = {
  restored: 'Earlier version restored',
  not_found: 'This version doesn’t exist',
} as const;

export const versionsRoutes = defineRoutes({
  listVersions: {
    method: 'GET',
    path: '/api/recipes/{id}/versions',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List all versions of an own recipe, newest first, a page at a time',
    params: RecipeId,
    query: z.strictObject({
      /** Only versions lower than this. */
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
    summary: 'Restore an earlier version as the newest one; the current content becomes an earlier version',
    params: z.strictObject({ id: Uuid('Not a recipe id'), version: z.coerce.number().int().min(1) }),
    /** The current version, as an optimistic lock. */
    body: z.strictObject({ version: z.int().min(1) }),
    status: 200,
    response: Recipe,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
});
