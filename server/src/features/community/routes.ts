import type { communityRoutes } from '@larder/contract/community';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { type CommunityDeps, shareToCommunity } from './commands.ts';

export function communityHandlers(deps: CommunityDeps): Handlers<typeof communityRoutes> {
  return {
    async shareToCommunity(ctx, { params }) {
      return { id: await shareToCommunity(ctx, deps, params.id) };
    },
  };
}
