import { z } from 'zod';

import { pageFields, RecipeCard, RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

/** A soft-deleted recipe. It is purged at `purged_at`. */
export const BinnedRecipe = RecipeCard.extend({ deleted_at: z.iso.datetime(), purged_at: z.iso.datetime() });
export type BinnedRecipe = z.infer<typeof BinnedRecipe>;

export const binRoutes = defineRoutes({
  listBin: {
    method: 'GET',
    path: '/api/bin',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the recipes in the bin, most recently deleted first',
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({
      recipes: z.array(BinnedRecipe),
      /** All recipes in the bin, not only this page. */
      count: z.int(),
      next_cursor: z.string().nullable(),
    }),
    errors: [],
  },
  emptyBin: {
    method: 'DELETE',
    path: '/api/bin',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Permanently delete everything in the bin',
    status: 204,
    response: null,
    errors: [],
  },
  deleteForGood: {
    method: 'DELETE',
    path: '/api/bin/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Permanently delete one recipe in the bin',
    params: RecipeId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
});
