import { expect } from 'vitest';

import { cookbookRoutes } from '@larder/contract/cookbook';

import { createRecipe } from '../factories.ts';
import type { Uses } from './stage.ts';

export const cookbookUses: Uses<'cookbook'> = {
  listRecipeIds: async ({ app, anna }) => {
    for (const query of [{}, { category: 'Soup' }, { tags: 'Dinner,Vegan' }, { q: 'tomato' }]) {
      expect((await app.request(cookbookRoutes.listRecipeIds, { query }, anna)).status).toBe(200);
    }
  },
  listRecipeVersions: ({ app, anna }) => app.request(cookbookRoutes.listRecipeVersions, {}, anna),
  getRecipes: ({ app, anna, id }) => app.request(cookbookRoutes.getRecipes, { body: { ids: [id] } }, anna),
  deleteRecipes: async ({ app, anna }) => {
    const { id } = await createRecipe(app, anna);
    const { body } = await app.request(cookbookRoutes.deleteRecipes, { body: { ids: [id] } }, anna);
    expect(body.ids).toEqual([id]);
  },
  restoreRecipes: async ({ app, anna }) => {
    const { id } = await createRecipe(app, anna);
    await app.request(cookbookRoutes.deleteRecipes, { body: { ids: [id] } }, anna);
    const { body } = await app.request(cookbookRoutes.restoreRecipes, { body: { ids: [id] } }, anna);
    expect(body.ids).toEqual([id]);
  },
};
