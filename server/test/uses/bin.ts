import { expect } from 'vitest';

import { binRoutes } from '@larder/contract/bin';
import { recipesRoutes } from '@larder/contract/recipes';

import { createRecipe } from '../factories.ts';
import type { Stage, Uses } from './stage.ts';

async function binOne({ app, anna }: Stage): Promise<string> {
  const { id } = await createRecipe(app, anna);
  await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
  return id;
}

export const binUses: Uses<'bin'> = {
  listBin: async (stage) => {
    const { app, anna } = stage;
    await binOne(stage);
    await binOne(stage);
    const { body } = await app.request(binRoutes.listBin, { query: { limit: 1 } }, anna);
    expect(body.next_cursor).not.toBeNull();
    await app.request(binRoutes.listBin, { query: { cursor: body.next_cursor ?? '' } }, anna);
  },
  emptyBin: async (stage) => {
    await binOne(stage);
    expect((await stage.app.request(binRoutes.emptyBin, {}, stage.anna)).status).toBe(204);
  },
  deleteForGood: async (stage) => {
    const id = await binOne(stage);
    expect((await stage.app.request(binRoutes.deleteForGood, { params: { id } }, stage.anna)).status).toBe(204);
  },
};
