import { COOKBOOK_LIMITS, type cookbookRoutes } from '@larder/contract/cookbook';

import { mapEach } from '#platform/db/in-batches.ts';
import { ListAnswer } from '#platform/http/list-answer.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { deleteRecipes, restoreRecipes } from '#features/recipes/commands/bin.ts';
import { presentRecipe } from '#features/recipes/present.ts';
import { readEachWhole } from '#features/recipes/queries/cards.ts';
import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';
import { listRecipeIds, listRecipeVersions } from '#features/recipes/queries/list.ts';

export const cookbookHandlers: Handlers<typeof cookbookRoutes> = {
  async listRecipeIds(ctx, { query }) {
    return { ids: await listRecipeIds(ctx, query, COOKBOOK_LIMITS.selection_max) };
  },

  async listRecipeVersions(ctx) {
    const recipes = await listRecipeVersions(ctx, COOKBOOK_LIMITS.selection_max);
    return { recipes, eating_rules: (await readEatingRules(ctx)).key };
  },

  async getRecipes(ctx, { body }) {
    const rules = await readEatingRules(ctx);
    const recipes = mapEach(readEachWhole(ctx, body.ids), (row) => presentRecipe(row, rules));
    return ListAnswer.of('recipes', recipes, () => ({}));
  },

  async deleteRecipes(ctx, { body }) {
    return { ids: await deleteRecipes(ctx, body.ids) };
  },

  async restoreRecipes(ctx, { body }) {
    return { ids: await restoreRecipes(ctx, body.ids) };
  },
};
