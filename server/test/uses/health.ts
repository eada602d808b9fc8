import { healthRoutes } from '@larder/contract/health';

import type { Uses } from './stage.ts';

export const healthUses: Uses<'health'> = {
  getHealth: ({ app }) => app.request(healthRoutes.getHealth, {}),
  getAlive: ({ app }) => app.request(healthRoutes.getAlive, {}),
  getReady: ({ app }) => app.request(healthRoutes.getReady, {}),
};
