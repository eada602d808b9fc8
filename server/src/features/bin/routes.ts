import type { binRoutes } from '@larder/contract/bin';

import type { Handlers } from '#platform/http/route-handlers.ts';
import { deleteForGood, emptyBin } from '#features/recipes/commands/purge.ts';

import { presentBinned } from './present.ts';
import { listBin } from './queries.ts';

export const binHandlers: Handlers<typeof binRoutes> = {
  async listBin(ctx, { query }) {
    const { rows, count, nextCursor } = await listBin(ctx, query);
    return { recipes: rows.map(presentBinned), count, next_cursor: nextCursor };
  },

  async emptyBin(ctx) {
    await emptyBin(ctx);
    return undefined;
  },

  async deleteForGood(ctx, { params }) {
    await deleteForGood(ctx, params.id);
    return undefined;
  },
};
