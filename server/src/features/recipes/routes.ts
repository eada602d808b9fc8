import type { recipesRoutes } from '@larder/contract/recipes';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { deleteRecipe, restoreRecipe } from './commands/bin.ts';
import { createRecipe } from './commands/create.ts';
import { updateRecipe } from './commands/update.ts';
import { markViewed } from './commands/view.ts';
import type { WritingDeps } from './policy.ts';
import { presentCard, presentDetail, presentRecipe } from './present.ts';
import { listCategories } from './queries/categories.ts';
import { getRecipe } from './queries/get.ts';
import { countRecipes, listRecipes } from './queries/list.ts';

export function recipesHandlers(deps: WritingDeps): Handlers<typeof recipesRoutes> {
  return {
    async listRecipes(ctx, { query }) {
      const { rows, nextCursor, reading } = await listRecipes(ctx, query);
      return { ...reading, recipes: rows.map(presentCard), next_cursor: nextCursor };
    },

    async countRecipes(ctx, { query }) {
      return { count: await countRecipes(ctx, query) };
    },

    async listRecipeCategories(ctx) {
      return { categories: await listCategories(ctx) };
    },

    async createRecipe(ctx, { body }) {
      return presentRecipe(await createRecipe(ctx, deps, body));
    },

    async getRecipe(ctx, { params }) {
      const { recipe, isNew } = await getRecipe(ctx, params.id);
      if (isNew) await markViewed(ctx, params.id);
      return presentDetail(recipe);
    },

    async updateRecipe(ctx, { params, body }) {
      return presentRecipe(await updateRecipe(ctx, deps, params.id, body));
    },

    async deleteRecipe(ctx, { params }) {
      await deleteRecipe(ctx, params.id);
      return undefined;
    },

    async restoreRecipe(ctx, { params }) {
      return presentRecipe(await restoreRecipe(ctx, params.id));
    },
  };
}
