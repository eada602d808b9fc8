import type { sharingRoutes } from '@larder/contract/sharing';

import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { leaveReceived, revokeShare, shareRecipe, type SharingDeps } from './commands.ts';
import { presentReceived, presentShare } from './present.ts';
import { countNewReceived, listReceived, listShares } from './queries.ts';

export function sharingHandlers(deps: SharingDeps): Handlers<typeof sharingRoutes> {
  return {
    async shareRecipe(ctx, { params, body }) {
      await shareRecipe(ctx, deps, params.id, body.email);
      return { success: true };
    },

    async listShares(ctx, { params, query }) {
      const { rows, nextCursor } = await listShares(ctx, params.id, query);
      return { shares: rows.map(presentShare), next_cursor: nextCursor };
    },

    async revokeShare(ctx, { params }) {
      await revokeShare(ctx, params.id, params.person);
      return undefined;
    },

    async listReceived(ctx, { query }) {
      const [{ rows, nextCursor }, rules] = await Promise.all([listReceived(ctx, query), readEatingRules(ctx)]);
      return { recipes: rows.map((row) => presentReceived(row, rules)), next_cursor: nextCursor };
    },

    countNewReceived(ctx) {
      return countNewReceived(ctx);
    },

    async leaveReceived(ctx, { params }) {
      await leaveReceived(ctx, params.id);
      return undefined;
    },
  };
}
