import { expect } from 'vitest';

import { EXPORT_FORMAT_KEYS } from '@larder/contract/export-formats';
import { exportsRoutes } from '@larder/contract/exports';

import { createRecipe } from '../factories.ts';
import type { Uses } from './stage.ts';

export const exportsUses: Uses<'exports'> = {
  exportRecipes: async ({ app, anna }) => {
    const { id } = await createRecipe(app, anna);
    const { method, path: url } = exportsRoutes.exportRecipes;
    for (const format of EXPORT_FORMAT_KEYS)
      for (const body of [{ format }, { format, ids: [id] }])
        expect((await app.send({ method, url, body }, anna)).status).toBe(200);
  },
};
