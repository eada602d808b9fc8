import { communityRoutes } from '@larder/contract/community';

import type { Uses } from './stage.ts';

export const communityUses: Uses<'community'> = {
  shareToCommunity: ({ app, anna, id }) => app.request(communityRoutes.shareToCommunity, { params: { id } }, anna),
};
