import type { sharingRoutes } from '@larder/contract/sharing';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { shareRecipe, type SharingDeps } from './commands.ts';

export function sharingHandlers(deps: SharingDeps): Handlers<typeof sharingRoutes> {
  return {
    async shareRecipe(ctx, { params, body }) {
      await shareRecipe(ctx, deps, params.id, body.email);
      return { success: true };
    },
  };
}
