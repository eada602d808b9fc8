import { z } from 'zod';

import { Uuid } from './recipe-fields.ts';
import { Recipe, RecipeFilter } from './recipes.ts';
import { BODY_MAX_BYTES, defineRoutes } from './route.ts';

export const COOKBOOK_LIMITS = {
  /** Recipes in one selection. */
  selection_max: 10_000,
  /** Full recipes in one response. */
  whole_max: 50,
} as const;

export const COOKBOOK_TEXTS = {
  load_failed: 'Failed to load your cookbook',
  delete_failed: 'Failed to delete recipes',
  none_selected: 'No recipes selected for deletion',
  nothing_found: 'No recipes match your search criteria',
  empty: 'Your cookbook is empty. Start by adding some recipes!',
  confirm_delete: (count: number) => `Are you sure you want to delete ${count} recipe(s)?`,
  deleted: (count: number) => `Successfully deleted ${count} recipe(s)`,
  selected: (count: number) => `${count} recipe(s) selected`,
} as const;

const Selection = z.strictObject({
  ids: z
    .array(Uuid('Not a recipe id'))
    .min(1, COOKBOOK_TEXTS.none_selected)
    .max(COOKBOOK_LIMITS.selection_max, `At most ${COOKBOOK_LIMITS.selection_max} recipes at once`),
});

export const cookbookRoutes = defineRoutes({
  listRecipeIds: {
    method: 'GET',
    path: '/api/cookbook/ids',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the ids of all own recipes that match, newest first',
    query: RecipeFilter,
    status: 200,
    response: z.object({ ids: z.array(z.uuid()) }),
    errors: [],
  },
  listRecipeVersions: {
    method: 'GET',
    path: '/api/cookbook/versions',
    access: 'session',
    scope: 'recipes:read',
    summary:
      'List the versions of the newest own recipes, newest first, so that a device fetches only what has changed',
    status: 200,
    response: z.object({
      recipes: z.array(Recipe.pick({ id: true, version: true, is_favorite: true })),
      /** Changes with the user's diets and allergies, on which the `conflicts` of recipes depend. */
      eating_rules: z.string(),
    }),
    errors: [],
  },
  getRecipes: {
    method: 'POST',
    path: '/api/cookbook/whole',
    access: 'session',
    scope: 'recipes:read',
    whenFull: true,
    bulk: true,
    summary: 'Get several own recipes in full, in the requested order; missing ones are left out',
    body: z.strictObject({
      ids: z.array(Uuid('Not a recipe id')).min(1).max(COOKBOOK_LIMITS.whole_max),
    }),
    status: 200,
    response: z.object({ recipes: z.array(Recipe) }),
    errors: [],
  },
  deleteRecipes: {
    method: 'POST',
    path: '/api/cookbook/delete',
    access: 'session',
    scope: 'recipes:write',
    whenFull: true,
    summary: 'Move several own recipes to the bin; returns the ids moved by this request',
    body: Selection,
    bodyLimitBytes: BODY_MAX_BYTES.long_list,
    status: 200,
    response: z.object({ ids: z.array(z.uuid()) }),
    errors: [],
  },
  restoreRecipes: {
    method: 'POST',
    path: '/api/cookbook/restore',
    access: 'session',
    scope: 'recipes:write',
    whenFull: true,
    summary: 'Restore several own recipes from the bin; returns the ids restored by this request',
    body: Selection,
    bodyLimitBytes: BODY_MAX_BYTES.long_list,
    status: 200,
    response: z.object({ ids: z.array(z.uuid()) }),
    errors: [],
  },
});
