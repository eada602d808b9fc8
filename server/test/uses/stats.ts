import { expect } from 'vitest';

import { statsRoutes } from '@larder/contract/stats';

import type { Uses } from './stage.ts';

export const statsUses: Uses<'stats'> = {
  getStats: async ({ app, anna }) => {
    expect((await app.request(statsRoutes.getStats, {}, anna)).status).toBe(200);
  },
};
