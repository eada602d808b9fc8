import { sharingRoutes } from '@larder/contract/sharing';

import { createPerson } from '../factories.ts';
import type { Uses } from './stage.ts';

export const sharingUses: Uses<'sharing'> = {
  shareRecipe: async ({ app, anna, id }) => {
    const { email } = await createPerson(app);
    return app.request(sharingRoutes.shareRecipe, { params: { id }, body: { email } }, anna);
  },
};
