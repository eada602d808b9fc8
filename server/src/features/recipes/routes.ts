import type { recipesRoutes } from '@larder/contract/recipes';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { createRecipe, deleteRecipe, restoreRecipe, updateRecipe } from './commands.ts';
import { presentCard, presentRecipe } from './present.ts';
import { getRecipe, listCategories, listRecipes } from './queries.ts';

export const recipesHandlers: Handlers<typeof recipesRoutes> = {
  async listRecipes(ctx, { query }) {
    const { rows, nextCursor } = await listRecipes(ctx, query);
    return { recipes: rows.map(presentCard), next_cursor: nextCursor };
  },

  async listRecipeCategories(ctx) {
    return { categories: await listCategories(ctx) };
  },

  async createRecipe(ctx, { body }) {
    return presentRecipe(await createRecipe(ctx, body));
  },

  async getRecipe(ctx, { params }) {
    return presentRecipe(await getRecipe(ctx.lookups, ctx.actor.id, params.id));
  },

  async updateRecipe(ctx, { params, body }) {
    return presentRecipe(await updateRecipe(ctx, params.id, body));
  },

  async deleteRecipe(ctx, { params }) {
    await deleteRecipe(ctx, params.id);
    return undefined;
  },

  async restoreRecipe(ctx, { params }) {
    return presentRecipe(await restoreRecipe(ctx, params.id));
  },
};
