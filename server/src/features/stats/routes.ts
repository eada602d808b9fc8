import type { statsRoutes } from '@larder/contract/stats';

import type { Handlers } from '#platform/http/route-handlers.ts';

import { presentStats } from './present.ts';
import { readStats } from './queries.ts';

export const statsHandlers: Handlers<typeof statsRoutes> = {
  async getStats(ctx) {
    return presentStats(await readStats(ctx));
  },
};
