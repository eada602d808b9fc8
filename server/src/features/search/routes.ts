import type { searchRoutes } from '@larder/contract/search';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { presentHit } from './present.ts';
import { searchRecipes } from './queries.ts';

export const searchHandlers: Handlers<typeof searchRoutes> = {
  async searchRecipes(ctx, { query }) {
    const { rows, reading } = await searchRecipes(ctx, query.q);
    return { recipes: rows.map(presentHit), ...reading };
  },
};
