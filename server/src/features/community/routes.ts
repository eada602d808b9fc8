import type { communityRoutes } from '@larder/contract/community';

import { readEatingRules } from '#features/recipes/queries/eating-rules.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';

import { type CommunityDeps, publishRecipe } from './commands/publish.ts';
import { updateCommunityCopy } from './commands/update.ts';
import { viewCommunityRecipe } from './commands/view.ts';
import { withdrawCommunityCopy } from './commands/withdraw.ts';
import { presentCommunityCard, presentCopy } from './present.ts';
import { findCommunityCopy, getOwnCopy } from './queries/copy.ts';
import { listCommunity } from './queries/list.ts';
import { listTrending } from './queries/picked.ts';
import { listRecommended } from './queries/recommended.ts';

export function communityHandlers(deps: CommunityDeps): Handlers<typeof communityRoutes> {
  return {
    async listCommunity(ctx, { query }) {
      const [{ rows, nextCursor, reading }, rules] = await Promise.all([
        listCommunity(ctx, query),
        readEatingRules(ctx),
      ]);
      const recipes = rows.map((row) => presentCommunityCard(row, rules));
      return { recipes, next_cursor: nextCursor, ...reading };
    },

    async listTrending(ctx) {
      const [rows, rules] = await Promise.all([listTrending(ctx), readEatingRules(ctx)]);
      return { recipes: rows.map((row) => presentCommunityCard(row, rules)) };
    },

    async listRecommended(ctx) {
      const [{ rows, reason }, rules] = await Promise.all([listRecommended(ctx), readEatingRules(ctx)]);
      return { recipes: rows.map((row) => presentCommunityCard(row, rules)), reason };
    },

    async viewCommunityRecipe(ctx, { params }) {
      return { views: await viewCommunityRecipe(ctx, deps, params.id) };
    },

    async getCommunityCopy(ctx, { params }) {
      const copy = await findCommunityCopy(ctx, params.id);
      return { copy: copy === undefined ? null : presentCopy(copy) };
    },

    async getOwnCopy(ctx, { params }) {
      return presentCopy(await getOwnCopy(ctx, params.id));
    },

    async shareToCommunity(ctx, { params }) {
      return { id: await publishRecipe(ctx, deps, params.id) };
    },

    async updateCommunityCopy(ctx, { params }) {
      return presentCopy(await updateCommunityCopy(ctx, deps, params.id));
    },

    async withdrawCommunityCopy(ctx, { params }) {
      await withdrawCommunityCopy(ctx, params.id);
    },
  };
}
