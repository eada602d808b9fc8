import { z } from 'zod';

import { Uuid } from './recipe-fields.ts';
import { Recipe, RecipeFilter } from './recipes.ts';
import { BODY_MAX_BYTES, defineRoutes } from './route.ts';

export const COOKBOOK_LIMITS = {
  /** As many as can be selected at once. */
  selection_max: 10_000,
  /** Whole recipes in one answer. */
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
    summary: "The ids of all of one's own recipes that fit, to select them",
    query: RecipeFilter,
    status: 200,
    response: z.object({ ids: z.array(z.uuid()) }),
    errors: [],
  },
  getRecipes: {
    method: 'POST',
    path: '/api/cookbook/whole',
    access: 'session',
    scope: 'recipes:read',
    whenFull: true,
    bulk: true,
    summary: "Several of one's own recipes as they are, in the order asked for; those that are gone are left out",
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
    summary: "Put several of one's own recipes into the bin; answers with those that went there now",
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
    summary: "Take several of one's own recipes out of the bin; answers with those that came out now",
    body: Selection,
    bodyLimitBytes: BODY_MAX_BYTES.long_list,
    status: 200,
    response: z.object({ ids: z.array(z.uuid()) }),
    errors: [],
  },
});
