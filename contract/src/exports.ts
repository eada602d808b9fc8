import { z } from 'zod';

import { COOKBOOK_LIMITS } from './cookbook.ts';
import { EXPORT_FORMAT_KEYS, EXPORT_TEXTS } from './export-formats.ts';
import { Uuid } from './recipe-fields.ts';
import { BODY_MAX_BYTES, defineRoutes } from './route.ts';

/** Which recipes to export: those with the given ids, or all. Those in the bin and of other users are left out. */
export const RecipesToExport = z.strictObject({
  format: z.enum(EXPORT_FORMAT_KEYS),
  ids: z
    .array(Uuid('Not a recipe id'))
    .min(1, EXPORT_TEXTS.none_selected)
    .max(COOKBOOK_LIMITS.selection_max, `At most ${COOKBOOK_LIMITS.selection_max} recipes at once`)
    .optional(),
});
export type RecipesToExport = z.output<typeof RecipesToExport>;

export const exportsRoutes = defineRoutes({
  exportRecipes: {
    method: 'POST',
    path: '/api/exports',
    access: 'session',
    scope: 'recipes:read',
    whenFull: true,
    bulk: true,
    summary: 'Export own recipes as a file for this app or another one, in one of several formats',
    body: RecipesToExport,
    bodyLimitBytes: BODY_MAX_BYTES.long_list,
    status: 200,
    response: null,
    produces: '*/*',
    errors: ['not_found'],
  },
});
