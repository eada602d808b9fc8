import { expect } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';
import { versionsRoutes } from '@larder/contract/versions';

import { createRecipe } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

async function createChangedRecipe({ app, anna }: Stage): Promise<string> {
  const { id } = await createRecipe(app, anna);
  await app.request(recipesRoutes.updateRecipe, { params: { id }, body: { title: 'New', version: 1 } }, anna);
  return id;
}

export const versionsUses: Uses<'versions'> = {
  listVersions: async (stage) => {
    const params = { id: await createChangedRecipe(stage) };
    for (const query of [{}, { before: 2 }]) {
      const { status } = await stage.app.request(versionsRoutes.listVersions, { params, query }, stage.anna);
      expect(status).toBe(200);
    }
  },
  restoreVersion: async (stage) => {
    const params = { id: await createChangedRecipe(stage), version: '1' };
    const { status } = await stage.app.request(
      versionsRoutes.restoreVersion,
      { params, body: { version: 2 } },
      stage.anna,
    );
    expect(status).toBe(200);
  },
};
