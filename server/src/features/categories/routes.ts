import type { categoriesRoutes } from '@larder/contract/categories';

import type { Handlers } from '#platform/http/route-handlers.ts';
import { presentSourced } from '#features/recipes/present.ts';

import { countBrowsed } from './queries/count.ts';
import { listBrowsed } from './queries/list.ts';

export const categoriesHandlers: Handlers<typeof categoriesRoutes> = {
  async browseRecipes(ctx, { query }) {
    const { rows, nextCursor, reading } = await listBrowsed(ctx, query);
    return { ...reading, recipes: rows.map(presentSourced), next_cursor: nextCursor };
  },

  async countBrowsed(ctx, { query }) {
    return countBrowsed(ctx, query);
  },
};
