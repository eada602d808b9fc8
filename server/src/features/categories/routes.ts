import type { categoriesRoutes } from '@larder/contract/categories';

import type { Handlers } from '#platform/http/route-handlers.ts';
import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';
import { presentSourced } from '#features/recipes/present.ts';

import { countBrowsed } from './queries/count.ts';
import { listBrowsed } from './queries/list.ts';

export const categoriesHandlers: Handlers<typeof categoriesRoutes> = {
  async browseRecipes(ctx, { query }) {
    const [{ rows, nextCursor, reading }, rules] = await Promise.all([listBrowsed(ctx, query), readEatingRules(ctx)]);
    return { ...reading, recipes: rows.map((row) => presentSourced(row, rules)), next_cursor: nextCursor };
  },

  async countBrowsed(ctx, { query }) {
    return countBrowsed(ctx, query);
  },
};
