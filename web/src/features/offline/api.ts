import { accountRoutes } from '@larder/contract/account';
import { COOKBOOK_LIMITS, cookbookRoutes } from '@larder/contract/cookbook';
import { recipesRoutes } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import type { RouteRequest } from '@larder/contract/route';

import { call } from '#platform/http.ts';

/** Full recipes in one answer. */
export const BATCH_MAX = COOKBOOK_LIMITS.whole_max;

export function listVersions(signal: AbortSignal) {
  return call(cookbookRoutes.listRecipeVersions, { signal });
}

export async function getWholeRecipes(ids: string[], signal: AbortSignal): Promise<Recipe[]> {
  return (await call(cookbookRoutes.getRecipes, { body: { ids }, signal })).recipes;
}

/** The calls that send changes. */
export const RECIPE_CALLS = {
  get: (id: string): Promise<Recipe> => call(recipesRoutes.getRecipe, { params: { id } }),
  update: (id: string, body: Parameters<typeof update>[1]): Promise<Recipe> => update(id, body),
  /** Whether the session of this browser is the user's. */
  isSessionOf: async (userId: string): Promise<boolean> => {
    const { user, aal, next_aal: nextAal } = await call(accountRoutes.getSession, {});
    return user?.id === userId && aal === nextAal;
  },
};
export type RecipeCalls = typeof RECIPE_CALLS;

function update(id: string, body: RouteRequest<typeof recipesRoutes.updateRecipe>['body']): Promise<Recipe> {
  return call(recipesRoutes.updateRecipe, { params: { id }, body });
}
