import type { searchRoutes } from '@larder/contract/search';

import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { presentFound } from './present.ts';
import { searchRecipes } from './queries.ts';

export const searchHandlers: Handlers<typeof searchRoutes> = {
  async searchRecipes(ctx, { query }) {
    const [{ rows, reading }, rules] = await Promise.all([searchRecipes(ctx, query.q), readEatingRules(ctx)]);
    return { recipes: rows.map((row) => presentFound(row, rules)), ...reading };
  },
};
