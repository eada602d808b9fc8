import { z } from 'zod';

import { pageFields, RecipeCard, RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

/** A recipe in the bin. It goes for good at `purged_at`. */
export const BinnedRecipe = RecipeCard.extend({ deleted_at: z.iso.datetime(), purged_at: z.iso.datetime() });
export type BinnedRecipe = z.infer<typeof BinnedRecipe>;

export const binRoutes = defineRoutes({
  listBin: {
    method: 'GET',
    path: '/api/bin',
    access: 'session',
    scope: 'recipes:read',
    summary: 'What rests in the bin, what was deleted last first',
    query: z.strictObject(pageFields),
    status: 200,
    response: z.object({
      recipes: z.array(BinnedRecipe),
      /** Of all there, not of this page. */
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
    summary: 'Delete for good all that rests in the bin',
    status: 204,
    response: null,
    errors: [],
  },
  deleteForGood: {
    method: 'DELETE',
    path: '/api/bin/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Delete for good one recipe that rests in the bin',
    params: RecipeId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
});
