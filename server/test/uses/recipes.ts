import { expect } from 'vitest';

import { recipesRoutes } from '@larder/contract/recipes';

import { newRecipe } from '../factories.ts';
import type { Uses } from './stage.ts';

export const recipesUses: Uses<'recipes'> = {
  listRecipes: async ({ app, anna }) => {
    const { body } = await app.request(recipesRoutes.listRecipes, { query: { limit: 1 } }, anna);
    const cursor = { cursor: body.next_cursor ?? '' };
    for (const page of [{}, cursor]) {
      for (const category of [{}, { category: 'Soup' }]) {
        for (const search of [{}, { q: 'tomato' }]) {
          const answer = await app.request(
            recipesRoutes.listRecipes,
            { query: { ...page, ...category, ...search } },
            anna,
          );
          expect(answer.status).toBe(200);
        }
      }
    }
  },
  listRecipeCategories: ({ app, anna }) => app.request(recipesRoutes.listRecipeCategories, {}, anna),
  createRecipe: async ({ app, anna, id }) => {
    await app.request(recipesRoutes.createRecipe, { body: newRecipe() }, anna);
    await app.request(recipesRoutes.createRecipe, { body: newRecipe({ id }) }, anna);
  },
  getRecipe: ({ app, anna, id }) => app.request(recipesRoutes.getRecipe, { params: { id } }, anna),
  updateRecipe: ({ app, anna, id }) =>
    app.request(recipesRoutes.updateRecipe, { params: { id }, body: { title: 'New', ingredients: ['egg'] } }, anna),
  deleteRecipe: ({ app, anna, id }) => app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna),
  restoreRecipe: ({ app, anna, id }) => app.request(recipesRoutes.restoreRecipe, { params: { id } }, anna),
};
